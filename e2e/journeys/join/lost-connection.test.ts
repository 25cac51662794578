import { describe } from 'vitest';
import { testLostConnections } from '../../setup/lost-connection.ts';

// lost-connection.nightly.test.ts goes through all of them.
describe('a connection that is lost', () => {
  testLostConnections({
    before: ['the page has come', 'the consent is given'],
    whileSending: ['half its content has arrived', 'the answer begins'],
  });
});
