import { useQuery } from '@tanstack/react-query';
import type { LogEntry } from '../../../../../domain/admin/api.ts';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { answer } from '../queries.ts';
import { Table } from '../Table.tsx';
import { headingOf } from '../use-view.ts';
import { Loaded, View } from '../View.tsx';

/**
 * The actions on people's data and on the account, and who came in and read; fetched when it is
 * shown.
 */
export function Log() {
  const { log } = useDashboard().text;
  return (
    <View name="log" heading={log.heading}>
      <p>{log.note}</p>
      <Loaded query={useQuery(answer(useSession(), 'log', {}))}>
        {({ entries, accesses }) => (
          <>
            {entries.length === 0 && <p>{log.empty}</p>}
            {entries.length > 0 && <Entries entries={entries} labelledBy={headingOf('log')} />}
            {accesses.length > 0 && (
              <>
                <h3 id={accessesHeading}>{log.accesses}</h3>
                <p>{log.accessesNote}</p>
                <Entries entries={accesses} labelledBy={accessesHeading} />
              </>
            )}
          </>
        )}
      </Loaded>
    </View>
  );
}

const accessesHeading = 'log-accesses';

function Entries(props: { entries: readonly LogEntry[]; labelledBy: string }) {
  const { text, format } = useDashboard();
  const { when, what, howMany, who, kinds } = text.log;
  return (
    <Table
      aria-labelledby={props.labelledBy}
      head={[when, what, howMany, who]}
      rows={props.entries.map(({ at, account, kind, count }) => [
        <time dateTime={at}>{format.moment(at)}</time>,
        kinds[kind],
        count > 0 ? format.number(count) : text.none,
        account || text.none,
      ])}
    />
  );
}
