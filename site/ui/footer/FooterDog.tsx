import { pageDefinitions, type PageRef } from '../../../domain/routes.ts';
import { dogOf } from './dog-of.ts';

const files = import.meta.glob<string>('./poses/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});
const fileOf = (pose: string) => `./poses/${pose}.svg`;
/** The name of every pose; where there is no page, the dog is `gone`. */
export const poses = Object.keys(files)
  .map((file) => file.slice('./poses/'.length, -'.svg'.length))
  .filter((pose) => pose !== 'gone');

/** In which pose the dog is on a page. */
export function poseOf(place: PageRef | undefined): string {
  if (!place) return 'gone';
  return place.page === 'post'
    ? dogOf(place.post, poses)
    : (pageDefinitions[place.page].dog ?? 'sitting');
}

/**
 * The address of a pose's drawing.
 * @throws when there is none of that name
 */
export function poseFile(pose: string): string {
  const file = files[fileOf(pose)];
  if (!file) throw new Error(`No pose ${pose} in site/ui/footer/poses`);
  return file;
}

/**
 * The old black dog on the ledge of the tiles, on every page in another pose. Where there is no
 * page, the hollow in which it lay, and which way it went. It is decoration only.
 */
export function FooterDog({ place }: { place: PageRef | undefined }) {
  return <img src={poseFile(poseOf(place))} loading="lazy" alt="" />;
}
