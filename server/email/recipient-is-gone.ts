// RFC 3463: 5.1 speaks of the address (5.1.7 and 5.1.8 of the sender's), 5.2 of the mailbox, 5.0 of
// nothing known, 5.4.4 of a domain that is not there. By 550 or 541 with 5.4.1, and 550 with 5.5.0,
// large providers mean a mailbox that is not there.
const gone = /^5\.(?:0\.\d+|1\.(?![78]$)\d+|2\.\d+|4\.4)$/;
const goneWithCode = /^(?:5(?:50|41) 5\.4\.1|550 5\.5\.0)$/;

/**
 * Whether a mail server says for good that nobody is at an address, and not something of the system
 * or a policy.
 * @param words its answer, such as `550 5.1.1 no such user`
 * @param status RFC 3463's, where it does not stand in the words
 */
export function recipientIsGone(words: string, status = ''): boolean {
  const code = /\b5\d\d(?![.\d])/.exec(words)?.[0];
  const enhanced = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(`${status} ${words}`)?.[0];
  if (enhanced?.startsWith('4')) return false;
  if (/\bNXDOMAIN\b/i.test(words)) return true;
  if (enhanced === undefined) return code === '550' || code === '551' || code === '553';
  return gone.test(enhanced) || goneWithCode.test(`${code} ${enhanced}`);
}
