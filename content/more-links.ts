import type { Page, Post } from '../domain/routes.ts';

/** The links at the end of a text, by page, part of a page, or article. */
export type MoreLinks = Partial<Record<Page | `${Page}#${string}` | Post, string>>;
