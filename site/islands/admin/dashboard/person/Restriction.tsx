import { useState } from 'react';
import {
  openingGrounds,
  type OpenedSubmission,
  type OpeningGround,
} from '../../../../../domain/admin/rights.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { useDashboard } from '../dashboard-context.ts';
import { Select } from '../field/Select.tsx';
import { fill } from '../../../../../domain/text.ts';
import styles from './Person.module.css';

/** Says that a person's data is restricted, and asks on what ground their message is opened. */
export function Restriction({
  submission: { restricted_since, covered },
  onOpen,
}: {
  submission: OpenedSubmission;
  onOpen: (ground: OpeningGround) => void;
}) {
  const { text, format } = useDashboard();
  const { restriction } = text.rights;
  const [ground, setGround] = useState<OpeningGround>(openingGrounds[0]);
  if (!restricted_since) return null;
  return (
    <div className={styles.restricted}>
      <p>{fill(restriction.since, { since: format.moment(restricted_since) })}</p>
      {covered && (
        <>
          <p>{restriction.covered}</p>
          <Select
            label={restriction.ground}
            value={ground}
            options={openingGrounds.map((each) => [each, restriction.grounds[each]] as const)}
            onChange={setGround}
          />
          <Button look="quiet" onClick={() => onOpen(ground)}>
            {restriction.open}
          </Button>
        </>
      )}
    </div>
  );
}
