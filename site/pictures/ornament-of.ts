import type { PostDefinition } from '../../domain/page-definition.ts';
import { postDefinitions } from '../../domain/routes.ts';

/** The ornament of an article: the one in its post.ts, or one that no article names. */
export function ornamentOf<Name extends string>(
  ornament: 'dog' | 'end',
  post: string,
  names: readonly Name[],
  definitions: Record<string, Pick<PostDefinition, 'dog' | 'end'>> = postDefinitions,
): Name {
  const chosen = definitions[post]?.[ornament];
  const taken = Object.values(definitions).map((each) => each[ornament]);
  const left = names.filter((name) => !taken.includes(name));
  const without = Object.keys(definitions).filter((each) => !definitions[each]?.[ornament]);
  const found = chosen
    ? names.find((name) => name === chosen)
    : (left[without.indexOf(post)] ?? names[0]);
  if (found) return found;
  throw new Error(`content/posts/${post}/post.ts: there is no ${ornament} ${String(chosen)}`);
}
