import rss from '@astrojs/rss';
import { content } from '../../content/index.ts';
import { languageTag, type Language } from '../../domain/language.ts';
import { href } from '../../domain/routes.ts';
import { siteConfig } from '../../site.config.ts';
import { absoluteUrl } from '../absolute-address.ts';
import { articleHtml } from './article-html.ts';
import { articlesIn } from './articles.ts';
import { feedAddress } from './feed-address.ts';

/** The articles of a language, newest first and in full, as an RSS 2.0 feed. */
export async function feedOf(language: Language): Promise<Response> {
  const { blog } = content[language];
  const articles = await articlesIn(language);
  return rss({
    title: `${siteConfig.brand}: ${blog.heading}`,
    description: blog.meta.description,
    site: absoluteUrl(href('blog', language)),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>${languageTag[language]}</language><atom:link href="${absoluteUrl(feedAddress[language])}" rel="self" type="application/rss+xml"/>`,
    items: await Promise.all(
      articles.map(async ({ post, entry }) => {
        const link = absoluteUrl(href('post', language, { post }));
        const { title, description, date } = entry.data;
        const content = await articleHtml(entry, language, link);
        return { title, description, pubDate: date, link, content };
      }),
    ),
  });
}
