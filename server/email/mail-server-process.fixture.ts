// A mail server in a process of its own, for tests that kill it: on the port of its argument it
// asks the test at each step of an e-mail whether to go on.
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A step of an e-mail. Once it is `taken` it has arrived, and the answer is still to be sent. */
export interface MailStep {
  number: number;
  step: 'recipient' | 'body' | 'taken';
  to: string;
  /** The first lines of the e-mail, once its body has come. */
  head?: string;
}

const waiting = new Map<number, () => void>();
process.on('message', (number: number) => waiting.get(number)?.());
process.on('disconnect', () => process.exit());

const ask = (step: Omit<MailStep, 'number'>) =>
  new Promise<void>((resolve) => {
    const number = waiting.size + 1;
    waiting.set(number, resolve);
    process.send?.({ number, ...step });
  });

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  logger: false,
  onRcptTo({ address }, _session, callback) {
    void ask({ step: 'recipient', to: address }).then(() => callback());
  },
  onData(stream, session, callback) {
    const to = session.envelope.rcptTo.map(({ address }) => address).join();
    void buffer(stream).then(
      async (raw) => {
        const [head = ''] = raw.toString().split('\r\n\r\n', 1);
        await ask({ step: 'body', to, head });
        await ask({ step: 'taken', to, head });
        callback();
      },
      () => undefined, // the sender was killed halfway
    );
  },
});
server.on('error', () => undefined); // senders that were killed
server.listen(Number(process.argv[2]), '127.0.0.1', () => process.send?.('ready'));
