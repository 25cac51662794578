import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Actions, Button } from '../../../../ui/button/Button.tsx';
import { useDesk, useSession } from '../desk-context.ts';
import { download } from '../download.ts';
import { EraseForm } from './EraseForm.tsx';
import styles from './Person.module.css';

/** The rights of a person: their data, no more updates, and erasure. */
export function PersonActions({ email, onErased }: { email: string; onErased: () => void }) {
  const { text, format, notify } = useDesk();
  const { request } = useSession();
  const client = useQueryClient();
  const [erasing, setErasing] = useState(false);
  const fresh = () => client.invalidateQueries({ queryKey: ['desk'] });

  const exportData = useMutation({
    mutationFn: () => request('desk_person', { email }),
    onSuccess: (file) => {
      download(file);
      return fresh();
    },
  });
  const unsubscribe = useMutation({
    mutationFn: () => request('desk_unsubscribe', { email }),
    onSuccess: fresh,
  });
  const erase = useMutation({
    mutationFn: () => request('desk_erase', { email, confirm: email }),
    onSuccess: ({ erased }) => {
      notify({
        title: text.person.erase,
        description: format.count(text.person.erased, erased),
        destructive: false,
      });
      onErased();
      // Otherwise the opened submission, which no longer exists, would be requested again.
      client.removeQueries({ queryKey: ['desk', 'details'] });
      return fresh();
    },
  });
  const status = [
    exportData.isSuccess && text.export.done,
    unsubscribe.isSuccess && format.count(text.person.unsubscribed, unsubscribe.data.changed),
    [exportData, unsubscribe, erase].some(({ isError }) => isError) && text.failure.action,
  ].filter((sentence) => sentence !== false);

  return (
    <section className={styles.rights} aria-labelledby="rights-heading">
      <h4 id="rights-heading">{text.person.heading}</h4>
      <p>{text.person.note}</p>
      {erasing ? (
        <EraseForm
          email={email}
          busy={erase.isPending}
          onErase={erase.mutate}
          onCancel={() => {
            setErasing(false);
          }}
        />
      ) : (
        <Actions>
          <Button look="quiet" disabled={exportData.isPending} onClick={() => exportData.mutate()}>
            {text.person.exportData}
          </Button>
          <Button
            look="quiet"
            disabled={unsubscribe.isPending}
            onClick={() => unsubscribe.mutate()}
          >
            {text.person.unsubscribe}
          </Button>
          <Button look="quiet" onClick={() => setErasing(true)}>
            {text.person.erase}
          </Button>
        </Actions>
      )}
      <p role="status" className={styles.status}>
        {status.join('. ')}
      </p>
    </section>
  );
}
