import { hostname } from 'node:os';
import type { WriteLetter } from '../../domain/letters/letter.ts';
import type { Clock } from '../clock.ts';
import type { LetterConfig } from './mail-config.ts';
import type { Engine } from '../db/engine.ts';
import type { Outbox } from './outbox.ts';
import { fileTransport } from './file-transport.ts';
import type { MailTarget } from './mail-config.ts';
import type { MailTransport } from './mail-transport.ts';
import { createMakeMessage } from './message.ts';
import { createPrepareLetter } from './prepare-letter.ts';
import { startSender, type SenderLog, type SenderTiming } from './sender.ts';
import { smtpTransport } from './smtp-transport.ts';

/** The transport of a configured target. */
export const transportTo = (target: MailTarget): MailTransport =>
  target.kind === 'file' ? fileTransport(target.folder) : smtpTransport(target, hostname());

/** Starts to send the letters of a store. @returns a function that stops it */
export function startLetters(
  { target, ratePerMinute, siteUrl, ...config }: LetterConfig,
  parts: {
    store: { letters: { outbox: Outbox } } & Pick<Engine, 'scrub'>;
    clock: Clock;
    writeLetter: WriteLetter;
    log: SenderLog;
    timing?: Partial<SenderTiming> | undefined;
  },
): () => Promise<void> {
  const { store, clock, writeLetter, log, timing = {} } = parts;
  const makeMessage = createMakeMessage({ ...config, siteUrl });
  return startSender({
    store,
    clock,
    ratePerMinute,
    log,
    timing,
    transport: transportTo(target),
    prepare: createPrepareLetter(writeLetter, makeMessage, siteUrl),
  });
}
