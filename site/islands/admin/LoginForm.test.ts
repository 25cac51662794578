import { afterEach, expect, test, vi } from 'vitest';
import { content } from '../../../content/index.ts';
import { languages } from '../../../domain/language.ts';
import { describe } from './LoginForm.tsx';
import { logIn } from './api-client.ts';

afterEach(() => void vi.unstubAllGlobals());

/** What an administrator reads when the login is answered so. */
async function saidAfter(answer: Response, language: (typeof languages)[number]): Promise<string> {
  vi.stubGlobal('fetch', async () => answer);
  const error = await logIn({ username: 'olga', password: 'x' }).catch((reason: unknown) => reason);
  return describe(error as Error, content[language].admin.toasts);
}

test.each(languages)(
  'an administrator who logs in while the disk is full reads that it is not the password, in %s',
  async (language) => {
    const { unable, notStored } = content[language].admin.toasts;
    const full = Response.json(
      { message: 'The server could not store anything.' },
      { status: 503 },
    );
    expect(await saidAfter(full, language)).toBe(notStored);
    // A proxy whose server is away knows nothing of a disk.
    const away = new Response('<p>away', { status: 503 });
    expect(await saidAfter(away, language)).toBe(unable);
  },
);
