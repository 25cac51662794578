import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  CsvSeparator,
  AdminExportCounts,
  ExportAudience,
  ExportFormat,
  LeftOutReason,
} from '../../../../../domain/admin/api.ts';
import type { ListQuery } from '../../../../../domain/admin/list-query.ts';
import { Actions, Button } from '../../../../ui/button/Button.tsx';
import { proofIn } from '../../api-client.ts';
import { ProofField } from '../account/ProofField.tsx';
import styles from '../../dashboard.module.css';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { Dialog } from '../Dialog.tsx';
import { download } from '../download.ts';
import { Select } from '../field/Field.tsx';
import { fill } from '../../../../../domain/text.ts';
import { answer } from '../queries.ts';
import { isUnproved, whyNot } from '../why-not.ts';

// Not from api.ts, which would bring the schema library.
const audiences: readonly ExportAudience[] = ['contactable', 'everyone'];
const forms = ['semicolon', 'comma', 'json'] as const satisfies (CsvSeparator | ExportFormat)[];
type Form = (typeof forms)[number];

const formItem = 'export-format';

/** Exports what the filters let through, as a file. */
export function Export({ query }: { query: ListQuery }) {
  const { text } = useDashboard();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {text.export.open}
      </Button>
      {isOpen && <ExportDialog query={query} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/**
 * Asks who is in the file and how it is written, and says how many it holds and leaves out,
 * and why.
 */
function ExportDialog({ query, onClose }: { query: ListQuery; onClose: () => void }) {
  const { text, notify } = useDashboard();
  const session = useSession();
  const client = useQueryClient();
  const [audience, setAudience] = useState<ExportAudience>('contactable');
  const [form, setForm] = useState(() => keptForm() ?? text.export.firstForm);
  // Counted anew for each export.
  const countsQuery = {
    ...answer(session, 'export_counts', { filter: query.filter }),
    staleTime: 0,
  };
  const { data: counts } = useQuery(countsQuery);
  const describe = useHolds();
  const exportList = useMutation({
    mutationFn: async (formElement: HTMLFormElement) => {
      const proof = await proofIn(formElement, session.call);
      const written =
        form === 'json' ? { format: form } : ({ format: 'csv', separator: form } as const);
      const file = await session.call('export_list', { ...query, ...written, audience, proof });
      return { file, counted: await client.query(countsQuery) };
    },
    onSuccess: ({ file, counted }) => {
      download(file);
      notify({
        title: text.export.done,
        description: describe(counted, audience),
        destructive: false,
      });
      onClose();
    },
    onError: (error) => {
      if (isUnproved(error)) return;
      notify({ title: text.failure.title, description: whyNot(error, text), destructive: true });
    },
  });

  return (
    <Dialog labelledBy="export-heading" onClose={onClose}>
      <form
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          exportList.mutate(event.currentTarget);
        }}
      >
        <h3 id="export-heading">{text.export.heading}</h3>
        <Select
          label={text.export.audience}
          value={audience}
          options={audiences.map((each) => [each, text.export.audiences[each]] as const)}
          onChange={setAudience}
        />
        <Select
          label={text.export.form}
          value={form}
          options={forms.map((each) => [each, text.export.forms[each]] as const)}
          onChange={(chosen) => {
            setForm(chosen);
            keepForm(chosen);
          }}
        />
        <p role="status">{counts ? describe(counts, audience) : text.loading}</p>
        <p>{text.export.hint}</p>
        <ProofField error={exportList.error} />
        <Actions>
          <Button type="submit" disabled={exportList.isPending}>
            {exportList.isPending ? text.export.busy : text.export.download}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {text.row.close}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}

/** Says how many submissions a file holds, and how many it leaves out for which reason. */
function useHolds() {
  const { text, format } = useDashboard();
  const reasons = Object.entries(text.export.reasons) as [LeftOutReason, string][];
  return ({ total, left_out }: AdminExportCounts, audience: ExportAudience): string => {
    const all = audience === 'everyone';
    const out = reasons.flatMap(([reason, words]) => {
      const count = left_out[reason] ?? 0;
      return count > 0 ? [{ count, words: fill(words, { count: format.number(count) }) }] : [];
    });
    const notTo = out.reduce((sum, { count }) => sum + count, 0);
    const held = fill(text.export.held, {
      count: format.number(all ? total : total - notTo),
      total: format.number(total),
    });
    if (notTo === 0) return held;
    const { leftOut, mustNotWrite } = text.export;
    const list = format.list(out.map(({ words }) => words));
    return `${held} ${fill(all ? mustNotWrite : leftOut, { reasons: list })}`;
  };
}

/** How the last file was written from this browser. */
function keptForm(): Form | undefined {
  try {
    const kept = localStorage.getItem(formItem);
    return forms.find((each) => each === kept);
  } catch {
    return undefined;
  }
}

function keepForm(form: Form): void {
  try {
    localStorage.setItem(formItem, form);
  } catch {
    // Storage is off: the choice applies to this file only.
  }
}
