import type { AstroIntegration } from 'astro';
import { pathOf, href, pageRefs, type Page } from '../../domain/routes.ts';
import { errorPageNames, errorPagePath } from '../../domain/error-pages.ts';
import { languages } from '../../domain/language.ts';
import { allLinkPages, linkPagePath } from '../../domain/email/link-pages.ts';
import {
  myDataShownPath,
  myDataStatePath,
  myDataStates,
} from '../../domain/my-data/my-data-page.ts';
import { emailVariantPages, emailVariantPath } from '../../domain/email/variant-pages.ts';
import { feedPath } from './absolute-address.ts';

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

const entrypoint = (page: Page | 'post'): string => {
  if (page === 'post') return './site/pages/blog/post.astro';
  return `./site/pages/${template[page]}/${template[page]}.astro`;
};

/**
 * Gives every path of `domain/routes.ts` its template. One route per page, not one catch-all, so that a page
 * carries only the styles of its own sections (docs/decisions/0002). In development there is /styleguide, too. Astro's own folder of routes, `pages/` in `srcDir`, is empty: this is all of them.
 */
export function siteRoutes(): AstroIntegration {
  return {
    name: 'site-routes',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command === 'dev') {
          injectRoute({
            pattern: '/styleguide',
            entrypoint: './site/pages/styleguide/styleguide.astro',
          });
        }
        for (const language of languages) {
          for (const place of pageRefs) {
            injectRoute({ pattern: pathOf(place, language), entrypoint: entrypoint(place.page) });
          }
          for (const page of allLinkPages.filter(({ state }) => state !== 'unknown')) {
            injectRoute({
              pattern: linkPagePath(page, language),
              entrypoint: './site/pages/email-link/email-link.astro',
            });
          }
          for (const state of myDataStates) {
            injectRoute({
              pattern: myDataStatePath(state, language),
              entrypoint: './site/pages/my-data/my-data.astro',
            });
          }
          for (const page of emailVariantPages) {
            injectRoute({
              pattern: emailVariantPath(page, language),
              entrypoint: entrypoint(page),
            });
          }
          for (const page of errorPageNames) {
            injectRoute({
              pattern: errorPagePath(page, language),
              entrypoint: './site/pages/error/error.astro',
            });
          }
          injectRoute({
            pattern: href('join', language),
            entrypoint: entrypoint('join'),
            prerender: false,
          });
          injectRoute({
            pattern: myDataShownPath(language),
            entrypoint: './site/pages/my-data/my-data-shown.astro',
            prerender: false,
          });
          injectRoute({ pattern: feedPath[language], entrypoint: './site/build/feed.xml.ts' });
        }
        for (const file of ['llms.txt', 'robots.txt', 'sitemap.xml']) {
          injectRoute({ pattern: `/${file}`, entrypoint: `./site/build/${file}.ts` });
        }
        injectRoute({ pattern: '/share/[name].jpg', entrypoint: './site/build/share-pictures.ts' });
      },
    },
  };
}
