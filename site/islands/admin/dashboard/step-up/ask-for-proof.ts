import { Unproved, type Session } from '../../api-client.ts';

/**
 * A session that asks the administrator to show that they are still there where the server wants
 * that, and then sends the refused request again.
 * @param ask resolves once it was shown, and throws where it was not; asked once at a time
 */
export function askForProof(session: Session, ask: () => Promise<void>): Session {
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
