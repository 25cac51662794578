import { beginningOf } from '../../../../../domain/text.ts';
import { siteConfig } from '../../../../../site.config.ts';
import { mailto } from '../../../../ui/mailto.ts';

/** Windows opens links of some 2,000 characters. */
const longestLink = 1900;

/** Of a longer message the beginning is quoted. */
const longestQuote = 500;

/**
 * A link that opens the mail program with an answer, in which the message is quoted.
 * @param shortened says that only its beginning is: letters beyond ASCII take up to twelve
 * characters of a link
 */
export function answerLink(email: string, message: string, shortened: string): string {
  const quoting = (quote: string) =>
    mailto(`Re: ${siteConfig.brand}`, `\n\n${quote.replaceAll(/^/gm, '> ').toWellFormed()}`, email);
  let most = longestQuote;
  let link = quoting(message);
  while (message.length > most || link.length >= longestLink) {
    link = quoting(`${beginningOf(message, most)}... ${shortened}`);
    if (link.length < longestLink) break;
    most -= 20;
  }
  return link;
}
