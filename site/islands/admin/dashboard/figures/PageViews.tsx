import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { pageViewMonths } from '../../../../../domain/page-views.ts';
import { fill } from '../../../../../domain/text.ts';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { Loaded } from '../Loaded.tsx';
import { answer } from '../queries.ts';
import styles from '../../dashboard.module.css';

/** How often each page was opened. */
export function PageViews() {
  const { text, format, language } = useDashboard();
  const session = useSession();
  const id = useId();
  const { views } = text.figures;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{views.heading}</h3>
      <p>{views.note}</p>
      <Loaded query={useQuery(answer(session, 'page_views', { language }))}>
        {(pages) =>
          pages.length === 0 ? (
            <p>{views.none}</p>
          ) : (
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
                {pages.map(({ path, this_week, last_week, all }) => (
                  <tr key={path}>
                    <th scope="row">{path}</th>
                    <td>{format.number(this_week)}</td>
                    <td>{format.number(last_week)}</td>
                    <td>{format.number(all)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </Loaded>
    </section>
  );
}
