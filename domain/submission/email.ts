// What zod's own rule takes for the part before the @.
const localPart = /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]$/;
// RFC 1035: a label begins and ends with a letter or a digit. The last one is a word, or an encoded one.
const hostName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;
const longestHostName = 253;

/**
 * An e-mail address as it goes over the wire, the name of its host in ASCII, whatever script it was written in.
 * @returns undefined where no letter can be written to it: the part before the @ is not in the ASCII that every mail server
 *   takes, or the name is none of the domain name system
 */
export function asciiEmail(text: string): string | undefined {
  const at = text.lastIndexOf('@');
  if (at < 0 || !localPart.test(text.slice(0, at))) return undefined;
  const domain = text.slice(at + 1);
  // A URL would read any of these as something beside the name.
  if (/[\s/?#:@[\]\\%]/.test(domain)) return undefined;
  const host = URL.parse(`https://${domain}`)?.hostname ?? '';
  if (host.length > longestHostName || !hostName.test(host)) return undefined;
  return `${text.slice(0, at)}@${host}`;
}
