import Markdown, { type MarkdownIt } from 'markdown-it';
import { pictures } from '../../content/pictures.ts';
import {
  headPrint,
  type LetterBody,
  type LetterElement,
  type LetterTag,
  type Part,
} from '../../domain/letter.ts';
import { escapeHtml, plainly } from '../../domain/text.ts';

/** Nobody writes more parts within parts. */
const deepest = 20;

/** Nobody writes more marks and lines, which take up to a tenth of a second to read. */
const mostMarks = 4000;
const marks = /[!-/:-@[-`{-~\n]/g;

/** The whitelist: the tags of Markdown, and the elements that show them. */
const shown = new Map<string, LetterTag>([
  ...(['p', 'ul', 'ol', 'li', 'blockquote', 'hr', 'em', 'strong', 'a', 'br'] as const).map(
    (tag) => [tag, tag] as const,
  ),
  ...[1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, 'h2'] as const),
]);

/** Whether a print of the site is called so; that of every e-mail stands at the top. */
const isPrint = (name: string | undefined): name is string =>
  name !== undefined && name !== headPrint && Object.hasOwn(pictures, name);

/**
 * Creates a reader of CommonMark, in which an address is a link, a line break stays one, and a
 * print of the site stands on a line of its own.
 * @param refuse is called with the address of a link to neither a page by https nor a mailbox
 */
function createReader(refuse: (address: string) => void): MarkdownIt {
  // Deeper parts are left out, so that this must be more than is taken; a list counts twice.
  const maxNesting = 2 * deepest + 4;
  const reader = new Markdown('commonmark', { breaks: true, linkify: true, maxNesting });
  reader.enable('linkify');
  reader.linkify.set({ fuzzyLink: false });
  reader.validateLink = (address) => {
    const protocol = URL.parse(address)?.protocol ?? '';
    if (['https:', 'mailto:'].includes(protocol)) return true;
    refuse(address);
    return false;
  };
  reader.block.ruler.before(
    'paragraph',
    'print',
    (state, line, _end, silent) => {
      const begin = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
      const typed = state.src.slice(begin, state.eMarks[line]);
      const name = /^!\[[^\]]*\]\(([a-z-]+)\)\s*$/.exec(typed)?.[1];
      if (!isPrint(name)) return false;
      if (silent) return true;
      state.push('print', '', 0).content = name;
      state.line = line + 1;
      return true;
    },
    { alt: ['paragraph', 'blockquote', 'list'] },
  );
  return reader;
}

/** Reads the Markdown of a body. What is not supported is shown as it was typed. */
export function readMarkdown(body: string): LetterBody {
  const typed = plainly(body);
  return (
    read(typed) ?? {
      parts: [paragraph(typed)],
      unsupported: [],
      print: headPrint,
      isTooIntricate: true,
    }
  );
}

/** @returns undefined where it nests too deep, or has too many marks */
function read(body: string): LetterBody | undefined {
  if ((body.match(marks)?.length ?? 0) > mostMarks) return undefined;
  const unsupported = new Set<string>();
  const reader = createReader((address) => unsupported.add(address));
  const root: LetterElement = { tag: 'p', parts: [] };
  const open = [root];
  let print = headPrint;
  const add = (...parts: Part[]) => open.at(-1)?.parts.push(...parts);
  const addTyped = (typed: string, isBlock: boolean) => {
    unsupported.add(typed);
    add(...(isBlock ? [paragraph(typed)] : linesOf(typed)));
  };
  const tokens = reader
    .parse(body, {})
    .flatMap((token) => (token.type === 'inline' ? (token.children ?? []) : token));
  for (const token of tokens) {
    const { type, content, block, nesting } = token;
    const tag = shown.get(token.tag);
    // The paragraphs of a list without empty lines.
    if (token.hidden) continue;
    if (nesting < 0) {
      const closed = open.pop();
      if (closed?.href !== undefined && token.info !== 'auto') nameAddress(closed, closed.href);
    } else if (tag) {
      const element: LetterElement = { tag, parts: [] };
      const { start, href, title } = Object.fromEntries<string | number | undefined>(
        token.attrs ?? [],
      );
      if (start !== undefined) element.start = Number(start);
      if (href) element.href = String(href);
      // A link to nowhere is read without being asked about.
      else if (href === '') unsupported.add('()');
      if (title !== undefined) unsupported.add(`"${title}"`);
      add(element);
      if (nesting > 0) open.push(element);
      if (open.filter((each) => each.tag !== 'li').length > deepest + 1) return undefined;
    } else if (type === 'text') {
      // An entity may stand for what plain text has not.
      add(plainly(content));
    } else if (token.tag === 'code') {
      add({ tag: block ? 'pre' : 'code', parts: [content.replace(/\n$/, '')] });
    } else if (type === 'print' && print === headPrint) {
      print = content;
      add({ tag: 'print', name: print, parts: [] });
    } else if (type === 'print') {
      // More than one weighs too much.
      addTyped(`![](${content})`, true);
    } else if (type === 'image') {
      addTyped(`![${content}](${String(token.attrGet('src'))})`, false);
    } else {
      addTyped(content.trimEnd(), block);
    }
  }
  return { parts: root.parts, unsupported: [...unsupported], print };
}

/** Lines as they were typed. */
const linesOf = (typed: string): Part[] =>
  typed
    .split('\n')
    .flatMap((line, index) => (index === 0 ? [line] : [{ tag: 'br', parts: [] }, line]));

const paragraph = (typed: string): LetterElement => ({ tag: 'p', parts: linesOf(typed) });

/** Shows the address of a link beside its words, where they do not say it. */
function nameAddress(link: LetterElement, href: string): void {
  const address = href.replace(/^mailto:/, '');
  const words = toText(link.parts);
  if (words === '') link.parts.push(address);
  else if (
    ![href, address, address.replace(/\/$/, ''), address.replace(/^https:\/\//, '')].includes(words)
  ) {
    link.beside = address;
  }
}

const isInline = (part: Part): boolean =>
  typeof part === 'string' || ['em', 'strong', 'code', 'a', 'br'].includes(part.tag);

/** A body as plain text, in which there is no picture. */
export function toText(parts: readonly Part[], between = '\n\n'): string {
  const blocks: string[] = [];
  parts.forEach((part, index) => {
    const text = typeof part === 'string' ? part : elementText(part);
    const before = parts[index - 1];
    const continues = before !== undefined && isInline(before) && isInline(part);
    blocks.push(continues ? (blocks.pop() ?? '') + text : text);
  });
  return blocks.filter(Boolean).join(between);
}

function elementText({ tag, parts, start = 1, beside }: LetterElement): string {
  // A list without empty lines has no paragraphs.
  const isTight = !parts.some((part) => typeof part !== 'string' && part.tag === 'p');
  const text = (): string => toText(parts, tag === 'li' && isTight ? '\n' : undefined);
  switch (tag) {
    case 'br':
      return '\n';
    case 'hr':
      return '* * *';
    case 'a':
      return beside === undefined ? text() : `${text()} (${beside})`;
    case 'ul':
    case 'ol': {
      const items = parts.map((item, index) => {
        const mark = tag === 'ol' ? `${start + index}. ` : '- ';
        return mark + indented(toText([item]), ' '.repeat(mark.length)).trimStart();
      });
      return items.join(items.some((item) => item.includes('\n\n')) ? '\n\n' : '\n');
    }
    case 'blockquote':
      return indented(text(), '> ');
    case 'pre':
      return indented(text(), '    ');
    default:
      return text();
  }
}

const indented = (text: string, by: string): string => text.replace(/^(?=.)/gm, by);

/** How elements look where no style sheet reaches them, as in an e-mail. */
export type ElementStyles = Partial<Record<LetterTag, string>>;

/**
 * A body as HTML. Addresses outside of the site stand beside the words of their links.
 * @param print writes a print as HTML
 */
export function toHtml(
  parts: readonly Part[],
  siteUrl: string,
  styles: ElementStyles = {},
  print: (name: string) => string = () => '',
): string {
  const attribute = (name: string, value: string | number | undefined) =>
    value === undefined ? '' : ` ${name}="${escapeHtml(String(value))}"`;
  const html = (part: Part): string => {
    if (typeof part === 'string') return escapeHtml(part);
    const { tag, name, href, start, beside } = part;
    if (name !== undefined) return print(name);
    const begin = `<${tag}${attribute('href', href)}${attribute('start', start)}${attribute('style', styles[tag])}>`;
    if (tag === 'br' || tag === 'hr') return begin;
    const element = `${begin}${part.parts.map(html).join('')}</${tag}>`;
    return beside === undefined || href?.startsWith(`${siteUrl}/`)
      ? element
      : `${element} (${escapeHtml(beside)})`;
  };
  return parts.map(html).join('');
}
