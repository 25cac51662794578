import type { DogsDay } from '../../../content/en/dogs-day.ts';
import { content } from '../../../content/index.ts';
import type { Language } from '../../../domain/language.ts';
import { isListed, pageRefs, pathOf, type PageRef } from '../../../domain/routes.ts';
import { poseFile, poseOf, poses } from '../../ui/footer/FooterDog.tsx';
import { clockOf, hourOf } from '../../ui/footer/hours.ts';
import styles from './Poses.module.css';

/** The first page that shows the dog in a pose, of those that can be linked if there is one. */
function meeting(pose: string): PageRef {
  const places = pageRefs.filter((place) => poseOf(place) === pose);
  const place = places.find(isListed) ?? places[0];
  if (!place) throw new Error(`No page shows the dog as ${pose}; see site/ui/footer/poses`);
  return place;
}

/** Every pose of the dog with the page that it is met on, by the hour. */
export const day = poses
  .map((pose) => ({ pose, place: meeting(pose) }))
  .sort((a, b) => hourOf(a.place) - hourOf(b.place));

/** The dog's day, on a sheet that prints on A4, and last the hollow that it leaves on a 404. */
export function Poses({ text, language }: { text: DogsDay; language: Language }) {
  const words: Record<string, string | undefined> = text.poses;
  const { hourMark } = content[language].shell.footer;
  return (
    <ol className={styles.sheet}>
      {day.map(({ pose, place }) => {
        const caption = `${clockOf(place, hourMark)} ${words[pose] ?? ''}`;
        return (
          <li key={pose}>
            <img src={poseFile(pose)} alt="" width="96" height="72" loading="lazy" />
            {isListed(place) ? <a href={pathOf(place, language)}>{caption}</a> : <p>{caption}</p>}
          </li>
        );
      })}
      <li>
        <img src={poseFile('gone')} alt="" width="96" height="72" />
        <p>{`${clockOf(undefined, hourMark)} ${text.gone}`}</p>
      </li>
    </ol>
  );
}
