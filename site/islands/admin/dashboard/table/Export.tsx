import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ExportAudience } from '../../../../../domain/admin/api.ts';
import type { ListQuery } from '../../../../../domain/admin/list-query.ts';
import { fill } from '../../../../../domain/text.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { proofIn } from '../../api-client.ts';
import { useDashboard } from '../dashboard-context.ts';
import { Dialog } from '../Dialog.tsx';
import { download } from '../download.ts';
import { answer } from '../queries.ts';
import { ActForm } from '../Act.tsx';
import { Field } from '../Form.tsx';
import { Loaded } from '../View.tsx';

const written = {
  semicolon: { format: 'csv', separator: 'semicolon' },
  comma: { format: 'csv', separator: 'comma' },
  json: { format: 'json' },
} as const;
const forms = ['semicolon', 'comma', 'json'] as const;

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

/** Asks who is in the file and how it is written, and says who must not be written to, and why. */
function ExportDialog({ query, onClose }: { query: ListQuery; onClose: () => void }) {
  const { text, format, session } = useDashboard();
  const words = text.export;
  const { filter } = query;
  // Counted anew for each export.
  const counts = useQuery({ ...answer(session, 'export_counts', { filter }), staleTime: 0 });
  return (
    <Dialog id="export-heading" heading={words.heading} onClose={onClose}>
      <p>{words.hint}</p>
      <Loaded query={counts}>
        {({ total, left_out }) => {
          const reasons = Object.entries(left_out);
          const notTo = reasons.reduce((sum, [, count]) => sum + count, 0);
          const counted = { contactable: total - notTo, everyone: total };
          return (
            <ActForm
              look="primary"
              submit={words.download}
              isProved
              run={async (typed, form) => {
                const proof = await proofIn(form, session.call);
                const audience = typed('audience') as ExportAudience;
                const file = written[typed('form') as keyof typeof written];
                download(await session.call('export_list', { ...query, ...file, audience, proof }));
                form.reset();
                return words.done;
              }}
            >
              <Field
                name="audience"
                label={words.audience}
                options={(['contactable', 'everyone'] as const).map((each) => [
                  each,
                  fill(words.audiences[each], { count: format.number(counted[each]) }),
                ])}
              />
              {notTo > 0 && (
                <p>
                  {fill(words.mustNotWrite, {
                    reasons: format.list(
                      reasons.map(([reason, count]) =>
                        fill(words.reasons[reason as keyof typeof left_out], {
                          count: format.number(count),
                        }),
                      ),
                    ),
                  })}
                </p>
              )}
              <Field
                name="form"
                label={words.form}
                defaultValue={words.firstForm}
                options={forms.map((each) => [each, words.forms[each]])}
              />
            </ActForm>
          );
        }}
      </Loaded>
    </Dialog>
  );
}
