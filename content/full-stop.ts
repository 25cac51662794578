/** Ends a sentence. A name such as “Quinta X, Lda.” brings its own full stop. */
export const fullStop = (sentence: string): string =>
  sentence.endsWith('.') ? sentence : `${sentence}.`;
