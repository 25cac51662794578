import type { AstroIntegration } from 'astro';
import { emailVariantPages, emailVariantPath } from '../../domain/email/variant-pages.ts';
import { speculationRulesPath } from '../../domain/endpoints.ts';
import { errorPageNames, errorPagePath } from '../../domain/error-pages.ts';
import { languages } from '../../domain/language.ts';
import { archiveShellPath, archiveShells } from '../../domain/letters-archive.ts';
import { myDataShownPath } from '../../domain/my-data/my-data-page.ts';
import { href, pageDefinitions, pageNames, pathOf, posts, type Page } from '../../domain/routes.ts';
import { inKebabCase } from '../../domain/text.ts';
import { feedPath } from './absolute-address.ts';

/** The Astro page that all of a page's paths share. */
function entrypointOf(page: Page): string {
  const folder = pageDefinitions[page].emailLink ? 'email-link' : inKebabCase(page);
  return `./site/pages/${folder}/${folder}.astro`;
}

/**
 * Gives every path of the site its Astro page. One route per page, not one catch-all, so that a
 * page carries only the styles of its own sections (docs/decisions/0001). Astro's own folder of
 * routes, `pages/` in `srcDir`, is empty: these are all of them. In development there is
 * /styleguide, too.
 */
export function siteRoutes(): AstroIntegration {
  return {
    name: 'site-routes',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        const add = (pattern: string, entrypoint: string) => injectRoute({ pattern, entrypoint });
        const addOnDemand = (pattern: string, entrypoint: string) =>
          injectRoute({ pattern, entrypoint, prerender: false });
        if (command === 'dev') add('/styleguide', './site/pages/styleguide/styleguide.astro');
        for (const language of languages) {
          for (const page of pageNames) {
            const { onDemand, states = [] } = pageDefinitions[page];
            const path = href(page, language);
            (onDemand ? addOnDemand : add)(path, entrypointOf(page));
            for (const state of states) add(`${path}/${state}`, entrypointOf(page));
          }
          for (const page of emailVariantPages) {
            add(emailVariantPath(page, language), entrypointOf(page));
          }
          for (const post of posts) {
            add(pathOf({ page: 'post', post }, language), './site/pages/blog/post.astro');
          }
          for (const page of errorPageNames) {
            add(errorPagePath(page, language), './site/pages/error/error.astro');
          }
          for (const shell of archiveShells) {
            add(archiveShellPath(shell, language), './site/pages/letters/letters.astro');
          }
          addOnDemand(myDataShownPath(language), './site/pages/my-data/my-data-shown.astro');
          add(feedPath(language), './site/build/feed.xml.ts');
        }
        for (const file of ['/llms.txt', '/robots.txt', '/sitemap.xml', speculationRulesPath]) {
          add(file, `./site/build${file}.ts`);
        }
        add('/share/[name].jpg', './site/build/share-pictures.ts');
      },
    },
  };
}
