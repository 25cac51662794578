import { addressWeight, countedNetworks } from './client-ip.ts';

/**
 * Limits how much of something one IP address may have at once, and its wider network of IPv6.
 * @returns what takes a place and returns how to give it back; undefined where its network has none
 * left
 */
export function concurrencyLimit(ofAddress: number) {
  const taken = new Map<string, number>();
  const takenBy = (network: string) => taken.get(network) ?? 0;
  return (ipAddress: string): (() => void) | undefined => {
    const networks = countedNetworks(ipAddress);
    const isFull = networks.some(
      ({ network, weight }) => takenBy(network) + weight > ofAddress * addressWeight,
    );
    if (isFull) return undefined;
    for (const { network, weight } of networks) taken.set(network, takenBy(network) + weight);
    return () => {
      for (const { network, weight } of networks) {
        const left = takenBy(network) - weight;
        if (left > 0) taken.set(network, left);
        else taken.delete(network);
      }
    };
  };
}
