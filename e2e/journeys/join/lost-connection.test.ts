import { describe } from 'vitest';
import { testLostConnections } from '../../setup/lost-connection.ts';

// lost-connection.nightly.test.ts goes through all of them.
describe('a connection that is lost', () => {
  testLostConnections({
    before: ['the consent is given'],
    whileSending: ['the answer begins'],
    loadedAgain: ['en'],
  });
});
