import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';

interface Waiting {
  network: string;
  failures: number;
  answer: (mayGoOn: boolean) => void;
}

/**
 * Lets waiting attempts go on one after another, at the pace of a limiter that servers may share: those with the fewest failures
 * first, and among equals whoever came first. A network has one place, which it loses to one with fewer failures when
 * all are taken: whoever has just failed comes after everybody who has not.
 * @returns what waits for a turn; it returns false when the attempt is refused instead
 */
export function createLoginQueue(pace: RateLimiterAbstract, places: number, patienceMs: number) {
  let waiting: Waiting[] = [];
  let isServing = false;

  return (network: string, failures: number): Promise<boolean> =>
    new Promise((answer) => {
      if (!makePlace(network, failures)) {
        answer(false);
        return;
      }
      const entry: Waiting = { network, failures, answer };
      const timer = setTimeout(() => leave(entry, false), patienceMs);
      entry.answer = (mayGoOn) => {
        clearTimeout(timer);
        answer(mayGoOn);
      };
      waiting.push(entry);
      if (!isServing) void serve();
    });

  function makePlace(network: string, failures: number): boolean {
    if (waiting.some((other) => other.network === network)) return false;
    const last = inOrder(waiting).at(-1);
    if (!last || waiting.length < places) return true;
    if (last.failures <= failures) return false;
    leave(last, false);
    return true;
  }

  async function serve(): Promise<void> {
    isServing = true;
    try {
      while (waiting.length > 0) {
        const pauseMs = await takeTurn(pace);
        if (pauseMs > 0) {
          await new Promise((resume) => setTimeout(resume, pauseMs));
          continue;
        }
        const [next] = inOrder(waiting);
        if (next) leave(next, true);
      }
    } catch {
      // When the limiter fails, all waiting attempts are refused.
      for (const entry of waiting) leave(entry, false);
    } finally {
      isServing = false;
    }
  }

  function leave(entry: Waiting, mayGoOn: boolean): void {
    waiting = waiting.filter((other) => other !== entry);
    entry.answer(mayGoOn);
  }
}

const inOrder = (waiting: Waiting[]): Waiting[] =>
  waiting.toSorted((one, other) => one.failures - other.failures);

/** Takes the next turn. @returns 0, or the milliseconds until there is one */
async function takeTurn(pace: RateLimiterAbstract): Promise<number> {
  try {
    await pace.consume('everyone');
    return 0;
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return Math.max(1, reason.msBeforeNext);
    throw reason;
  }
}
