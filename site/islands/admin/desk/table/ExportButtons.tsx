import { useMutation } from '@tanstack/react-query';
import type { ExportFormat } from '../../../../../domain/admin/api.ts';
import type { ListQuery } from '../../../../../domain/admin/list-query.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import styles from '../Desk.module.css';
import { useDesk, useSession } from '../desk-context.ts';
import { download } from '../download.ts';

/** Exports what the filters let through, as a file. */
export function ExportButtons({ query }: { query: ListQuery }) {
  const { text, notify } = useDesk();
  const { request } = useSession();
  const exportList = useMutation({
    mutationFn: (format: ExportFormat) => request('desk_export', { ...query, format }),
    onSuccess: (file) => {
      download(file);
      notify({ title: text.export.done, description: text.export.hint, destructive: false });
    },
    onError: () => {
      notify({
        title: text.failure.title,
        description: text.failure.action,
        destructive: true,
      });
    },
  });
  return (
    <div className={styles.exports}>
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
