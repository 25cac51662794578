import { useQuery } from '@tanstack/react-query';
import type { CsvSeparator } from '../../../../../domain/admin/api.ts';
import { fill } from '../../../../../domain/text.ts';
import {
  lastDayOf,
  type PlacePress,
  type Wave,
  type WaveOffer,
} from '../../../../../domain/wave.ts';
import { proofIn } from '../../api-client.ts';
import styles from '../../dashboard.module.css';
import { ActForm, BusyButton, ConfirmButton, useAct } from '../Act.tsx';
import { useDashboard, useIsOwner, useSession } from '../dashboard-context.ts';
import { download } from '../download.ts';
import { Fold } from '../Fold.tsx';
import { Field } from '../Form.tsx';
import { answer, atReturn } from '../queries.ts';
import { Table } from '../Table.tsx';
import { Typed } from '../Typed.tsx';
import { Loaded } from '../View.tsx';

/** Who was invited, what they answered, and what the owner does about their places. */
export function Guests({ wave: { id, offers } }: { wave: Wave }) {
  const { text, format } = useDashboard();
  const { columns, offerStates, onItsWay, ...words } = text.waves;
  const isOwner = useIsOwner();
  const query = useQuery({ ...answer(useSession(), 'wave_offers', { id }), ...atReturn });
  return (
    <>
      <h4 id={`${id}-guests`}>{words.offers}</h4>
      <Loaded query={query}>
        {({ offers: rows }) => (
          <Table
            aria-labelledby={`${id}-guests`}
            className={styles.blocks}
            head={[columns.name, columns.state, columns.until, columns.guests, columns.presses]}
            rows={rows.map((offer) => {
              const { name, email, state, answer_until, guests, answered_at } = offer;
              const until = answer_until ? format.day(lastDayOf(answer_until)) : onItsWay;
              return [
                <>
                  <Typed text={name ?? ''} />
                  <br />
                  <Typed text={email} />
                </>,
                offerStates[state] + (answered_at ? `, ${format.moment(answered_at)}` : ''),
                state === 'held' ? until : text.none,
                guests ?? text.none,
                isOwner && <Presses key={offer.id} offer={offer} />,
              ];
            })}
          />
        )}
      </Loaded>
      {isOwner && (offers.accepted ?? 0) + (offers.settled ?? 0) > 0 && <ExportGuests id={id} />}
    </>
  );
}

/** Settles a place that was accepted, or takes it back. */
function Presses({ offer: { id, name, email, state } }: { offer: WaveOffer }) {
  const { presses, done, ...words } = useDashboard().text.waves;
  const { call } = useSession();
  const { act, busy, status } = useAct(async (press: PlacePress): Promise<string> => {
    const { moved } = await call('press_place', { id, press });
    return moved === 'done' ? done[press] : words[moved];
  });
  const guest = name ?? email;
  return (
    <>
      {state === 'accepted' && (
        <BusyButton
          look="quiet"
          busy={busy}
          aria-label={`${presses.settle}: ${guest}`}
          onClick={() => act('settle')}
        >
          {presses.settle}
        </BusyButton>
      )}
      {(state === 'accepted' || state === 'settled') && (
        <ConfirmButton
          busy={busy}
          aria-label={`${presses.release}: ${guest}`}
          question={fill(presses.releaseSure, { name: guest })}
          onConfirm={() => act('release')}
        >
          {presses.release}
        </ConfirmButton>
      )}
      {status}
    </>
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
