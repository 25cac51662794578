import type { APIRoute } from 'astro';
import { content } from '../../content/index.ts';
import { languages } from '../../domain/language.ts';
import { pathOf, isListed, pageRefs } from '../../domain/routes.ts';
import { absoluteUrl } from '../absolute-address.ts';
import { siteConfig } from '../../site.config.ts';
import { metaOf } from '../page-meta.ts';

/** The pages of the site with a line on each, for readers that are programs (llmstxt.org). */
export const GET: APIRoute = async () => {
  const sections = await Promise.all(
    languages.map(async (language) => {
      const lines = await Promise.all(
        pageRefs.filter(isListed).map(async (place) => {
          const { title, description } = await metaOf(place, language);
          return `- [${title}](${absoluteUrl(pathOf(place, language))}): ${description}`;
        }),
      );
      return `## ${language === 'en' ? 'English' : 'Português'}\n\n${lines.join('\n')}\n`;
    }),
  );
  return new Response(
    `# ${siteConfig.brand}\n\n> ${content.en.home.meta.description}\n\n${sections.join('\n')}`,
  );
};
