import { headPrint } from '../../../../../domain/broadcast.ts';

const line = /^!\[[^\]\n]*\]\(([a-z-]+)\)$/m;

/** The print that a body asks for; where it asks for none, that of every e-mail. */
export const printIn = (body: string): string => line.exec(body)?.[1] ?? headPrint;

/**
 * A body that asks for another print: in the place of the one before, or below the first paragraph.
 */
export function withPrint(body: string, name: string): string {
  if (name === headPrint) return body.replace(new RegExp(`${line.source}\\n*`, 'm'), '');
  const picture = `![](${name})`;
  if (line.test(body)) return body.replace(line, picture);
  const [first = '', ...rest] = body.trim().split(/\n{2,}/);
  return [first, picture, ...rest].filter(Boolean).join('\n\n');
}
