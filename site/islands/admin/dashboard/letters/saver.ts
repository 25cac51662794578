import { ApiError } from '../../api-client.ts';

export type SaveStatus = 'saved' | 'saving' | 'failed' | 'intricate';

/** After the last key, and between two tries. */
const pauseMs = 800;
const retryMs = 5000;

/**
 * Saves what is typed, a moment after the last key: one request at a time, and the last text wins.
 * What could not be saved is tried again.
 * @param keep holds what is not saved yet, in a place that outlives the page
 */
export function createSaver<Draft>(
  save: (draft: Draft) => Promise<unknown>,
  say: (status: SaveStatus) => void,
  keep: (unsaved: Draft | undefined) => void,
) {
  let unsaved: Draft | undefined;
  let running: Promise<boolean> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function saveAll(): Promise<boolean> {
    while (unsaved !== undefined) {
      const sent = unsaved;
      try {
        await save(sent);
      } catch (error) {
        say(error instanceof ApiError && error.status === 422 ? 'intricate' : 'failed');
        if (mayWorkLater(error)) soon(retryMs);
        return false;
      }
      if (unsaved === sent) {
        unsaved = undefined;
        keep(undefined);
      }
    }
    say('saved');
    return true;
  }

  function soon(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  }

  /** Saves at once. @returns whether all that was typed is saved */
  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    running ??= saveAll().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    change(draft: Draft): void {
      unsaved = draft;
      keep(draft);
      say('saving');
      soon(pauseMs);
    },
    flush,
  };
}

/** The server never takes what it refuses now, unless it was only busy. */
const mayWorkLater = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 429;
