import { content } from '../../../content/index.ts';
import { telephones, telephonesAbroad } from '../../../content/facts.ts';
import { siteConfig } from '../../../site.config.ts';
import type { Language } from '../../../domain/language.ts';
import { mailto } from '../mailto.ts';

const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const site = /(?:https:\/\/|www\.)[\w-]+(?:\.[\w-]+)+(?:\/[\w-]+)*|findahelpline\.com/;
const numbers = [
  ...telephones,
  ...telephonesAbroad,
  ...(siteConfig.telephone ? [siteConfig.telephone] : []),
];
const number = new RegExp(`(?<![\\d.])(?:${numbers.map(RegExp.escape).join('|')})(?![.,]?\\d)`);

/**
 * A text in which e-mail and web addresses and the telephone numbers of `content/facts.ts`,
 * and the owner's, are links.
 * @param links addresses by the words that lead there, for what only this text links
 */
export function LinkedText({
  text,
  language,
  links = {},
}: {
  text: string;
  language: Language;
  links?: Readonly<Record<string, string>>;
}) {
  const hrefOf = (words: string): string =>
    links[words] ??
    (address.test(words)
      ? mailto(content[language].shell.footer.contactSubject)
      : site.test(words)
        ? words.replace(/^(?!https:)/, 'https://')
        : `tel:${words.replaceAll(' ', '')}`);
  const phrases = Object.keys(links).map(RegExp.escape);
  const anchors = new RegExp(
    `(${[...phrases, ...[address, site, number].map(({ source }) => source)].join('|')})`,
  );
  // The group of the pattern matches at every second place, between the rest.
  return text.split(anchors).map((part, position) =>
    position % 2 ? (
      <a key={position} href={hrefOf(part)}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
