import type { Language } from '../domain/language.ts';
import * as checksInEnglish from './en/checks.ts';
import { waveWords as wavesInEnglish } from './en/invitation.ts';
import { lettersArchive as lettersInEnglish } from './en/letters-archive.ts';
import { myData as myDataInEnglish } from './en/my-data.ts';
import * as checksInPortuguese from './pt/checks.ts';
import { waveWords as wavesInPortuguese } from './pt/invitation.ts';
import { lettersArchive as lettersInPortuguese } from './pt/letters-archive.ts';
import { myData as myDataInPortuguese } from './pt/my-data.ts';

const inEnglish = {
  checks: checksInEnglish.checks,
  outdated: checksInEnglish.outdated,
  statusIsOld: checksInEnglish.statusIsOld,
  lettersArchive: lettersInEnglish,
  waves: wavesInEnglish,
  downloadName: myDataInEnglish.actions.download.fileName,
};

/** The words that a server needs without a page; `content` would take more memory. */
export const serverWords: Record<Language, typeof inEnglish> = {
  en: inEnglish,
  pt: {
    checks: checksInPortuguese.checks,
    outdated: checksInPortuguese.outdated,
    statusIsOld: checksInPortuguese.statusIsOld,
    lettersArchive: lettersInPortuguese,
    waves: wavesInPortuguese,
    downloadName: myDataInPortuguese.actions.download.fileName,
  },
};
