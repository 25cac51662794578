import {
  useMutation,
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { ConfirmButton } from '../ConfirmButton.tsx';
import { useDashboard } from '../dashboard-context.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { whyNot } from '../why-not.ts';
import styles from '../../dashboard.module.css';

interface PartProps<Data, Key extends QueryKey, Entry extends { id: string }> {
  heading: string;
  note?: string;
  query: UseQueryOptions<Data, Error, Data, Key>;
  entriesOf: (data: Data) => Entry[];
  /** What is said of an entry. */
  describe: (entry: Entry) => ReactNode;
  /** How an entry is ended; undefined where it cannot be. */
  ending: (
    entry: Entry,
    data: Data,
  ) =>
    | {
        button: string;
        /** What the button says of this entry. */
        label: string;
        question: string;
        isProved: boolean;
        end: (form: HTMLFormElement) => Promise<unknown>;
        /** What is said afterwards. */
        ended: string;
      }
    | undefined;
  /** What stands below the list. */
  children?: (data: Data) => ReactNode;
}

/**
 * A part of the account: a list, whose entries can be ended. It is closed at first, and asks the
 * server nothing until it opens.
 */
export function Part<Data, Key extends QueryKey, Entry extends { id: string }>(
  props: PartProps<Data, Key, Entry>,
) {
  const [open, setOpen] = useState(false);
  return (
    <details
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary>{props.heading}</summary>
      {open && <Opened {...props} />}
    </details>
  );
}

function Opened<Data, Key extends QueryKey, Entry extends { id: string }>({
  heading,
  note,
  query,
  entriesOf,
  describe,
  ending,
  children,
}: PartProps<Data, Key, Entry>) {
  const { text } = useDashboard();
  const client = useQueryClient();
  const status = useRef<HTMLParagraphElement>(null);
  const { data, isError, refetch } = useQuery(query);
  const end = useMutation({
    mutationFn: async ({ send, said }: { send: () => Promise<unknown>; said: string }) => {
      await send();
      return said;
    },
    onSuccess: async () => {
      await client.invalidateQueries();
      // The focused button is gone with its row.
      status.current?.focus();
    },
  });
  if (isError) return <LoadFailure onRetry={() => void refetch()} />;
  if (!data) return <p role="status">{text.loading}</p>;
  return (
    <>
      {note && <p>{note}</p>}
      <ul className={styles.list} aria-label={heading}>
        {entriesOf(data).map((entry) => {
          const way = ending(entry, data);
          return (
            <li key={entry.id}>
              <span>{describe(entry)}</span>
              {way && (
                <ConfirmButton
                  busy={end.isPending}
                  aria-label={way.label}
                  question={way.question}
                  isProved={way.isProved}
                  onConfirm={(form) => end.mutate({ send: () => way.end(form), said: way.ended })}
                >
                  {way.button}
                </ConfirmButton>
              )}
            </li>
          );
        })}
      </ul>
      <p ref={status} tabIndex={-1} role="status" className={styles.status}>
        {end.isError ? whyNot(end.error, text) : end.data}
      </p>
      {children?.(data)}
    </>
  );
}
