import type { Audience, LetterTexts } from '../../../../../domain/letter.ts';

/** The fields that the owner writes of a letter. */
export interface Draft {
  audience: Audience;
  texts: LetterTexts;
}

const itemOf = (id: string) => `unsaved letter ${id}`;

/** A draft that could not be saved before the page or the session ended. */
export function keptDraft(id: string): Draft | undefined {
  try {
    const kept = sessionStorage.getItem(itemOf(id));
    return kept === null ? undefined : (JSON.parse(kept) as Draft);
  } catch {
    return undefined;
  }
}

export function keepDraft(id: string, draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(itemOf(id), JSON.stringify(draft));
    else sessionStorage.removeItem(itemOf(id));
  } catch {
    // Storage is off: what is not saved lasts as long as the page.
  }
}
