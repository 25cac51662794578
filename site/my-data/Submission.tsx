import type { MyData } from '../../content/en/my-data.ts';
import type { Language } from '../../domain/language.ts';
import { myDataFields } from '../../domain/own-data/my-data-page.ts';
import type { OwnSubmission } from '../../domain/own-data/own-data.ts';
import type { UpdatesWhenSent } from '../../domain/own-data/updates-when-sent.ts';
import { interestTextFields } from '../../domain/submission/fields.ts';
import { ConsentRows } from './ConsentRows.tsx';
import { Filled } from './Filled.tsx';
import { Moment } from './Moment.tsx';
import styles from './MyData.module.css';
import { Press } from './Press.tsx';
import { Row, Rows } from './Rows.tsx';
import { TechnicalRows } from './TechnicalRows.tsx';
import { Typed } from './Typed.tsx';

/** One submission with all that is kept of it, and where it may be changed, the way to correct it. */
export function Submission({
  text,
  submission,
  updates,
  language,
  changeable,
}: {
  text: MyData['shown']['submissions'];
  submission: OwnSubmission;
  updates: UpdatesWhenSent;
  language: Language;
  changeable: boolean;
}) {
  const { id } = submission;
  const heading = `submission-${id}`;
  return (
    <section aria-labelledby={heading} className={styles.submission}>
      <h3 id={heading}>
        <Filled
          text={text.joined[submission.language]}
          day={<Moment at={submission.created_at} language={language} />}
        />
      </h3>
      <Rows>
        {interestTextFields.map((field) => (
          <Row key={field} name={text.fields[field]}>
            <TypedOr text={submission[field]} empty={text.empty} />
          </Row>
        ))}
      </Rows>
      {changeable && (
        <Press press="correct" label={text.correct} describedBy={heading}>
          <input type="hidden" name={myDataFields.submission} value={id} />
        </Press>
      )}
      <Rows>
        <ConsentRows {...{ text, submission, updates, language }} />
        <TechnicalRows {...{ text, submission, language }} />
        <Row name={text.kept}>
          <Moment at={submission.keptUntil} language={language} />
        </Row>
        <Row name={text.reference}>{id}</Row>
      </Rows>
    </section>
  );
}

const TypedOr = ({ text, empty }: { text: string | null; empty: string }) =>
  text === null ? <span className={styles.empty}>{empty}</span> : <Typed text={text} />;
