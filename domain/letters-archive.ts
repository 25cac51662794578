import { byLanguage, languages, pathIn, type Language } from './language.ts';

/** The path of the public letters to the list. Each letter has a slug below it. */
export const archivePaths: Record<Language, string> = byLanguage((language) =>
  pathIn({ en: '/letters', pt: '/pt/cartas' }, language),
);

/**
 * The paths of the archive's built pages, whose slots the server fills. A direct request for them
 * gets a 404.
 */
export const archiveShells = ['list', 'letter'] as const;
type ArchiveShell = (typeof archiveShells)[number];
export const archiveShellPath = (shell: ArchiveShell, language: Language): string =>
  `${archivePaths[language]}/${shell}-shell`;

export const archiveShellPaths: readonly string[] = archiveShells.flatMap((shell) =>
  languages.map((language) => archiveShellPath(shell, language)),
);

/** The feed of a language's letters. */
export const archiveFeedPath = (language: Language): string => `${archivePaths[language]}/feed.xml`;

/** The path of a letter in the archive; in its shell, with a slot for the slug of each language. */
export const letterPath = (language: Language, slug = `{slug_${language}}`): string =>
  `${archivePaths[language]}/${slug}`;
