import type { PictureName } from '../../content/pictures.ts';
import { pages, posts } from '../../domain/pages.ts';
import type { Page, PageRef, Post } from '../../domain/routes.ts';

const ofPage: Record<Page, { picture: PictureName }> = pages;
const ofPost: Record<Post, { picture: PictureName }> = posts;

/**
 * The picture of a page: at its top, on its card, in link previews and in structured data. All of
 * them use this function, so that a link preview shows the picture of its page.
 */
export const pictureOf = (place: PageRef): PictureName =>
  place.page === 'post' ? ofPost[place.post].picture : ofPage[place.page].picture;
