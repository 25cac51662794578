import { siteConfig } from '../site.config.ts';

/** Whether strangers can reach a site at its address: not one of this machine, of a network at home, or made up. */
export function isPublicAddress(url: string): boolean {
  const { hostname } = new URL(url);
  return !/(^|\.)(example|localhost|local|test|internal)$|^[\d.]+$|^\[/.test(hostname);
}

/** Whether strangers join a site and are not told who answers for their data, so that their consent is not informed. */
export const isControllerMissing = (siteUrl: string): boolean =>
  isPublicAddress(siteUrl) && !siteConfig.dataController;
