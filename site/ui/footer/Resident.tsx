import type { Page, PageRef, Post } from '../../../domain/routes.ts';

/** By page and article; on the articles no pose twice. */
const poses: Record<Page | Post, string> = {
  home: 'sitting',
  about: 'walking',
  experiences: 'bow',
  burnoutRecovery: 'curled',
  oldDogSanctuary: 'stretched',
  location: 'from-behind',
  partnerships: 'paw',
  blog: 'head-on-paws',
  waitlist: 'listening',
  faq: 'scratching',
  practicalInformation: 'digging',
  admin: 'peeking',
  privacy: 'sphinx',
  terms: 'sniffing',
  thankYou: 'tail-up',
  confirm: 'tail-up',
  unsubscribe: 'head-on-paws',
  myData: 'peeking',
  newAddress: 'tail-up',
  join: 'listening',

  destination: 'from-behind',
  science: 'on-back',
  regenerative: 'sniffing',
  glamping: 'stargazing',
  permaculture: 'digging',
  dogs: 'stretched',
  journey: 'walking',
  worthVisiting: 'sitting',
  hotSprings: 'curled',
};

const files = import.meta.glob<string>('./poses/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/**
 * The old black dog on the ledge of the tiles, on every page in another pose. Where there is no page, the hollow
 * in which it lay, and which way it went. It is decoration only.
 */
export function Resident({ place }: { place: PageRef | undefined }) {
  const pose = place ? poses[place.page === 'post' ? place.post : place.page] : 'gone';
  const file = files[`./poses/${pose}.svg`];
  if (!file) throw new Error(`No pose ${pose} in site/ui/footer/poses`);
  return <img src={file} loading="lazy" alt="" />;
}
