import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Actions, Button } from '../../../../ui/button/Button.tsx';
import { useDesk } from '../desk-context.ts';
import { download } from '../download.ts';
import { EraseForm } from './EraseForm.tsx';
import styles from './Person.module.css';

/** What a person may ask for: their data, no more updates, to be forgotten. */
export function PersonActions({ email, onErased }: { email: string; onErased: () => void }) {
  const { session, text, words, notify } = useDesk();
  const client = useQueryClient();
  const [erasing, setErasing] = useState(false);
  const fresh = () => client.invalidateQueries({ queryKey: ['desk'] });

  const take = useMutation({
    mutationFn: () => session.ask('desk_person', { email }),
    onSuccess: (person) => {
      const json = JSON.stringify(person, undefined, 2);
      download(new Blob([json], { type: 'application/json' }), `${text.person.fileName}.json`);
      return fresh();
    },
  });
  const unsubscribe = useMutation({
    mutationFn: () => session.ask('desk_unsubscribe', { email }),
    onSuccess: fresh,
  });
  const erase = useMutation({
    mutationFn: () => session.ask('desk_erase', { email, confirm: email }),
    onSuccess: ({ erased }) => {
      notify({
        title: text.person.erase,
        description: words.count(text.person.erased, erased),
        destructive: false,
      });
      onErased();
      // Otherwise the opened submission, which is no more, would be asked for again.
      client.removeQueries({ queryKey: ['desk', 'row'] });
      return fresh();
    },
  });
  const said = [
    take.isSuccess && text.take.done,
    unsubscribe.isSuccess && words.count(text.person.unsubscribed, unsubscribe.data.changed),
    [take, unsubscribe, erase].some(({ isError }) => isError) && text.failure.action,
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
          <Button look="quiet" disabled={take.isPending} onClick={() => take.mutate()}>
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
      <p role="status" className={styles.said}>
        {said.join('. ')}
      </p>
    </section>
  );
}
