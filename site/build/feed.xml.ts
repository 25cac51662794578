import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import mdx from '@astrojs/mdx/server.js';
import react from '@astrojs/react/server.js';
import { experimental_AstroContainer as Container } from 'astro/container';
import { render, type CollectionEntry } from 'astro:content';
import { content } from '../../content/index.ts';
import { languageOfPath, languageTag, type Language } from '../../domain/language.ts';
import { href } from '../../domain/routes.ts';
import { siteConfig } from '../../site.config.ts';
import { absoluteUrl, feedPath } from './absolute-address.ts';
import { articlesIn } from '../pages/blog/articles.ts';
import { notesOf } from '../pages/blog/notes.tsx';

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

/**
 * The full text of an article as HTML for where none of the site's styles are: without classes, and
 * its notes without what is only to be looked at.
 * @param address of its page, for its links
 */
async function articleHtml(
  entry: CollectionEntry<'posts'>,
  language: Language,
  address: string,
): Promise<string> {
  const container = await Container.create();
  container.addServerRenderer({ renderer: mdx });
  container.addServerRenderer({ renderer: react });
  const { Content } = await render(entry);
  const components = {
    ...notesOf(entry.data.sources, language),
    Opening: () => null,
    Cut: () => null,
  };
  const html = await container.renderToString(Content, { props: { components } });
  return html
    .replaceAll(/<(\w+)[^>]* aria-hidden="true"[^>]*>.*?<\/\1>/gs, '')
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/ class="[^"]*"/g, '')
    .replaceAll(
      / href="(?!https?:|mailto:|tel:)([^"]*)"/g,
      (_, to: string) => ` href="${new URL(to, address).href}"`,
    );
}
