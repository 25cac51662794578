import type { EmailWords } from './email-words.ts';

/** An e-mail as plain text, with each link's address on a line of its own. */
export const emailText = ({
  brand,
  heading,
  greeting,
  paragraphs,
  button,
  note,
  myData,
  policy,
  unsubscribe,
  sender,
}: EmailWords) =>
  [
    brand,
    heading,
    greeting,
    ...paragraphs,
    ...(button ? [`${button.label}\n{buttonUrl}`, button.note, button.otherwise] : []),
    ...(note ? [note] : []),
    ...(myData ? [`${myData.text} ${myData.link}\n{myDataUrl}`] : []),
    ...(policy ? [`${policy.text} ${policy.link}\n{policyUrl}`] : []),
    ...(unsubscribe ? [`${unsubscribe.text} ${unsubscribe.link}\n{unsubscribeUrl}`] : []),
    ...sender,
    '',
  ]
    .join('\n\n')
    .trimEnd() + '\n';
