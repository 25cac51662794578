import type { Language, Paths } from './language.ts';

/** The properties of a page, apart from its words: `site/pages/<page>/page.ts`. */
export interface PageDefinition<Picture extends string = string> {
  paths: Paths;
  /** Shown at its top, or in link previews alone. */
  picture: Picture;
  /** Its place in the menu, or in the footer: a link with the `name` that its words give it. */
  inMenu?: number;
  inFooter?: number;
  /** Search engines must not list it. */
  unlisted?: true;
  /** Forms are posted to its path. */
  posted?: true;
  /** It is rendered for the server alone, and answers no GET. */
  onDemand?: true;
  /** It is behind a link in e-mails, whose look all such pages share: `site/pages/email-link/`. */
  emailLink?: true;
  /** It is built once more for each, at `<path>/<state>`, and served at its own path alone. */
  states?: readonly string[];
  /** It says something else where the site sends e-mails, and is built a second time for that. */
  emailVariant?: true;
  /**
   * Its hour on the day that the pages are, at the foot of which is the way to the next: noon where
   * it does not matter.
   */
  hour?: number;
  /** How the dog lies in its footer: a drawing of `site/ui/footer/poses/`. */
  dog?: string;
}

/** The properties of an article, apart from its words: `content/posts/<post>/post.ts`. */
export interface PostDefinition<Picture extends string = string> extends Pick<
  PageDefinition<Picture>,
  'picture' | 'hour' | 'dog'
> {
  /** The last segment of its path. */
  slugs: Record<Language, string>;
}
