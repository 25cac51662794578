import { domainToASCII } from 'node:url';
import fc from 'fast-check';

/** Mailboxes of which no two are the same, however alike they look. */
export const mailboxes = [
  'ana@xn--bidos-zta.example',
  'ana@obidos.example',
  'ana+retreat@xn--bidos-zta.example',
  'a.na@xn--bidos-zta.example',
  'ana@mail.xn--bidos-zta.example',
  'ana@xn--bcher-kva.example',
  'ana@xn--mnchen-3ya.example',
  "rui.o'neill@example.org",
  'rui.oneill@example.org',
  'rui@xn--e1aybc.example',
  'rui@tect.example',
] as const;

const hosts: Record<string, string> = {
  'xn--bidos-zta.example': 'óbidos.example',
  'mail.xn--bidos-zta.example': 'mail.óbidos.example',
  'xn--bcher-kva.example': 'bücher.example',
  'xn--mnchen-3ya.example': 'münchen.example',
  'xn--e1aybc.example': 'тест.example',
};

const wide = (char: string): string =>
  /[!-~]/.test(char) ? String.fromCharCode(char.charCodeAt(0) + 0xfee0) : char;

/** Ways to write one character of a host that lead to the same host. */
const hostWays: ((char: string) => string)[] = [
  (char) => char,
  (char) => char.toUpperCase(),
  (char) => char.normalize('NFD'),
  (char) => `\u00ad${char}`,
  wide,
  (char) => wide(char.toUpperCase()),
  (char) => (char === '.' ? '。' : char),
];
const localWays: ((char: string) => string)[] = [(char) => char, (char) => char.toUpperCase()];

const written = (text: string, ways: ((char: string) => string)[]): fc.Arbitrary<string> =>
  fc
    .tuple(
      ...Array.from(text, (char) => char).map((char) =>
        fc.constantFrom(...ways).map((way) => way(char)),
      ),
    )
    .map((chars) => chars.join(''));

/**
 * Spellings of one mailbox: width, soft hyphens, punycode, case, marks apart from their letters.
 */
export function spellingsOf(mailbox: string): fc.Arbitrary<string> {
  const [local = '', host = ''] = mailbox.split('@');
  const spoken = hosts[host] ?? host;
  const ascii = fc.constantFrom(domainToASCII(spoken), domainToASCII(spoken).toUpperCase());
  const anyHost = fc.oneof({ weight: 4, arbitrary: written(spoken, hostWays) }, ascii);
  return fc.tuple(written(local, localWays), anyHost).map(([name, at]) => `${name}@${at}`);
}
