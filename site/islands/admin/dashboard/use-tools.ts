import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminLogin } from '../../../../domain/admin/api.ts';
import { createSession, Unproved } from '../api-client.ts';
import type { DashboardTools } from './dashboard-context.ts';
import { createFormatters } from './formatters.ts';
import { passkeysQuery, rememberStart } from './queries.ts';
import { askForProof } from './step-up/ask-for-proof.ts';

/** Whether it is still the administrator, asked until it is answered. */
export interface ProofQuestion {
  /** What they can show. */
  hasPasskey: boolean;
  hasPassword: boolean;
  onProved: () => void;
  onCancel: () => void;
}

/** The tools of a new session, and the question that it asks now. */
export function useTools(
  login: AdminLogin,
  given: Omit<DashboardTools, 'session' | 'format' | 'unfinished'>,
): { tools: DashboardTools; question: ProofQuestion | undefined } {
  const client = useQueryClient();
  const [question, setQuestion] = useState<ProofQuestion>();
  const [tools] = useState<DashboardTools>(() => {
    const begun = createSession(login);
    const ask = async () => {
      const { passkeys, password } = await client.query({ ...passkeysQuery(begun), retry: false });
      const hasPasskey = passkeys.some((entry) => entry.is_of_this_address);
      const { promise, resolve, reject }: PromiseWithResolvers<void> = Promise.withResolvers();
      const onCancel = () => reject(new Unproved('it was called off'));
      const hasPassword = password !== 'off';
      setQuestion({ hasPasskey, hasPassword, onProved: resolve, onCancel });
      return promise.finally(() => setQuestion(undefined));
    };
    const session = askForProof(begun, ask);
    rememberStart(client, session, login);
    return { ...given, session, format: createFormatters(given.language), unfinished: new Set() };
  });
  return { tools, question };
}
