import { everything } from '../../content/everything.fixture.ts';
import { linkPurposes } from '../../domain/email/link-pages.ts';
import { pageRefs, pathOf, posts, type PageRef } from '../../domain/routes.ts';
import { languages, type Language } from '../../domain/language.ts';
import { everyRule, namesAndContrast } from '../setup/axe.ts';
import type { devices } from '../setup/devices.ts';
import { screens } from '../setup/first-screen.ts';
import { screensToRead } from '../setup/reflow.ts';

export { everything };

/** One way a page is seen, and the rules of axe for it. */
export interface Look {
  colorScheme: 'light' | 'dark';
  device: keyof typeof devices;
  rules: readonly string[];
}

/** How a page is swept: `sweep.ts` does it. */
export interface Sweep {
  looks: readonly Look[];
  /** Screens on which a page shows what it is about without scrolling. */
  screens: readonly { width: number; height: number }[];
  /** Screens and sizes of text for which a page is laid out anew. */
  reading: readonly (typeof screensToRead)[number][];
}

const look = (colorScheme: Look['colorScheme'], device: Look['device'], rules = everyRule) => ({
  colorScheme,
  device,
  rules,
});

const inEveryWay: Sweep = {
  looks: [
    look('light', 'desktop'),
    look('dark', 'desktop'),
    look('light', 'phone'),
    look('dark', 'phone'),
  ],
  screens,
  reading: screensToRead,
};

/** Large text on the narrowest screen: what fits there has fitted on the others. */
const hardestToRead = screensToRead.filter(
  ({ viewport, fontSize }) => viewport.width === 320 && fontSize === '200%',
);

/**
 * What `npm test` leaves to the night. A colour is wrong on both devices, a layout in both schemes,
 * and elements are the same in both languages. First screens are seen in Portuguese, whose words
 * are longer: the smallest screen, a tablet, a laptop and the widest have between them the layouts
 * of the others.
 */
export const sweepOf: Record<Language, Sweep> = everything
  ? { en: inEveryWay, pt: inEveryWay }
  : {
      en: {
        looks: [look('light', 'desktop'), look('dark', 'phone', namesAndContrast)],
        screens: [],
        reading: screensToRead,
      },
      pt: {
        looks: [look('light', 'phone', namesAndContrast)],
        screens: screens.filter(({ width }) => [360, 768, 1366, 1920].includes(width)),
        reading: hardestToRead,
      },
    };

/** How one state of a page is swept, whose template `sweepOf` sees on other pages. */
export const sweepOfState: Sweep = everything
  ? inEveryWay
  : { looks: [look('dark', 'phone')], screens: screens.slice(0, 1), reading: hardestToRead };

/** The languages in which each state of a page is swept. */
export const languagesOfStates: readonly Language[] = everything ? languages : ['en'];

/** Whether another page has its template: articles, policies, pages behind links of e-mails. */
const isAnotherOfItsTemplate = (place: PageRef): boolean =>
  place.page === 'post'
    ? place.post !== posts[0]
    : place.page === 'terms' || linkPurposes.slice(1).some((purpose) => purpose === place.page);

/** A page of each template. The other pages wait for the night, or are seen in Portuguese. */
export const onePerTemplate = pageRefs.filter(
  (place) => everything || !isAnotherOfItsTemplate(place),
);

/**
 * The pages to sweep; a path that leads nowhere stands for the error pages, which share a template.
 */
export const pageRows = languages.flatMap((language) => [
  ...(language === 'pt' ? pageRefs : onePerTemplate).map((place) => ({
    place,
    language,
    address: pathOf(place, language),
  })),
  { place: undefined, language, address: language === 'pt' ? '/pt/nada' : '/nothing' },
]);
