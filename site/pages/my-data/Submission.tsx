import type { MyData } from '../../../content/en/my-data.ts';
import type { Language } from '../../../domain/language.ts';
import {
  myDataFields,
  submissionActions,
  type MyDataAction,
} from '../../../domain/my-data/my-data-page.ts';
import type { MySubmission } from '../../../domain/my-data/my-data.ts';
import type { ConsentEntry } from '../../../domain/submission/consent.ts';
import { interestTextFields } from '../../../domain/submission/fields.ts';
import { ActionButton } from './ActionButton.tsx';
import { ConsentRows } from './ConsentRows.tsx';
import { FormattedDate } from './FormattedDate.tsx';
import styles from './MyData.module.css';
import { Row, Rows } from './Rows.tsx';
import { TechnicalRows } from './TechnicalRows.tsx';
import { Filled, Typed } from './Words.tsx';

/**
 * One submission with all that is kept of it, and where it may be changed, the way to correct it.
 */
export function Submission({
  text,
  submission,
  offered,
  eraseLabel,
  language,
}: {
  text: MyData['shown']['submissions'];
  submission: MySubmission;
  offered: MyDataAction[];
  eraseLabel: string;
  language: Language;
}) {
  const { id, consent } = submission;
  const heading = `submission-${id}`;
  const labels: [MyDataAction, string][] = submissionActions
    .filter((name) => offered.includes(name))
    .map((name) => [name, text[name]]);
  // The only submission is deleted with everything else.
  const isOnly = !offered.includes('delete');
  if (isOnly && !isConfirmed(consent.history)) labels.push(['erase', eraseLabel]);
  return (
    <section className={styles.submission}>
      <h3 id={heading}>
        <Filled
          text={text.joined[submission.language]}
          day={<FormattedDate hour at={submission.created_at} language={language} />}
        />
      </h3>
      <Rows>
        {interestTextFields.map((field) => (
          <Row key={field} name={text.fields[field]}>
            <TypedOr text={submission[field]} empty={text.empty} />
          </Row>
        ))}
      </Rows>
      {!isConfirmed(consent.history) && <p>{text.unconfirmed}</p>}
      {labels.map(([action, label]) => (
        <ActionButton key={action} action={action} label={label} describedBy={heading}>
          <input type="hidden" name={myDataFields.submission} value={id} />
        </ActionButton>
      ))}
      <Rows>
        <ConsentRows text={text} submission={submission} language={language} />
        <TechnicalRows text={text} submission={submission} language={language} />
        {submission.messageAnsweredAt !== null && (
          <Row name={text.answered}>
            <Filled
              text={text.answeredOn}
              day={<FormattedDate at={submission.messageAnsweredAt} language={language} />}
            />
          </Row>
        )}
        <Row name={text.kept}>
          <FormattedDate at={submission.keptUntil} language={language} />
        </Row>
        <Row name={text.reference}>
          <Typed text={id} />
        </Row>
      </Rows>
    </section>
  );
}

/** Whether somebody who reads the mailbox has said that it is theirs. */
const isConfirmed = (history: ConsentEntry[]): boolean =>
  history.some(({ given, channel }) => given && (channel === 'email' || channel === 'my_data'));

const TypedOr = ({ text, empty }: { text: string | null; empty: string }) =>
  text === null ? <span className={styles.empty}>{empty}</span> : <Typed text={text} />;
