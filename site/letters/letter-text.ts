import type { LetterWords } from './letter-words.ts';

/** A letter as plain text, with each link's address on a line of its own. */
export const letterText = ({
  brand,
  heading,
  greeting,
  paragraphs,
  button,
  consent,
  myData,
  leave,
  sender,
}: LetterWords) =>
  [
    brand,
    heading,
    greeting,
    ...paragraphs,
    ...(button ? [`${button.label}\n{buttonUrl}`, button.note, button.otherwise] : []),
    ...(consent
      ? [
          consent.heading,
          consent.sent,
          consent.policy,
          consent.wording,
          '{wording}',
          consent.confirmed,
        ]
      : []),
    ...(myData ? [`${myData.text} ${myData.link}\n{myDataUrl}`] : []),
    ...(leave ? [`${leave.text} ${leave.link}\n{unsubscribeUrl}`] : []),
    ...sender,
    '',
  ]
    .join('\n\n')
    .trimEnd() + '\n';
