import type { Blog } from '../../../content/en/blog.ts';
import type { Language } from '../../../domain/language.ts';
import { href, type Post } from '../../../domain/routes.ts';
import { pictureOf } from '../../pictures/picture-of.ts';
import { Actions, ButtonLink } from '../../ui/button/Button.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Cut, hasCut } from './Cut.tsx';
import styles from './NextArticle.module.css';

/** The end of an article: the next one with its cut or picture, and the way to the waitlist. */
export function NextArticle({
  post,
  title,
  text,
  language,
}: {
  post: Post;
  title: string;
  text: Blog['article'];
  language: Language;
}) {
  return (
    <aside className={styles.next}>
      <div className={styles.inner}>
        {hasCut(post) ? (
          <div className={styles.cut}>
            <Cut post={post} />
          </div>
        ) : (
          <Picture
            name={pictureOf({ page: 'post', post })}
            language={language}
            frame="inset"
            className={styles.picture}
          />
        )}
        <div className={styles.words}>
          <h2>{text.next}</h2>
          <h3>
            <a href={href('post', language, { post })}>{title}</a>
          </h3>
          <Actions>
            <ButtonLink href={href('waitlist', language)}>{text.join}</ButtonLink>
          </Actions>
        </div>
      </div>
    </aside>
  );
}
