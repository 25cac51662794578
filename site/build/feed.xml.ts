import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { content } from '../../content/index.ts';
import { languageOfPath, languageTag } from '../../domain/language.ts';
import { href } from '../../domain/routes.ts';
import { siteConfig } from '../../site.config.ts';
import { absoluteUrl, feedPath } from './absolute-address.ts';
import { articleHtml } from './article-html.ts';
import { articlesIn } from '../pages/blog/articles.ts';

/** The articles of a language, newest first and in full, as an RSS 2.0 feed. */
export const GET: APIRoute = async ({ routePattern }) => {
  const language = languageOfPath(routePattern);
  const { blog } = content[language];
  const articles = await articlesIn(language);
  return rss({
    title: `${siteConfig.brand}: ${blog.heading}`,
    description: blog.meta.description,
    site: absoluteUrl(href('blog', language)),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>${languageTag[language]}</language><atom:link href="${absoluteUrl(feedPath(language))}" rel="self" type="application/rss+xml"/>`,
    items: await Promise.all(
      articles.map(async ({ post, entry }) => {
        const link = absoluteUrl(href('post', language, { post }));
        const { title, description, date } = entry.data;
        const content = await articleHtml(entry, language, link);
        return { title, description, pubDate: date, link, content };
      }),
    ),
  });
};
