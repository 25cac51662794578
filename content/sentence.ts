/** A text as a sentence begins with it. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Ends a sentence. A name such as “Quinta X, Lda.” brings its own full stop. */
export const fullStop = (sentence: string): string =>
  sentence.endsWith('.') ? sentence : `${sentence}.`;
