import type { MoreLinks as Links } from '../../../content/more-links.ts';
import type { Language } from '../../../domain/language.ts';
import { href, posts, type Page } from '../../../domain/routes.ts';
import styles from './MoreLinks.module.css';

/** The links at the end of a text, one or several, in a line. */
export function MoreLinks({ to, language }: { to: Links; language: Language }) {
  return (
    <p className={styles.links}>
      {Object.entries(to).map(([place, label]) => (
        <a key={place} href={addressOf(place, language)}>
          {label}
        </a>
      ))}
    </p>
  );
}

function addressOf(place: string, language: Language): string {
  const post = posts.find((each) => each === place);
  if (post) return href('post', language, { post });
  const [page, part] = place.split('#');
  return href(page as Page, language) + (part ? `#${part}` : '');
}
