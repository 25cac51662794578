import type { PictureName } from '../../content/pictures.ts';
import type { Page, PageRef, Post } from '../../domain/routes.ts';

/** A page without a picture at its top has one for link previews alone. */
const ofPage: Record<Page, PictureName> = {
  home: 'lagoon',
  about: 'planting-a-tree',
  experiences: 'tents',
  burnoutRecovery: 'forest-path',
  oldDogSanctuary: 'old-dogs',
  location: 'village',
  partnerships: 'harvest',
  blog: 'terraces',
  waitlist: 'letter',
  faq: 'pool',
  practicalInformation: 'lit-tent',
  privacy: 'lagoon',
  terms: 'lagoon',
  thankYou: 'letter',
  confirm: 'letter',
  unsubscribe: 'letter',
  myData: 'letter',
  newAddress: 'letter',
  admin: 'lagoon',
  join: 'letter',
};

const ofPost: Record<Post, PictureName> = {
  destination: 'atlantic-rest',
  science: 'hand-on-trunk',
  regenerative: 'planting-a-tree',
  glamping: 'lit-tent',
  permaculture: 'harvest',
  dogs: 'dog-and-hand',
  journey: 'journey',
  worthVisiting: 'village',
  hotSprings: 'pool',
};

/**
 * The picture of a page: at its top, on its card, in link previews and in structured data. All of them use this
 * function, so that a link preview shows the picture of its page.
 */
export const pictureOf = (place: PageRef): PictureName =>
  place.page === 'post' ? ofPost[place.post] : ofPage[place.page];
