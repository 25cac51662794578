import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { rightsKinds, type RightsKind } from '../../../../../domain/admin/rights.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { DayField } from '../field/DayField.tsx';
import { Field } from '../field/Field.tsx';
import { Select } from '../field/Select.tsx';
import styles from './Requests.module.css';
import { dayOf } from '../../../../../domain/time.ts';

/** Enters a request that came by e-mail or otherwise. */
export function AddRequest() {
  const { text } = useDashboard();
  const { requests } = text.rights;
  const { call } = useSession();
  const client = useQueryClient();
  const email = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<RightsKind>('access');
  const [isInvalid, setInvalid] = useState(false);
  const [received, setReceived] = useState<string | undefined>(() => dayOf(new Date()));
  const add = useMutation({
    mutationFn: () =>
      call('add_request', {
        kind,
        email: email.current?.value.trim() ?? '',
        received_on: received ?? '',
      }),
    onSuccess: () => {
      if (email.current) email.current.value = '';
      return client.invalidateQueries();
    },
  });
  return (
    <form
      className={styles.add}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const isAddress = Boolean(email.current?.value && email.current.validity.valid);
        setInvalid(!isAddress);
        if (isAddress) add.mutate();
        else email.current?.focus();
      }}
    >
      <Select
        label={requests.kind}
        value={kind}
        options={rightsKinds.map((each) => [each, requests.kinds[each]] as const)}
        onChange={setKind}
      />
      <Field
        ref={email}
        label={requests.email}
        look="quiet"
        type="email"
        autoComplete="off"
        error={isInvalid ? text.rights.rules['email.invalid'] : undefined}
      />
      <DayField label={requests.received} value={received} onChange={setReceived} />
      <Button type="submit" look="quiet" disabled={add.isPending}>
        {requests.add}
      </Button>
      {add.isError && <p role="alert">{requests.failed}</p>}
      <p role="status">
        {add.isSuccess && requests.entered}
        {add.data?.has_joined === false && ` ${requests.notOnList}`}
      </p>
    </form>
  );
}
