/**
 * Numbers to call at once, wherever a page speaks of distress. They also stand in
 * content/facts.ts.
 */
export const crisisLines = {
  /** The same in a breath, for a page that has the text, too. */
  short:
    'If you are thinking of harming yourself, call 1411 now in Portugal (free, day and night), or 112 in an emergency.',
  text: 'If you are thinking of harming yourself, do not wait. In Portugal, call 1411 (free, day and night); the health line SNS 24 (808 24 24 24) offers psychological support, and also answers in English. In an emergency, call 112, here and in the rest of the European Union. In the United Kingdom, Samaritans answer on 116 123; in Germany, TelefonSeelsorge on 0800 111 0 111. Elsewhere, findahelpline.com lists helplines.',
};
