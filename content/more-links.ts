import type { Page } from '../domain/routes.ts';

/** Where a text leads on to: what each link says, by its page or by a part of it. */
export type MoreLinks = Partial<Record<Page | `${Page}#${string}`, string>>;
