import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A message as a mail server took it. */
interface Taken {
  from: string;
  to: string[];
  raw: Buffer;
}

/**
 * What a sink answers. An error's `responseCode` is the code, its message the words; `drop` ends
 * the connection.
 */
export interface SinkAnswers {
  sender?: () => Error | undefined;
  recipient?: (address: string) => Error | undefined;
  /** After the whole body. */
  message?: (taken: Taken) => Error | 'drop' | 'stall' | undefined;
}

/** A mail server that takes every e-mail, or answers as told. */
export interface SmtpSink {
  port: number;
  taken: Taken[];
  answers: SinkAnswers;
  /** How many connections were open at once, at most. */
  mostConnections: () => number;
  stop: () => Promise<void>;
}

/** A refusal as a mail server words it. */
export const refusal = (responseCode: number, words: string): Error =>
  Object.assign(new Error(words), { responseCode });

/** Starts a mail server on this machine. */
export async function startSink({
  port = 0,
  answers = {},
  ...options
}: SMTPServerOptions & { port?: number; answers?: SinkAnswers } = {}): Promise<SmtpSink> {
  let open = 0;
  let most = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 100,
    ...options,
    onConnect(_session, callback) {
      open += 1;
      most = Math.max(most, open);
      callback();
    },
    onClose() {
      open -= 1;
    },
    onMailFrom(_address, _session, callback) {
      callback(sink.answers.sender?.());
    },
    onRcptTo({ address }, _session, callback) {
      callback(sink.answers.recipient?.(address));
    },
    onData(stream, session, callback) {
      void buffer(stream).then(
        (raw) => {
          const { mailFrom, rcptTo } = session.envelope;
          const from = mailFrom === false ? '' : mailFrom.address;
          const message = { from, to: rcptTo.map(({ address }) => address), raw };
          const answer = sink.answers.message?.(message);
          if (answer === 'stall') return;
          if (answer instanceof Error) {
            callback(answer);
            return;
          }
          sink.taken.push(message);
          if (answer === 'drop') {
            for (const connection of server.connections) connection.close();
            return;
          }
          callback();
        },
        () => undefined,
      ); // the client was killed halfway
    },
  });
  server.on('error', () => undefined); // clients that go away
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  const sink: SmtpSink = {
    port: (server.server.address() as AddressInfo).port,
    taken: [],
    answers,
    mostConnections: () => most,
    stop: async () => {
      const closed = Promise.withResolvers<undefined>();
      server.close(() => closed.resolve(undefined));
      await closed.promise;
    },
  };
  return sink;
}
