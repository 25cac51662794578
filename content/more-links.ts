import type { Page, Post } from '../domain/routes.ts';

/** Where a text leads on to: what each link says, by its page, a part of it, or its article. */
export type MoreLinks = Partial<Record<Page | `${Page}#${string}` | Post, string>>;
