import type { PostDefinition } from '../../../domain/page-definition.ts';
import { postDefinitions } from '../../../domain/routes.ts';

/** The dog of an article: the one in its post.ts, or one that no article names. */
export function dogOf(
  post: string,
  names: readonly string[],
  definitions: Record<string, Pick<PostDefinition, 'dog'>> = postDefinitions,
): string {
  const chosen = definitions[post]?.dog;
  const taken = Object.values(definitions).map(({ dog }) => dog);
  const left = names.filter((name) => !taken.includes(name));
  const without = Object.keys(definitions).filter((each) => !definitions[each]?.dog);
  const found = chosen
    ? names.find((name) => name === chosen)
    : (left[without.indexOf(post)] ?? names[0]);
  if (found) return found;
  throw new Error(`content/posts/${post}/post.ts: there is no dog ${String(chosen)}`);
}
