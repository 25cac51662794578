import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { hourMs, minuteMs } from '../../../../domain/time.ts';
import { Actions, Button } from '../../../ui/button/Button.tsx';
import { Dialog } from './Dialog.tsx';
import { useDashboard, useSession } from './dashboard-context.ts';

const noticeMs = 2 * minuteMs;
const lastNoticeMs = 5 * minuteMs;
const lookMs = 5_000;

/**
 * Warns in time that the session is about to end, so that it can be extended (WCAG 2.2.1), or that
 * it has reached its longest duration.
 */
export function SessionWarning({ onLogOut }: { onLogOut: () => void }) {
  const { text } = useDashboard();
  const session = useSession();
  const [ending, setEnding] = useState(false);
  const [isLast, setIsLast] = useState(false);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => {
      setEnding(Date.now() - session.lastUse() > session.idleMinutes * minuteMs - noticeMs);
      setIsLast(Date.now() - session.begun > session.hours * hourMs - lastNoticeMs);
    }, lookMs);
    return () => {
      clearInterval(timer);
    };
  }, [session]);
  const stay = useMutation({
    mutationFn: () => session.request('admin_stay', {}),
    onSuccess: () => {
      setEnding(false);
    },
  });

  if (isLast) {
    if (isSeen) return null;
    const goOn = () => {
      setIsSeen(true);
    };
    return (
      <Dialog role="alertdialog" labelledBy="session-warning" onClose={goOn}>
        <p id="session-warning">{text.session.last}</p>
        <Actions>
          <Button onClick={goOn}>{text.session.goOn}</Button>
        </Actions>
      </Dialog>
    );
  }
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
