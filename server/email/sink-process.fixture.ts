// A mail server in a process of its own, for tests that kill it: it takes e-mails on the port of
// its first argument, and writes whom each was for into the file of its second before it answers.
import { appendFileSync } from 'node:fs';
import { startSink } from './smtp-sink.fixture.ts';

const [port, file = ''] = process.argv.slice(2);
await startSink({
  port: Number(port),
  answers: {
    message: ({ to }) => {
      appendFileSync(file, `${to.join()}\n`);
      return undefined;
    },
  },
});
console.log('ready');
