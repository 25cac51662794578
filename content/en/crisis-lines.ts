/**
 * Numbers to call at once, wherever a page speaks of distress. They also stand in
 * content/facts.ts.
 */
export const crisisLines = {
  /** The same in a breath, for a page that has the text, too. */
  short:
    'If you are thinking of harming yourself, call 1411 now in Portugal (free, day and night), or 112 in an emergency.',
  text: 'If you are thinking of harming yourself, do not wait for anything. In Portugal, call 1411, the suicide prevention line: it is free and answers day and night. In an emergency, call 112, here and in the rest of the European Union. SNS 24 (808 24 24 24) has a psychological support line, which also answers in English. Elsewhere, findahelpline.com lists helplines.',
};
