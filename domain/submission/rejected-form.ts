import type { InterestField, InterestTextField } from './fields.ts';
import type { InterestIssue } from './rules.ts';
import type { Language } from '../language.ts';

/** A form posted without scripts that was not taken: what is needed to show it again, nothing lost. */
export interface RejectedForm {
  language: Language;
  /** Every text as it was typed, untrimmed. */
  values: { [Field in InterestField]: Field extends InterestTextField ? string : boolean };
  /** The broken rules; empty where the form was right and something else stood in its way. */
  issues: InterestIssue[];
  failure?: 'tooMany' | 'failed' | 'crossSite';
}

/** Renders the page with the form again, as a whole HTML document. */
export type RenderRejectedForm = (form: RejectedForm) => Promise<string>;
