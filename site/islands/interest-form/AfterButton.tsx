import { useEffect, useState } from 'react';
import { keptTyping } from '../../../content/sending-words.ts';
import type { Language } from '../../../domain/language.ts';
import { Button } from '../../ui/button/Button.tsx';
import type { Notification } from '../../ui/toaster/Toaster.tsx';
import { Checkbox } from './Field.tsx';
import { isControl } from './form-controls.ts';
import type { Faults } from './faults.ts';
import styles from './InterestForm.module.css';
import { forget, forgetOnDevice, isKeptOnDevice, keepOnDevice } from './kept.ts';

/** The state of the connection: it is gone, or it has come back. */
export type Connection = keyof (typeof keptTyping)[Language]['connection'] | undefined;

/** In one place, the one over the other, so that nothing below moves when the connection goes. */
const sameCell = { gridArea: '1 / 1' };

const labelOf = (id: string) => document.querySelector(`[for=${id}]`)?.textContent;

/** A line of text is too low for a finger. */
const roomToPress = { display: 'block', paddingBlock: '0.35rem' };

/**
 * What stands below the form's button once somebody writes: what happens next, or how the
 * connection is, and how long what is typed is kept. It has no styles of its own, because home's
 * document has no room for them.
 */
export function AfterButton({
  language,
  afterwards,
  faults,
  late,
  connection,
  setConnection,
  notify,
}: {
  language: Language;
  afterwards: string;
  faults: Faults;
  /** The id of a field that was left wrong again, of which that is said. */
  late: string;
  connection: Connection;
  setConnection: (connection: Connection) => void;
  notify: (content: Omit<Notification, 'id'>) => void;
}) {
  const text = keptTyping[language];
  const [onDevice, setOnDevice] = useState(isKeptOnDevice);

  useEffect(() => {
    const listening = new AbortController();
    const listen = (event: string, listener: () => void) => {
      addEventListener(event, listener, listening);
    };
    const gone = () => {
      setConnection('gone');
    };
    if (!navigator.onLine) gone();
    listen('offline', gone);
    listen('online', () => {
      setConnection('back');
    });
    // Another tab may have cleared it.
    listen('storage', () => {
      setOnDevice(isKeptOnDevice());
    });
    return () => {
      listening.abort();
    };
  }, [setConnection]);

  return (
    <>
      <p role="status" className={styles.offScreen}>
        {faults[late] && `${labelOf(late)}: ${faults[late]}`}
      </p>
      <div className={styles.afterwards} style={{ display: 'grid' }}>
        <p style={{ ...sameCell, visibility: connection ? 'hidden' : 'visible' }}>{afterwards}</p>
        <p role="status" style={{ ...sameCell, fontWeight: 600 }}>
          {connection && text.connection[connection]}
        </p>
      </div>
      <div className={styles.offered} style={{ alignItems: 'center' }}>
        {onDevice !== undefined && (
          <Checkbox
            id="interest-keep"
            style={{ marginTop: '0.6rem' }}
            checked={onDevice}
            onChange={({ target }) => {
              if (target.checked) keepOnDevice();
              else forgetOnDevice();
              setOnDevice(isKeptOnDevice());
            }}
          >
            <span style={roomToPress}>{text.keep}</span>
          </Checkbox>
        )}
        <Button
          look="quiet"
          style={{ justifySelf: 'start' }}
          onClick={({ currentTarget }) => {
            clear(currentTarget.form);
            setOnDevice(isKeptOnDevice());
            notify({ ...text.cleared, destructive: false });
          }}
        >
          {text.clear}
        </Button>
      </div>
    </>
  );
}

/** Empties every field, as if by hand, so that its error goes too; and what is kept of it. */
function clear(form: HTMLFormElement | null) {
  for (const control of form?.elements ?? []) {
    if (!isControl(control) || control.type === 'hidden') continue;
    if ('checked' in control) control.checked = false;
    if (control.type !== 'checkbox') control.value = '';
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  forget();
}
