import { content } from '../../content/index.ts';
import type { Language } from '../../domain/language.ts';
import type { PageRef } from '../../domain/routes.ts';

/** The name of a place's picture in a language, such as `post-permaculture.pt`. */
export const sharePictureName = (place: PageRef, language: Language): string =>
  `${place.page === 'post' ? `post-${place.post}` : place.page}.${language}`;

/** The path of the picture that link previews show for a place. */
export const sharePicturePath = (place: PageRef, language: Language): string =>
  `/share/${sharePictureName(place, language)}.jpg`;

export const sharePictureSize = { width: 1200, height: 630 };

/**
 * The title on the picture of a page. A page's title says more than its heading, often one word; on
 * the home page it is the other way round.
 * @param pageTitle the page's title, without the brand
 */
export const sharePictureTitle = (place: PageRef, language: Language, pageTitle: string): string =>
  place.page === 'home' ? content[language].home.hero.heading : pageTitle;
