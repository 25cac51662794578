import { useMutation } from '@tanstack/react-query';
import type { DeskExportFormat } from '../../../../../domain/admin/api.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import styles from '../Desk.module.css';
import { useDesk } from '../desk-context.ts';
import { download } from '../download.ts';
import type { Find } from '../find/find.ts';

/** Takes out what the filters let through, as a file. */
export function ExportButtons({ find }: { find: Find }) {
  const { session, text, notify } = useDesk();
  const take = useMutation({
    mutationFn: async (format: DeskExportFormat) => {
      download(
        await session.ask('desk_export', { ...find, format }),
        `${text.take.fileName}-${new Date().toISOString().slice(0, 10)}.${format}`,
      );
    },
    onSuccess: () => {
      notify({ title: text.take.done, description: text.take.hint, destructive: false });
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
          disabled={take.isPending}
          onClick={() => {
            take.mutate(format);
          }}
        >
          {take.isPending && take.variables === format ? text.take.busy : text.take[format]}
        </Button>
      ))}
    </div>
  );
}
