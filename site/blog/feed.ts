import rss from '@astrojs/rss';
import { content } from '../../content/index.ts';
import { languageTag, type Language } from '../../domain/language.ts';
import { href } from '../../domain/routes.ts';
import { siteConfig } from '../../site.config.ts';
import { absoluteUrl } from '../absolute-address.ts';
import { articlesIn } from './articles.ts';

/** The path of the feed in each language. */
export const feedAddress: Record<Language, string> = { en: '/feed.xml', pt: '/pt/feed.xml' };

/** The articles of a language, newest first, as an RSS 2.0 feed. */
export async function feedOf(language: Language): Promise<Response> {
  const { blog } = content[language];
  const articles = await articlesIn(language);
  return rss({
    title: `${siteConfig.brand}: ${blog.heading}`,
    description: blog.meta.description,
    site: absoluteUrl(href('blog', language)),
    trailingSlash: false,
    customData: `<language>${languageTag[language]}</language>`,
    items: articles.map(({ post, entry: { data } }) => ({
      title: data.title,
      description: data.description,
      pubDate: data.date,
      link: absoluteUrl(href('post', language, { post })),
    })),
  });
}
