import { everything } from '../../content/everything.fixture.ts';
import { linkPurposes } from '../../domain/email/link-pages.ts';
import { pageRefs, pathOf, posts, type PageRef } from '../../domain/routes.ts';
import { languages, type Language } from '../../domain/language.ts';
import { everyRule, namesAndContrast } from '../setup/axe.ts';
import type { devices } from '../setup/devices.ts';
import { screens } from '../setup/first-screen.ts';
import { screensToRead } from '../setup/reflow.ts';
import { textFaces, type TextFace } from '../setup/text-faces.ts';

/** One way a page is seen. */
export interface Look {
  colorScheme: 'light' | 'dark';
  device: keyof typeof devices;
  /** Rules of axe, where they are not those of the sweep. */
  rules?: readonly string[];
}

/** How a page is swept: `sweep.ts` does it. */
export interface Sweep {
  looks: readonly Look[];
  /** Rules of axe in each of these looks. */
  rules: readonly string[];
  faces: readonly TextFace[];
  /** Screens on which a page shows what it is about without scrolling. */
  screens: readonly { width: number; height: number }[];
  /** Screens and sizes of text for which a page is laid out anew. */
  reading: readonly (typeof screensToRead)[number][];
}

export { everything };

const [lightDesktop, darkPhone, darkDesktop, lightPhone] = [
  { colorScheme: 'light', device: 'desktop' },
  { colorScheme: 'dark', device: 'phone' },
  { colorScheme: 'dark', device: 'desktop' },
  { colorScheme: 'light', device: 'phone' },
] as const;

const inEveryWay: Sweep = {
  looks: [lightDesktop, darkDesktop, lightPhone, darkPhone],
  rules: everyRule,
  faces: textFaces,
  screens,
  reading: screensToRead,
};

/** Large text on the narrowest screen: what fits there has fitted on the others. */
const hardestToRead = screensToRead.filter(
  ({ viewport, fontSize }) => viewport.width === 320 && fontSize === '200%',
);

/**
 * The smallest screen, a tablet, a laptop and the widest: those between them have the layout of one
 * of these.
 */
const fewScreens = screens.filter(({ width }) => [360, 768, 1366, 1920].includes(width));

/**
 * What `npm test` leaves to the night. English: two looks of four, because a colour is wrong on
 * both devices and a layout in both schemes; in the second one, and in Portuguese, with the rules
 * that words and colours can break, since the elements are the same. Portuguese: the other two
 * looks, the dark desktop only of pages with scripts of their own. First screens are seen in
 * Portuguese, whose words are longer. The narrow face is left out, because what fits in the widest
 * face fits in it.
 */
export const sweepOf: Record<Language, Sweep> = everything
  ? { en: inEveryWay, pt: inEveryWay }
  : {
      en: {
        looks: [lightDesktop, { ...darkPhone, rules: namesAndContrast }],
        rules: everyRule,
        faces: ['wide'],
        screens: [],
        reading: screensToRead,
      },
      pt: {
        looks: [lightPhone, darkDesktop],
        rules: namesAndContrast,
        faces: ['wide'],
        screens: fewScreens,
        reading: hardestToRead,
      },
    };

/**
 * How one state of a page is swept. `sweepOf` sees the same template on other pages, so a state
 * gets one look a language, and only the screens where words fit least.
 */
export const sweepOfStates: Record<Language, Sweep> = everything
  ? sweepOf
  : {
      en: {
        ...sweepOf.en,
        looks: [darkPhone],
        reading: hardestToRead,
        screens: fewScreens.slice(0, 1),
      },
      pt: { ...sweepOf.pt, looks: [lightDesktop], screens: fewScreens.slice(0, 1) },
    };

/**
 * The languages in which each state of a page is swept: by day English, since `sweepOf` sees
 * Portuguese on the pages themselves.
 */
export const languagesOfStates: readonly Language[] = everything ? languages : ['en'];

/** Whether another page has its template: articles, policies, pages behind links of e-mails. */
const isAnotherOfItsTemplate = (place: PageRef): boolean =>
  place.page === 'post'
    ? place.post !== posts[0]
    : place.page === 'terms' || linkPurposes.slice(1).some((purpose) => purpose === place.page);

/** A page of each template. The other pages wait for the night. */
export const onePerTemplate = pageRefs.filter(
  (place) => everything || !isAnotherOfItsTemplate(place),
);

/** A page of each kind of script, for what only scripts can break. */
export const onePerScript = onePerTemplate.filter(
  ({ page }) => everything || ['home', 'location', 'faq', 'post'].includes(page),
);

/**
 * The places to sweep in a language: of each template in English, and all in Portuguese, whose
 * words are longer.
 */
export const placesIn = (language: Language): readonly PageRef[] =>
  language === 'pt' ? pageRefs : onePerTemplate;

/**
 * Of a second page of a template, by day only whether its words fit: elements and colours are those
 * of the first.
 */
function sweepAt(place: PageRef, language: Language): Sweep {
  const sweep = sweepOf[language];
  if (everything) return sweep;
  if (!onePerTemplate.includes(place)) return { ...sweep, looks: [] };
  const isWhole =
    language === 'en' || [...onePerScript.map(({ page }) => page), 'waitlist'].includes(place.page);
  return isWhole ? sweep : { ...sweep, looks: [lightPhone] };
}

/**
 * The pages to sweep; a path that leads nowhere stands for the error pages, which share a template.
 */
export const pageRows = languages.flatMap((language) => [
  ...placesIn(language).map((place) => ({
    place,
    address: pathOf(place, language),
    sweep: sweepAt(place, language),
  })),
  {
    place: undefined,
    address: language === 'pt' ? '/pt/nada' : '/nothing',
    sweep: sweepOf[language],
  },
]);
