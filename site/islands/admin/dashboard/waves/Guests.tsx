import { useQuery } from '@tanstack/react-query';
import type { CsvSeparator } from '../../../../../domain/admin/api.ts';
import {
  lastDayOf,
  type PlacePress,
  type Wave,
  type WaveOffer,
} from '../../../../../domain/wave.ts';
import { fill } from '../../../../../domain/text.ts';
import { proofIn } from '../../api-client.ts';
import styles from '../../dashboard.module.css';
import { ActForm } from '../ActForm.tsx';
import { BusyButton } from '../BusyButton.tsx';
import { ConfirmButton } from '../ConfirmButton.tsx';
import { useDashboard, useIsOwner, useSession } from '../dashboard-context.ts';
import { download } from '../download.ts';
import { Field } from '../Field.tsx';
import { Fold } from '../Fold.tsx';
import { Loaded } from '../Loaded.tsx';
import { answer, atReturn } from '../queries.ts';
import { roles } from '../Table.tsx';
import { Typed } from '../Typed.tsx';
import { useAct } from '../use-act.tsx';

/** Who was invited, what they answered, and what the owner does about their places. */
export function Guests({ wave: { id, offers } }: { wave: Wave }) {
  const { text } = useDashboard();
  const words = text.waves;
  const isOwner = useIsOwner();
  const query = useQuery({ ...answer(useSession(), 'wave_offers', { id }), ...atReturn });
  return (
    <>
      <h4 id={`${id}-guests`}>{words.offers}</h4>
      <Loaded query={query}>
        {({ offers: rows }) => (
          <table {...roles.table} aria-labelledby={`${id}-guests`} className={styles.blocks}>
            <tbody {...roles.group}>
              {rows.map((offer) => (
                <Guest key={offer.id} offer={offer} />
              ))}
            </tbody>
          </table>
        )}
      </Loaded>
      {isOwner && (offers.accepted ?? 0) + (offers.settled ?? 0) > 0 && <ExportGuests id={id} />}
    </>
  );
}

function Guest({ offer }: { offer: WaveOffer }) {
  const { text, format } = useDashboard();
  const { columns, offerStates, presses, done, onItsWay, ...words } = text.waves;
  const { call } = useSession();
  const isOwner = useIsOwner();
  const { id, name, email, state, answer_until, guests, answered_at } = offer;
  const { act, busy, status } = useAct(async (press: PlacePress): Promise<string> => {
    const { moved } = await call('press_place', { id, press });
    return moved === 'done' ? done[press] : words[moved];
  });
  return (
    <tr {...roles.row}>
      <th {...roles.cell} scope="row">
        <Typed text={name ?? ''} />
        <br />
        <Typed text={email} />
      </th>
      <td {...roles.cell}>
        {offerStates[state]}
        {answered_at !== null && `, ${format.moment(answered_at)}`}
      </td>
      <td {...roles.cell} data-label={state === 'held' ? columns.until : columns.guests}>
        {state === 'held' && (answer_until ? format.day(lastDayOf(answer_until)) : onItsWay)}
        {guests}
      </td>
      <td {...roles.cell}>
        {state === 'accepted' && isOwner && (
          <BusyButton
            look="quiet"
            busy={busy}
            aria-label={`${presses.settle}: ${name ?? email}`}
            onClick={() => act('settle')}
          >
            {presses.settle}
          </BusyButton>
        )}
        {(state === 'accepted' || state === 'settled') && isOwner && (
          <ConfirmButton
            busy={busy}
            aria-label={`${presses.release}: ${name ?? email}`}
            question={fill(presses.releaseSure, { name: name ?? email })}
            onConfirm={() => act('release')}
          >
            {presses.release}
          </ConfirmButton>
        )}
        {status}
      </td>
    </tr>
  );
}

function ExportGuests({ id }: { id: string }) {
  const { text } = useDashboard();
  const { export: label, exported, separator } = text.waves;
  const { firstForm, forms } = text.export;
  const { call } = useSession();
  return (
    <Fold summary={label}>
      <ActForm
        look="primary"
        submit={label}
        isProved
        run={async (typed, form) => {
          const proof = await proofIn(form, call);
          const input = { id, separator: typed('separator') as CsvSeparator, proof };
          download(await call('export_wave', input));
          form.reset();
          return exported;
        }}
      >
        <Field
          name="separator"
          label={separator}
          defaultValue={firstForm}
          options={(['semicolon', 'comma'] as const).map((each) => [each, forms[each]])}
        />
      </ActForm>
    </Fold>
  );
}
