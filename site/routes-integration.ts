import type { AstroIntegration } from 'astro';
import { pathOf, href, pageRefs, type Page } from '../domain/routes.ts';
import { errorPageNames, errorPagePath } from '../domain/error-pages.ts';
import { languages } from '../domain/language.ts';
import { allLinkPages, linkPagePath } from '../domain/email/link-pages.ts';
import { myDataShownPath, myDataStatePath, myDataStates } from '../domain/my-data/my-data-page.ts';
import { emailVariantPages, emailVariantPath } from '../domain/email/variant-pages.ts';

const template: Record<Page, string> = {
  home: 'home',
  about: 'about',
  experiences: 'experiences',
  burnoutRecovery: 'burnout-recovery',
  oldDogSanctuary: 'old-dog-sanctuary',
  location: 'location',
  partnerships: 'partnerships',
  blog: 'blog',
  waitlist: 'waitlist',
  faq: 'faq',
  practicalInformation: 'practical-information',
  admin: 'admin',
  privacy: 'privacy',
  terms: 'terms',
  thankYou: 'thank-you',
  confirm: 'email-link',
  unsubscribe: 'email-link',
  myData: 'my-data',
  newAddress: 'email-link',
  join: 'join',
};

/**
 * Gives every path of `domain/routes.ts` its template. One route per page, not one catch-all, so that a page
 * carries only the styles of its own sections (docs/decisions/0002). In development there is /styleguide, too.
 */
export function siteRoutes(): AstroIntegration {
  return {
    name: 'site-routes',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command === 'dev') {
          injectRoute({ pattern: '/styleguide', entrypoint: './site/styleguide/styleguide.astro' });
        }
        for (const language of languages) {
          for (const place of pageRefs) {
            injectRoute({
              pattern: pathOf(place, language),
              entrypoint: `./site/templates/${place.page === 'post' ? 'post' : template[place.page]}.astro`,
            });
          }
          for (const page of allLinkPages.filter(({ state }) => state !== 'unknown')) {
            injectRoute({
              pattern: linkPagePath(page, language),
              entrypoint: './site/templates/email-link.astro',
            });
          }
          for (const state of myDataStates) {
            injectRoute({
              pattern: myDataStatePath(state, language),
              entrypoint: './site/templates/my-data.astro',
            });
          }
          for (const page of emailVariantPages) {
            injectRoute({
              pattern: emailVariantPath(page, language),
              entrypoint: `./site/templates/${template[page]}.astro`,
            });
          }
          for (const page of errorPageNames) {
            injectRoute({
              pattern: errorPagePath(page, language),
              entrypoint: './site/templates/error.astro',
            });
          }
          for (const [pattern, name] of [
            [href('join', language), 'join'],
            [myDataShownPath(language), 'my-data-shown'],
          ] as const) {
            const entrypoint = `./site/templates/${name}.astro`;
            injectRoute({ pattern, entrypoint, prerender: false });
          }
        }
      },
    },
  };
}
