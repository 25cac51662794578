import { getEntry, type CollectionEntry } from 'astro:content';
import { lastChanged } from '../../../content/text-dates.ts';
import type { Language } from '../../../domain/language.ts';
import { posts, type Post } from '../../../domain/routes.ts';
import { dayOf } from '../../../domain/time.ts';

interface Article {
  post: Post;
  entry: CollectionEntry<'posts'>;
  /** The days on which it came out and last changed, as `2026-11-22`. */
  published: string;
  modified: string;
}

/**
 * One article in one language.
 * @throws when content/posts holds no such file
 */
export async function articleOf(post: Post, language: Language): Promise<Article> {
  const entry = await getEntry('posts', `${post}/${language}`);
  if (!entry) throw new Error(`content/posts/${post}/${language}.mdx is missing`);
  return {
    post,
    entry,
    published: dayOf(entry.data.date),
    modified: lastChanged({ page: 'post', post }, language),
  };
}

/** Every article in a language, newest first. */
export async function articlesIn(language: Language): Promise<Article[]> {
  const articles = await Promise.all(posts.map((post) => articleOf(post, language)));
  return articles.sort((a, b) => b.entry.data.date.getTime() - a.entry.data.date.getTime());
}

/**
 * Articles, newest first: the newest, which leads, the six oldest, which the grid keeps, and those
 * between, which stand apart below it.
 */
export const inGrid = <Each>(
  articles: readonly Each[],
): { lead: Each[]; grid: Each[]; later: Each[] } => ({
  lead: articles.slice(0, -6).slice(0, 1),
  grid: articles.slice(-6),
  later: articles.slice(1, -6),
});
