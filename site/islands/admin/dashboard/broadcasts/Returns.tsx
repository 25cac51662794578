import { useQuery } from '@tanstack/react-query';
import { fill } from '../../../../../domain/text.ts';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { returnsQuery } from '../queries.ts';
import { Typed } from '../typed/Typed.tsx';
import styles from './Broadcasts.module.css';

/**
 * People whom a letter did not reach, with their mail servers' words, and people who reported it.
 */
export function Returns({ id, count }: { id: string; count: number }) {
  const { text } = useDashboard();
  const { course } = text.broadcasts;
  const { data, isError, refetch } = useQuery(returnsQuery(useSession(), id, count));
  return (
    <>
      <h4>{course.returns}</h4>
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {!data && !isError && <p role="status">{text.loading}</p>}
      <ul className={styles.returns}>
        {data?.returns.map(({ email, complained, server_words }, index) => (
          <li key={index}>
            <strong>
              <Typed text={email ?? course.erased} />
            </strong>{' '}
            {complained ? (
              course.complained
            ) : (
              <Typed text={fill(course.cameBack, { words: server_words ?? text.none })} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
