import { describeActs } from './actions.contract.ts';
import { describeConsentHistory } from './consent-history.contract.ts';
import { describeLinkRequests } from './link-requests.contract.ts';
import { describeEmailChange } from './email-change.contract.ts';
import { describeRetention } from '../retention/retention.contract.ts';
import { describeOneMailbox } from './one-mailbox.contract.ts';
import type { OpenStore } from './links.fixture.ts';

/**
 * What every engine does for people's own data. Run it with what makes an empty database, and opens
 * that.
 */
export function describeMyData(engine: string, newDatabase: () => Promise<OpenStore>): void {
  describeLinkRequests(engine, newDatabase);
  describeActs(engine, newDatabase);
  describeConsentHistory(engine, newDatabase);
  describeEmailChange(engine, newDatabase);
  describeRetention(engine, newDatabase);
  describeOneMailbox(engine, newDatabase);
}
