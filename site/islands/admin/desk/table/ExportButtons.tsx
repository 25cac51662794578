import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ExportAudience, ExportFormat } from '../../../../../domain/admin/api.ts';
import type { ListQuery } from '../../../../../domain/admin/list-query.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import styles from '../Desk.module.css';
import { useDesk, useSession } from '../desk-context.ts';
import { download } from '../download.ts';
import fields from '../field/Field.module.css';

// Not from api.ts, which would bring the schema library.
const audiences: readonly ExportAudience[] = ['contactable', 'everyone'];

/** Exports what the filters let through, as a file. */
export function ExportButtons({ query }: { query: ListQuery }) {
  const { text, notify } = useDesk();
  const { request } = useSession();
  const [audience, setAudience] = useState<ExportAudience>('contactable');
  const exportList = useMutation({
    mutationFn: (format: ExportFormat) => request('desk_export', { ...query, format, audience }),
    onSuccess: (file) => {
      download(file);
      notify({
        title: text.export.done,
        description: `${text.export.held[audience]} ${text.export.hint}`,
        destructive: false,
      });
    },
    onError: () => {
      notify({ title: text.failure.title, description: text.failure.action, destructive: true });
    },
  });
  return (
    <div className={styles.exports}>
      <select
        aria-label={text.export.audience}
        className={fields.input}
        value={audience}
        onChange={(event) => {
          const chosen = audiences.find((each) => each === event.currentTarget.value);
          if (chosen) setAudience(chosen);
        }}
      >
        {audiences.map((each) => (
          <option key={each} value={each}>
            {text.export.audiences[each]}
          </option>
        ))}
      </select>
      {(['csv', 'json'] as const).map((format) => (
        <Button
          key={format}
          look="quiet"
          disabled={exportList.isPending}
          onClick={() => {
            exportList.mutate(format);
          }}
        >
          {exportList.isPending && exportList.variables === format
            ? text.export.busy
            : text.export[format]}
        </Button>
      ))}
    </div>
  );
}
