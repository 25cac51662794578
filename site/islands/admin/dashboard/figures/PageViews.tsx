import { useId } from 'react';
import { pageViewMonths } from '../../../../../domain/page-views.ts';
import { fill } from '../../../../../domain/text.ts';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { answer, useKeptQuery } from '../queries.ts';
import styles from './Figures.module.css';

/** How often each page was opened. */
export function PageViews() {
  const { text, format, language } = useDashboard();
  const session = useSession();
  const id = useId();
  const { data, isError, retry } = useKeptQuery(answer(session, 'page_views', { language }));
  const { views } = text.figures;
  return (
    <section className={styles.figures} aria-labelledby={id}>
      <div>
        <h3 id={id}>{views.heading}</h3>
        <p>{views.note}</p>
      </div>
      {isError && <LoadFailure onRetry={retry} />}
      {data?.length === 0 && <p>{views.none}</p>}
      {data && data.length > 0 && (
        <table className={styles.numbers} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{views.page}</th>
              <th scope="col">{views.thisWeek}</th>
              <th scope="col">{views.lastWeek}</th>
              <th scope="col">{fill(views.all, { months: String(pageViewMonths) })}</th>
            </tr>
          </thead>
          <tbody>
            {data.map(({ path, this_week, last_week, all }) => (
              <tr key={path}>
                <th scope="row">{path}</th>
                <td>{format.number(this_week)}</td>
                <td>{format.number(last_week)}</td>
                <td>{format.number(all)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
