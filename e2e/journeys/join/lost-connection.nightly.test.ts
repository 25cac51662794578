import { describe } from 'vitest';
import { moments, testLostConnections } from '../../setup/lost-connection.ts';

describe('a connection that is lost at any moment', () => {
  testLostConnections(moments);
});
