import { useQuery } from '@tanstack/react-query';
import { rightsKinds, type RightsKind } from '../../../../../domain/admin/rights.ts';
import { fill } from '../../../../../domain/text.ts';
import { dayOf } from '../../../../../domain/time.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import styles from '../../dashboard.module.css';
import { useDashboard } from '../dashboard-context.ts';
import { Fold } from '../Fold.tsx';
import { answer, atReturn } from '../queries.ts';
import { Table } from '../Table.tsx';
import { Typed } from '../Typed.tsx';
import { headingOf } from '../use-view.ts';
import { ActForm, BusyButton, useAct } from '../Act.tsx';
import { Field, Form, typedIn } from '../Form.tsx';
import { Loaded, View } from '../View.tsx';

/** What people asked for by their rights, and the day each is to be answered by. */
export function Requests() {
  const { text, format, session } = useDashboard();
  const { requests: words } = text.rights;
  const { act, busy, status } = useAct(async (given: { id: string; refused: string | null }) => {
    await session.call('answer_request', given);
    return words.answered;
  });
  return (
    <View name="requests" heading={words.heading}>
      <p>{words.note}</p>
      <AddRequest />
      {status}
      <Loaded query={useQuery({ ...answer(session, 'requests', {}), ...atReturn })}>
        {({ requests }) =>
          requests.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <Table
              aria-labelledby={headingOf('requests')}
              className={styles.blocks}
              head={[words.kind, words.email, words.received, words.due, words.state]}
              rows={requests.map(({ id, kind, email, received_on, due_on, ...rest }) => {
                const { made_by, answered_on, outcome, reason } = rest;
                const isOverdue = answered_on === null && due_on < dayOf(new Date());
                const nobody = answered_on === null ? words.unknown : words.erased;
                return [
                  words.kinds[kind],
                  email === null ? nobody : <Typed text={email} />,
                  format.day(received_on) + (made_by === 'subscriber' ? ` (${words.bySelf})` : ''),
                  <>
                    {format.day(due_on)} {isOverdue && <strong>{words.overdue}</strong>}
                  </>,
                  answered_on === null ? (
                    <OpenRequest
                      key={id}
                      busy={busy}
                      onAnswer={(refused) => act({ id, refused })}
                    />
                  ) : (
                    <>
                      {fill(words[outcome ?? 'done'], { day: format.day(answered_on) })}{' '}
                      <Typed lines text={reason ?? ''} />
                    </>
                  ),
                ];
              })}
            />
          )
        }
      </Loaded>
    </View>
  );
}

/** Marks an open request as done, or as refused for a reason. */
function OpenRequest({
  busy,
  onAnswer,
}: {
  busy: boolean;
  /** @param refused why it is refused; null where it is done */
  onAnswer: (refused: string | null) => void;
}) {
  const { requests: words } = useDashboard().text.rights;
  return (
    <>
      <BusyButton look="quiet" busy={busy} onClick={() => onAnswer(null)}>
        {words.answer}
      </BusyButton>
      <Fold summary={words.refuse} isDangerous>
        <Form onSend={(form) => onAnswer(typedIn(form, 'reason').trim())}>
          <Field name="reason" label={words.reason} maxLength={1000} required />
          <Button type="submit" look="quiet">
            {words.refuse}
          </Button>
        </Form>
      </Fold>
    </>
  );
}

/** Enters a request that came by e-mail or otherwise. */
function AddRequest() {
  const { text, session } = useDashboard();
  const { requests: words } = text.rights;
  return (
    <ActForm
      className={styles.row}
      submit={words.add}
      run={async (typed, form) => {
        const { has_joined } = await session.call('add_request', {
          kind: typed('kind') as RightsKind,
          email: typed('email').trim(),
          received_on: typed('received_on'),
        });
        form.reset();
        return has_joined ? words.entered : `${words.entered} ${words.notOnList}`;
      }}
    >
      <Field
        name="kind"
        label={words.kind}
        options={rightsKinds.map((each) => [each, words.kinds[each]])}
      />
      <Field name="email" label={words.email} type="email" autoComplete="off" required />
      <Field
        name="received_on"
        label={words.received}
        type="date"
        defaultValue={dayOf(new Date())}
        required
      />
    </ActForm>
  );
}
