import {
  openingGrounds,
  type OpenedSubmission,
  type OpeningGround,
} from '../../../../../domain/admin/rights.ts';
import { fill } from '../../../../../domain/text.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import styles from '../../dashboard.module.css';
import { useDashboard } from '../dashboard-context.ts';
import { Field } from '../field/Field.tsx';
import { Form, typedIn } from '../Form.tsx';

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
  if (!restricted_since) return null;
  return (
    <div className={styles.card}>
      <p>{fill(restriction.since, { since: format.moment(restricted_since) })}</p>
      {covered && (
        <Form onSend={(form) => onOpen(typedIn(form, 'ground') as OpeningGround)}>
          <p>{restriction.covered}</p>
          <Field
            name="ground"
            label={restriction.ground}
            options={openingGrounds.map((each) => [each, restriction.grounds[each]])}
          />
          <Button type="submit" look="quiet">
            {restriction.open}
          </Button>
        </Form>
      )}
    </div>
  );
}
