import type { WaveDraft } from '../../domain/wave.ts';
import type { Tables } from '../db/tables.ts';

/** The words of a wave in each language, which the store keeps as JSON. */
export const textsOf = ({ texts }: Pick<Tables['waves'], 'texts'>) =>
  JSON.parse(texts) as WaveDraft['texts'];
