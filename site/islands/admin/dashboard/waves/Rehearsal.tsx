import { useQuery } from '@tanstack/react-query';
import { fill } from '../../../../../domain/text.ts';
import styles from '../../dashboard.module.css';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { Fold } from '../Fold.tsx';
import { Loaded } from '../Loaded.tsx';
import { answer } from '../queries.ts';

/** Each day and each e-mail of a wave that is started now, before anything goes out. */
export function Rehearsal({ id }: { id: string }) {
  const { text, format } = useDashboard();
  const { rehearsal: words } = text.waves;
  const query = useQuery({ ...answer(useSession(), 'rehearse_wave', { id }), staleTime: 0 });
  return (
    <Loaded query={query}>
      {(shown) =>
        shown && (
          <>
            <h4>{words.heading}</h4>
            <p>
              {fill(words.days, {
                invited: format.day(shown.days.invited),
                reminded: format.day(shown.days.reminded),
                answered: format.day(shown.days.answered),
                lastInvited: format.day(shown.days.lastInvited),
                last: format.day(shown.days.last),
              })}
            </p>
            {shown.mails.map((mail) => (
              <Fold
                key={`${mail.name} ${mail.language}`}
                summary={`${text.languages[mail.language]}: ${mail.subject}`}
              >
                <p lang={mail.language} className={styles.lines}>
                  {mail.text}
                </p>
              </Fold>
            ))}
          </>
        )
      }
    </Loaded>
  );
}
