import { facts } from '../../content/facts.ts';
import type { ErasureReceipt } from '../../domain/my-data/my-data.ts';
import { minuteMs } from '../../domain/time.ts';

const keptMs = facts.myDataMinutes * minuteMs;

/**
 * The receipts of erasures, by the hash of the link's token, for as long as such a link works: who
 * reloads the page with the receipt posts again by a link that is gone. They say nothing of the
 * subscriber, and are in memory alone.
 */
export class RecentReceipts {
  readonly #receipts = new Map<string, ErasureReceipt>();

  add(tokenHash: string, receipt: ErasureReceipt): void {
    const now = new Date(receipt.at);
    for (const [hash, each] of this.#receipts) {
      if (isTooOld(each, now)) this.#receipts.delete(hash);
    }
    this.#receipts.set(tokenHash, receipt);
  }

  /**
   * The receipt of an erasure by this link; undefined where there was none, or it was too long ago.
   */
  find(tokenHash: string, now: Date): ErasureReceipt | undefined {
    const receipt = this.#receipts.get(tokenHash);
    return receipt && !isTooOld(receipt, now) ? receipt : undefined;
  }
}

const isTooOld = ({ at }: ErasureReceipt, now: Date): boolean =>
  Date.parse(at) + keptMs <= now.getTime();
