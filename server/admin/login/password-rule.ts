import { passwordLength, type PasswordError } from '../../../domain/admin/account.ts';
import { siteConfig } from '../../../site.config.ts';
import { normalizeForSearch } from '../../db/normalize-for-search.ts';

// Of zxcvbn's five scores, the lowest that needs more than a hundred million guesses.
const safelyUnguessable = 3;
// A longer text takes the library long to check, and no weak password begins with so many strong
// characters.
const charactersLookedAt = 64;
// A shorter name also occurs in unrelated words.
const shortestName = 3;

/**
 * Why the administrator may not use a password; undefined where it is allowed.
 * @param names the site's address and the account's name; a password may contain neither, nor the
 * brand
 */
export async function passwordError(
  password: string,
  { siteUrl, username }: { siteUrl: string; username: string },
): Promise<PasswordError | undefined> {
  const { length } = Array.from(password);
  if (length < passwordLength.least) return 'short';
  if (length > passwordLength.most) return 'long';
  const names = [username, siteConfig.brand, siteName(siteUrl)].map(squeeze);
  const squeezed = squeeze(password);
  if (names.some((name) => name.length >= shortestName && squeezed.includes(name))) return 'named';
  return (await isCommon(password, names)) ? 'common' : undefined;
}

/** Whether a password is common or nearly so, a row of keys, a sequence or a repetition. */
async function isCommon(password: string, names: string[]): Promise<boolean> {
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
  return zxcvbn.check(password, names).score < safelyUnguessable;
}

/** The part of a URL that people know a site by: raizdovau of https://www.raizdovau.example. */
const siteName = (url: string): string =>
  new URL(url).hostname.replace(/^www\./, '').split('.')[0] ?? '';

/** Letters and digits alone, without accents and in small letters. */
const squeeze = (text: string): string => normalizeForSearch(text).replace(/[^\p{L}\p{N}]/gu, '');
