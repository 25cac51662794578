import { useQuery } from '@tanstack/react-query';
import { useDashboard } from '../dashboard-context.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { headingOf } from '../use-view.ts';

/** Letters to everybody on the list. Their code is loaded when they are shown first. */
export function Letters() {
  const { text } = useDashboard();
  const { data, isError, refetch } = useQuery({
    queryKey: ['code of letters'],
    queryFn: () => import('./LetterList.tsx'),
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });
  return (
    <section aria-labelledby={headingOf('letters')}>
      <h2 id={headingOf('letters')} tabIndex={-1}>
        {text.letters.heading}
      </h2>
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {!data && !isError && <p role="status">{text.loading}</p>}
      {data && <data.LetterList />}
    </section>
  );
}
