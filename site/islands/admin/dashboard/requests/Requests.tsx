import { useQuery } from '@tanstack/react-query';
import {
  rightsKinds,
  type DataSubjectRequest,
  type RightsKind,
} from '../../../../../domain/admin/rights.ts';
import { fill } from '../../../../../domain/text.ts';
import { dayOf } from '../../../../../domain/time.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import unseen from '../../../../ui/unseen/Unseen.module.css';
import styles from '../../dashboard.module.css';
import { BusyButton } from '../BusyButton.tsx';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { Field } from '../field/Field.tsx';
import { Fold } from '../Fold.tsx';
import { Form, typedIn } from '../Form.tsx';
import { Loaded } from '../Loaded.tsx';
import { answer, atReturn } from '../queries.ts';
import { roles } from '../table/SubmissionsTable.tsx';
import { Typed } from '../Typed.tsx';
import { useAct } from '../use-act.tsx';
import { useNarrow } from '../use-narrow.ts';
import { headingOf } from '../use-view.ts';
import { View } from '../View.tsx';

/** What people asked for by their rights, and the day each is to be answered by. */
export function Requests() {
  const { requests: words } = useDashboard().text.rights;
  const isNarrow = useNarrow();
  return (
    <View name="requests" heading={words.heading}>
      <p>{words.note}</p>
      <AddRequest />
      <Loaded query={useQuery({ ...answer(useSession(), 'requests', {}), ...atReturn })}>
        {({ requests }) =>
          requests.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <table
              {...roles.table}
              aria-labelledby={headingOf('requests')}
              className={styles.blocks}
            >
              <thead {...roles.group} className={isNarrow ? unseen.unseen : undefined}>
                <tr {...roles.row}>
                  {(['kind', 'email', 'received', 'due', 'state'] as const).map((column) => (
                    <th key={column} {...roles.column}>
                      {words[column]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody {...roles.group}>
                {requests.map((request) => (
                  <Entry key={request.id} request={request} />
                ))}
              </tbody>
            </table>
          )
        }
      </Loaded>
    </View>
  );
}

/** Enters a request that came by e-mail or otherwise. */
function AddRequest() {
  const words = useDashboard().text.rights.requests;
  const { call } = useSession();
  const { act, busy, status } = useAct(async (form: HTMLFormElement) => {
    const { has_joined } = await call('add_request', {
      kind: typedIn(form, 'kind') as RightsKind,
      email: typedIn(form, 'email').trim(),
      received_on: typedIn(form, 'received_on'),
    });
    form.reset();
    return has_joined ? words.entered : `${words.entered} ${words.notOnList}`;
  });
  return (
    <>
      <Form onSend={act} className={styles.row}>
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
        <BusyButton type="submit" look="quiet" busy={busy}>
          {words.add}
        </BusyButton>
      </Form>
      {status}
    </>
  );
}

function Entry({ request }: { request: DataSubjectRequest }) {
  const { text, format } = useDashboard();
  const { requests: words } = text.rights;
  const { kind, email, received_on, due_on, made_by, answered_on, outcome, reason } = request;
  const isOverdue = answered_on === null && due_on < dayOf(new Date());
  return (
    <tr {...roles.row}>
      <td {...roles.cell}>{words.kinds[kind]}</td>
      <td {...roles.cell}>
        {email !== null && <Typed text={email} />}
        {email === null && (answered_on === null ? words.unknown : words.erased)}
      </td>
      <td {...roles.cell} data-label={words.received}>
        {format.day(received_on)}
        {made_by === 'subscriber' && ` (${words.bySelf})`}
      </td>
      <td {...roles.cell} data-label={words.due}>
        {format.day(due_on)}
        {isOverdue && <strong> {words.overdue}</strong>}
      </td>
      <td {...roles.cell}>
        {answered_on === null ? (
          <AnswerRequest id={request.id} />
        ) : outcome === 'refused' && reason !== null ? (
          <>
            {fill(words.refused, { day: format.day(answered_on), reason: '' })}
            <Typed lines text={reason} />
          </>
        ) : (
          fill(words.done, { day: format.day(answered_on) })
        )}
      </td>
    </tr>
  );
}

/** Marks an open request as done, or as refused for a reason. */
function AnswerRequest({ id }: { id: string }) {
  const words = useDashboard().text.rights.requests;
  const { call } = useSession();
  const { act, busy, status } = useAct(async (refused: string | null) => {
    await call('answer_request', { id, refused });
    return '';
  });
  return (
    <>
      <BusyButton look="quiet" busy={busy} onClick={() => act(null)}>
        {words.answer}
      </BusyButton>
      <Fold summary={words.refuse} isDangerous>
        <Form onSend={(form) => act(typedIn(form, 'reason').trim())}>
          <Field name="reason" label={words.reason} maxLength={1000} required />
          <Button type="submit" look="quiet">
            {words.refuse}
          </Button>
        </Form>
      </Fold>
      {status}
    </>
  );
}
