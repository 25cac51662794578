import type { Post } from '../../../domain/routes.ts';
import styles from './Cut.module.css';

const files = import.meta.glob<string>('/content/posts/*/cut.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});
const cutOf = (post: Post) => files[`/content/posts/${post}/cut.svg`];

/** Whether an article has a cut. */
export const hasCut = (post: Post): boolean => cutOf(post) !== undefined;

/** The styles that give articles their cuts, for the page's head. */
export const cutStyles = (posts: readonly Post[]): string =>
  posts
    .filter(hasCut)
    .map((post) => `[data-cut=${post}]{--cut:url(${String(cutOf(post))})}`)
    .join('');

/**
 * The cut of an article, of what it is about (`art/article-cuts.ts`). It is decoration only.
 * @throws where the article has none
 */
export function Cut({ post }: { post: Post }) {
  if (!hasCut(post)) throw new Error(`content/posts/${post}/cut.svg is missing`);
  return <div className={styles.cut} data-cut={post} aria-hidden="true" />;
}
