/**
 * Whether strangers can reach a site at its address: not one of this machine, of a network at home,
 * or made up.
 */
export function isPublicAddress(url: string): boolean {
  const { hostname } = new URL(url);
  return !/(^|\.)(example|localhost|local|test|internal)$|^[\d.]+$|^\[/.test(hostname);
}
