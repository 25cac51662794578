import type { AttemptItem, KeptPrefix, UntilItem } from '../../enhance/kept-typing.ts';

const until: UntilItem = 'interest-until';
const attemptItem: AttemptItem = 'interest-attempt';
const prefix: KeptPrefix = 'interest-';

const sevenDaysMs = 7 * 24 * 60 * 60 * 1000;

/** The content that was last sent, also in memory in case storage is off. */
let attempt = { content: '', key: '' };

/** A random key; `crypto.randomUUID` is missing where the site is opened without TLS. */
const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/**
 * The Idempotency-Key of this content: the same for every attempt to send it, also after a crash,
 * because it is kept before anything is sent.
 */
export function idempotencyKeyFor(content: string): string {
  attempt =
    whereAllowed(() => {
      const kept = sessionStorage.getItem(attemptItem) ?? localStorage.getItem(attemptItem);
      return JSON.parse(kept ?? 'null') as typeof attempt | null;
    }) ?? attempt;
  if (attempt.content !== content) attempt = { content, key: newKey() };
  whereAllowed(() => {
    sessionStorage.setItem(attemptItem, JSON.stringify(attempt));
    if (isKeptOnDevice()) copyToDevice();
  });
  return attempt.key;
}

/** Whether the visitor wants it kept on this device; undefined where storage is off. */
export const isKeptOnDevice = (): boolean | undefined =>
  whereAllowed(() => localStorage.getItem(until) !== null);

/**
 * Keeps on this device what this tab keeps. What is typed later follows:
 * site/enhance/kept-typing.ts.
 */
export const keepOnDevice = (): void =>
  whereAllowed(() => {
    localStorage.setItem(until, String(Date.now() + sevenDaysMs));
    copyToDevice();
  });

const keptIn = (storage: Storage) => Object.keys(storage).filter((item) => item.startsWith(prefix));

function copyToDevice() {
  for (const item of keptIn(sessionStorage)) {
    localStorage.setItem(item, sessionStorage.getItem(item) ?? '');
  }
}

function forgetIn(storage: Storage) {
  for (const item of keptIn(storage)) storage.removeItem(item);
}

/** Leaves nothing of it on this device, though still in this tab. */
export const forgetOnDevice = (): void =>
  whereAllowed(() => {
    forgetIn(localStorage);
  });

/** Leaves nothing of it, neither in this tab nor on this device. */
export const forget = (): void => {
  forgetOnDevice();
  whereAllowed(() => {
    forgetIn(sessionStorage);
  });
};

/** If storage is off or full, nothing is kept, and all else works. */
function whereAllowed<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
