import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminLogin } from '../../../../domain/admin/api.ts';
import { createSession, Unproved, type Session } from '../api-client.ts';
import type { DashboardTools } from './dashboard-context.ts';
import { createFormatters } from './formatters.ts';
import { passkeysQuery, rememberStart } from './queries.ts';

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

/**
 * A session that asks the administrator to show that they are still there where the server wants
 * that, and then sends the refused request again.
 * @param ask resolves once it was shown, and throws where it was not; asked once at a time
 */
function askForProof(session: Session, ask: () => Promise<void>): Session {
  let asked: Promise<void> | undefined;
  const request: Session['request'] = async (action, fields, signal) => {
    // A button is disabled while it waits for the server, and loses the focus by that.
    const pressed = document.activeElement;
    try {
      return await session.request(action, fields, signal);
    } catch (error) {
      if (!(error instanceof Unproved)) throw error;
      asked ??= ask().finally(() => {
        asked = undefined;
      });
      await asked.catch((reason: unknown) => {
        focusAgain(pressed);
        throw reason;
      });
      return session.request(action, fields, signal);
    }
  };
  return { ...session, request };
}

/** Gives the focus back, to a disabled button once it is enabled. */
function focusAgain(pressed: Element | null): void {
  if (!(pressed instanceof HTMLButtonElement)) return;
  pressed.focus();
  if (!pressed.disabled) return;
  new MutationObserver((_changes, observer) => {
    observer.disconnect();
    pressed.focus();
  }).observe(pressed, { attributeFilter: ['disabled'] });
}
