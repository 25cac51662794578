import { addressWeight, countedNetworks } from './client-ip.ts';

/** Takes a place for an IP address. @returns what gives it back; undefined where its network has no place left */
type TakePlace = (ipAddress: string) => (() => void) | undefined;

/** Limits how much of something one IP address may have at once, and its wider network of IPv6. */
export function concurrencyLimit(ofAddress: number): TakePlace {
  const taken = new Map<string, number>();
  const takenBy = (network: string) => taken.get(network) ?? 0;
  return (ipAddress) => {
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
