import { describe } from 'vitest';
import { testLostConnections } from '../../setup/lost-connection.ts';

// kept-connection.nightly.test.ts goes through all of them.
describe('a connection that is lost', () => {
  testLostConnections({
    before: ['the page has come', 'half the message is typed', 'the consent is given'],
    whileSending: [
      'nothing of it has arrived',
      'half its content has arrived',
      'the answer begins',
    ],
  });
});
