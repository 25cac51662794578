import type { PictureName } from '../../content/pictures.ts';
import type { Page, PageRef, Post } from '../../domain/routes.ts';

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
  privacy: 'lagoon',
  terms: 'lagoon',
  thankYou: 'letter',
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
};

/** The picture that stands for a place: at its top, on its card and in link previews. */
export const pictureOf = (place: PageRef): PictureName =>
  place.page === 'post' ? ofPost[place.post] : ofPage[place.page];
