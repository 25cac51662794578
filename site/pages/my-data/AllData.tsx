import type { MyData } from '../../../content/en/my-data.ts';
import type { Language } from '../../../domain/language.ts';
import type { MyDataAction } from '../../../domain/my-data/my-data-page.ts';
import type { MyDataRecord } from '../../../domain/my-data/my-data.ts';
import { Emails } from './Emails.tsx';
import { FormattedDate } from './FormattedDate.tsx';
import styles from './MyData.module.css';
import { Offers } from './Offers.tsx';
import { OfferedActions } from './OfferedActions.tsx';
import { Requests } from './Requests.tsx';
import { Subscription } from './Subscription.tsx';
import { Submission } from './Submission.tsx';
import { Filled, Typed } from './Words.tsx';

/** Everything that is kept about a person, and below it what they can do. */
export function AllData({
  text,
  data,
  offered,
  language,
}: {
  text: MyData;
  data: MyDataRecord;
  offered: MyDataAction[];
  language: Language;
}) {
  const { restricted, standing, submissions, note, emails, requests, actions } = text.shown;
  return (
    <div className={styles.everything}>
      {data.restrictedSince !== null && (
        <>
          <h2>{restricted.heading}</h2>
          <p>
            <Filled
              text={restricted.text}
              day={<FormattedDate at={data.restrictedSince} language={language} />}
            />
          </p>
        </>
      )}
      <h2>{standing.heading}</h2>
      <Subscription text={standing} data={data} language={language} />
      <Offers text={text.shown.line} data={data} language={language} />
      <h2>{submissions.heading}</h2>
      {data.submissions.map((submission) => (
        <Submission
          key={submission.id}
          text={submissions}
          offered={offered}
          eraseLabel={text.actions.erase.button}
          submission={submission}
          language={language}
        />
      ))}
      {data.note && (
        <>
          <h2>{note.heading}</h2>
          <p>
            <Typed text={data.note.text} />
          </p>
          <p>
            <Filled
              text={note.since}
              day={<FormattedDate at={data.note.changedAt} language={language} />}
            />
          </p>
        </>
      )}
      <h2>{emails.heading}</h2>
      <Emails text={emails} emails={data.emails} language={language} />
      {data.requests.length > 0 && (
        <>
          <h2>{requests.heading}</h2>
          <Requests text={requests} requests={data.requests} language={language} />
        </>
      )}
      <h2>{actions}</h2>
      <OfferedActions text={text.actions} offered={offered} />
    </div>
  );
}
