import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Actions, Button } from '../../../ui/button/Button.tsx';
import { Dialog } from './Dialog.tsx';
import { useDesk } from './desk-context.ts';

const noticeMs = 2 * 60_000;
const lookMs = 5_000;

/**
 * Says in time that the session is about to end, so that it can be kept (WCAG 2.2.1).
 * @param minutes without use after which the server forgets the token
 */
export function SessionWarning({ minutes, onLogOut }: { minutes: number; onLogOut: () => void }) {
  const { session, text } = useDesk();
  const [ending, setEnding] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => {
      setEnding(Date.now() - session.lastUse() > minutes * 60_000 - noticeMs);
    }, lookMs);
    return () => {
      clearInterval(timer);
    };
  }, [session, minutes]);
  const stay = useMutation({
    mutationFn: () => session.ask('desk_audit', {}),
    onSuccess: () => {
      setEnding(false);
    },
  });

  if (!ending) return null;
  const keep = () => {
    stay.mutate();
  };
  return (
    <Dialog role="alertdialog" labelledBy="session-warning" onClose={keep}>
      <p id="session-warning">{text.session.warning}</p>
      {stay.isError && <p role="alert">{text.failure.load}</p>}
      <Actions>
        <Button onClick={keep} disabled={stay.isPending}>
          {text.session.stay}
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            onLogOut();
          }}
        >
          {text.logOut}
        </Button>
      </Actions>
    </Dialog>
  );
}
