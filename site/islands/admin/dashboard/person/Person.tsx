import { Fragment } from 'react';
import {
  longestNote,
  openingGrounds,
  type OpenedSubmission,
  type OpeningGround,
} from '../../../../../domain/admin/rights.ts';
import type { SubmissionDetails } from '../../../../../domain/submission/fields.ts';
import { fieldsIn, tableFields } from '../../../../../domain/submission/views.ts';
import { fill } from '../../../../../domain/text.ts';
import { siteConfig } from '../../../../../site.config.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { mailto } from '../../../../ui/mailto.ts';
import styles from '../../dashboard.module.css';
import { useDashboard } from '../dashboard-context.ts';
import { SubscriberEmailsOf } from '../emails/SubscriberEmails.tsx';
import { FieldValue } from '../FieldValue.tsx';
import { Fold } from '../Fold.tsx';
import { Naming } from '../Typed.tsx';
import { Consent } from './Consent.tsx';
import { Message } from './Message.tsx';
import { PersonActions } from './PersonActions.tsx';
import { ActForm } from '../Act.tsx';
import { Field, Form, typedIn } from '../Form.tsx';

/** The columns of the table in their order, then what it does not show. */
const facts = [...new Set([...tableFields, ...fieldsIn('details')])].filter(
  (field): field is Exclude<keyof SubmissionDetails, 'name' | 'message' | 'state' | 'id'> =>
    !['name', 'message', 'state', 'id'].includes(field),
);

/** All that is known of a person and one of their submissions, and what can be done about it. */
export function Person({
  submission,
  onOpen,
  onDeleted,
}: {
  submission: OpenedSubmission;
  /** Opens the message of a restricted person. */
  onOpen: (ground: OpeningGround) => void;
  /** Called with what was done, once there is nothing left of it. */
  onDeleted: (said: string) => void;
}) {
  const { text, format, session } = useDashboard();
  const { restriction, newAddress, note: noteWords } = text.rights;
  const { email, restricted_since, covered, new_address, note, consent } = submission;
  return (
    <>
      {restricted_since !== null && (
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
      )}
      {!covered && <Message submission={submission} />}
      {new_address && (
        <p>
          <Naming
            email={new_address.email}
            sentence={newAddress[new_address.on_list ? 'onList' : 'waits'].replace(
              '{since}',
              format.moment(new_address.asked_at),
            )}
          />
        </p>
      )}
      <dl className={styles.facts}>
        {facts.map((field) => (
          <Fragment key={field}>
            <dt>{text.columns[field]}</dt>
            <dd>
              {field === 'email' ? (
                <a href={mailto(siteConfig.brand, undefined, email)}>
                  <FieldValue field={field} value={email} />
                </a>
              ) : (
                <FieldValue field={field} value={submission[field]} />
              )}
            </dd>
          </Fragment>
        ))}
      </dl>
      {restricted_since === null && (
        <ActForm
          submit={noteWords.save}
          run={async (typed) => {
            await session.call('write_note', { email, text: typed('note') });
            return noteWords.saved;
          }}
        >
          <Field
            label={noteWords.heading}
            hint={fill(noteWords.hint, { limit: String(longestNote) })}
            name="note"
            rows={2}
            maxLength={longestNote}
            dir="auto"
            defaultValue={note?.text}
          />
        </ActForm>
      )}
      <SubscriberEmailsOf {...submission} />
      <Fold summary={text.consent.heading}>
        <Consent {...consent} />
      </Fold>
      <PersonActions submission={submission} onDeleted={onDeleted} />
    </>
  );
}
