import { leastPasswordLength, type PasswordError } from '../../../domain/admin/account.ts';
import { siteConfig } from '../../../site.config.ts';
import { normalizeForSearch } from '../../db/normalize-for-search.ts';

// Of zxcvbn's five scores, the lowest that needs more than a hundred million guesses.
const safelyUnguessable = 3;
// A longer text takes the library long to check, and no weak password begins with so many strong
// characters.
const charactersLookedAt = 64;

/**
 * Why the administrator may not use a password; undefined where it is allowed.
 * @param names the site's address and the account's name, which guessers try first, like the brand
 */
export async function passwordError(
  password: string,
  { siteUrl, username }: { siteUrl: string; username: string },
): Promise<PasswordError | undefined> {
  if (Array.from(password).length < leastPasswordLength) return 'short';
  // The dictionary takes some megabytes of memory, and most servers never need it.
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const zxcvbn = new ZxcvbnFactory({
    dictionary,
    graphs: adjacencyGraphs,
    maxLength: charactersLookedAt,
  });
  const siteNames = [siteConfig.brand, ...new URL(siteUrl).hostname.split('.')];
  const { score } = zxcvbn.check(inOneWord(password), [username, ...siteNames].map(inOneWord));
  return score < safelyUnguessable ? 'common' : undefined;
}

/** Without accents, capital letters, and what may stand between words. */
const inOneWord = (text: string): string => normalizeForSearch(text).replace(/[\s_.-]/g, '');
