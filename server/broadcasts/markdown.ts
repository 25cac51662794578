import { Lexer, Tokenizer, type MarkedToken, type Token } from 'marked';
import { pictures } from '../../content/pictures.ts';
import { headPrint, type Block, type Inline } from '../../domain/broadcast.ts';
import { addressBeside } from '../../domain/broadcast-links.ts';
import { escapeHtml } from '../../domain/text.ts';

// Controls of direction, which would turn around what stands after them, and what no text has.
const unwanted = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\p{Cc}]/gu;

/** A line, or a body, without what would change how others are read. Line breaks and tabs stay. */
export const plainly = (text: string): string =>
  text.replaceAll('\r\n', '\n').replace(unwanted, (found) => (/[\n\t]/.test(found) ? found : ''));

/** Other marks of Markdown stay plain text. */
const no = () => undefined;
class SmallMarkdown extends Tokenizer {
  override blockquote = no;
  override code = no;
  override codespan = no;
  override del = no;
  override fences = no;
  override html = no;
  override table = no;
  override tag = no;
}

/** A line with a picture alone, which needs no empty lines around it. */
const pictureLine = /^[ \t]*(!\[[^\]\n]*\]\([a-z-]+\))[ \t]*$/gm;

/**
 * Reads the Markdown of a body: paragraphs, headings, lists, emphasis, strong, links and one print
 * of the site. All else, and so HTML, too, is shown as it was typed.
 */
export function readMarkdown(body: string): Block[] {
  const blocks = new Lexer({ gfm: true, breaks: true, tokenizer: new SmallMarkdown() })
    .lex(plainly(body).replaceAll(pictureLine, '\n\n$1\n\n'))
    .flatMap(blocksOf);
  const first = blocks.find((block) => block.type === 'print');
  return blocks.map((block) =>
    // More than one weighs too much.
    block.type === 'print' && block !== first
      ? { type: 'paragraph', inlines: asTyped(`![](${block.name})`) }
      : block,
  );
}

/** Whether a print of the site is called so; that of every e-mail stands at the top. */
const isPrint = (name: unknown): name is string =>
  typeof name === 'string' && name !== headPrint && Object.hasOwn(pictures, name);

function blocksOf(token: Token): Block[] {
  const known = token as MarkedToken;
  switch (known.type) {
    case 'space':
    case 'hr':
    case 'def':
      return [];
    case 'heading':
      return [{ type: 'heading', inlines: inlinesOf(known.tokens) }];
    case 'paragraph': {
      const [picture] = known.tokens;
      return known.tokens.length === 1 && picture?.type === 'image' && isPrint(picture['href'])
        ? [{ type: 'print', name: picture['href'] }]
        : [{ type: 'paragraph', inlines: inlinesOf(known.tokens) }];
    }
    case 'list':
      return [
        {
          type: 'list',
          isOrdered: known.ordered,
          items: known.items.map(({ tokens }) => tokens.flatMap(lineOf)),
        },
      ];
    default:
      return [{ type: 'paragraph', inlines: asTyped(known.raw.trim()) }];
  }
}

/** The parts of a block within an item of a list: each block of it begins a line. */
function lineOf(token: Token, index: number): Inline[] {
  const known = token as MarkedToken;
  const inlines = 'tokens' in known ? inlinesOf(known.tokens ?? []) : asTyped(known.raw.trim());
  return index === 0 ? inlines : [{ type: 'break' }, ...inlines];
}

const inlinesOf = (tokens: readonly Token[]): Inline[] => tokens.flatMap(inlineOf);

function inlineOf(token: Token): Inline[] {
  const known = token as MarkedToken;
  switch (known.type) {
    case 'strong':
      return [{ type: 'strong', inlines: inlinesOf(known.tokens) }];
    case 'em':
      return [{ type: 'emphasis', inlines: inlinesOf(known.tokens) }];
    case 'br':
      return [{ type: 'break' }];
    case 'link': {
      const url = safeUrl(known.href);
      return url === undefined
        ? asTyped(known.raw)
        : [{ type: 'link', url, inlines: inlinesOf(known.tokens) }];
    }
    case 'text':
      return known.tokens ? inlinesOf(known.tokens) : asTyped(known.text);
    case 'escape':
      return asTyped(known.text);
    default:
      return asTyped(known.raw);
  }
}

const asTyped = (text: string): Inline[] => (text === '' ? [] : [{ type: 'text', text }]);

/** @returns undefined where a link leads neither to a page by https nor to an e-mail address */
function safeUrl(href: string): string | undefined {
  const url = URL.parse(href);
  return url?.protocol === 'https:' || url?.protocol === 'mailto:' ? url.href : undefined;
}

/** A body as plain text, in which there is no picture. */
export function toText(blocks: readonly Block[]): string {
  const line = (inlines: readonly Inline[]): string =>
    inlines
      .map((inline) => {
        if (inline.type === 'text') return inline.text;
        if (inline.type === 'break') return '\n';
        const words = line(inline.inlines);
        const beside = inline.type === 'link' && addressBeside(inline.url, inline.inlines);
        return beside ? `${words} (${beside})` : words;
      })
      .join('');
  return blocks
    .filter((block) => block.type !== 'print')
    .map((block) =>
      block.type === 'list'
        ? block.items
            .map((item, index) => {
              const mark = block.isOrdered ? `${index + 1}. ` : '- ';
              return mark + line(item).replaceAll('\n', `\n${' '.repeat(mark.length)}`);
            })
            .join('\n')
        : line(block.inlines),
    )
    .join('\n\n');
}

/** How the elements of a body look where no style sheet reaches them, as in an e-mail. */
export interface ElementStyles {
  paragraph?: string;
  heading?: string;
  list?: string;
  link?: string;
}

/**
 * A body as HTML. Addresses outside of the site stand beside the words of their links.
 * @param print writes a print as HTML
 */
export function toHtml(
  blocks: readonly Block[],
  siteUrl: string,
  styles: ElementStyles = {},
  print: (name: string) => string = () => '',
): string {
  const style = (of: keyof ElementStyles) =>
    styles[of] === undefined ? '' : ` style="${escapeHtml(styles[of])}"`;
  const line = (inlines: readonly Inline[]): string =>
    inlines
      .map((inline) => {
        switch (inline.type) {
          case 'text':
            return escapeHtml(inline.text);
          case 'break':
            return '<br>';
          case 'strong':
            return `<strong>${line(inline.inlines)}</strong>`;
          case 'emphasis':
            return `<em>${line(inline.inlines)}</em>`;
          case 'link': {
            const leaves = !inline.url.startsWith(`${siteUrl}/`);
            const beside = leaves ? addressBeside(inline.url, inline.inlines) : undefined;
            const link = `<a href="${escapeHtml(inline.url)}"${style('link')}>${line(inline.inlines)}</a>`;
            return beside === undefined ? link : `${link} (${escapeHtml(beside)})`;
          }
        }
      })
      .join('');
  return blocks
    .map((block) => {
      if (block.type === 'print') return print(block.name);
      if (block.type !== 'list') {
        const tag = block.type === 'heading' ? 'h2' : 'p';
        return `<${tag}${style(block.type)}>${line(block.inlines)}</${tag}>`;
      }
      const tag = block.isOrdered ? 'ol' : 'ul';
      const items = block.items.map((item) => `<li>${line(item)}</li>`).join('');
      return `<${tag}${style('list')}>${items}</${tag}>`;
    })
    .join('');
}
