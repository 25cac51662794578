import type { MyData } from '../../content/en/my-data.ts';
import type { Language } from '../../domain/language.ts';
import { myDataFields } from '../../domain/own-data/my-data-page.ts';
import type { OwnSubmission } from '../../domain/own-data/own-data.ts';
import type { ConsentEntry } from '../../domain/submission/consent.ts';
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
  act,
  eraseLabel,
  language,
  changeable,
}: {
  text: MyData['shown']['submissions'];
  submission: OwnSubmission;
  /** The only submission is deleted with everything else. */
  act: 'delete' | 'erase';
  eraseLabel: string;
  language: Language;
  changeable: boolean;
}) {
  const { id, consent } = submission;
  const heading = `submission-${id}`;
  const presses = [
    ...(changeable ? [['correct', text.correct] as const] : []),
    ...(act === 'delete' ? [[act, text.delete] as const] : []),
    ...(act === 'erase' && !isConfirmed(consent.history) ? [[act, eraseLabel] as const] : []),
  ];
  return (
    <section className={styles.submission}>
      <h3 id={heading}>
        <Filled
          text={text.joined[submission.language]}
          day={<Moment hour at={submission.created_at} language={language} />}
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
      {presses.map(([press, label]) => (
        <Press key={press} press={press} label={label} describedBy={heading}>
          <input type="hidden" name={myDataFields.submission} value={id} />
        </Press>
      ))}
      <Rows>
        <ConsentRows text={text} submission={submission} language={language} />
        <TechnicalRows text={text} submission={submission} language={language} />
        <Row name={text.kept}>
          <Moment at={submission.keptUntil} language={language} />
        </Row>
        <Row name={text.reference}>{id}</Row>
      </Rows>
    </section>
  );
}

/** Whether somebody who reads the mailbox has said that it is theirs. */
const isConfirmed = (history: ConsentEntry[]): boolean =>
  history.some(({ given, way }) => given && (way === 'letter' || way === 'own_data'));

const TypedOr = ({ text, empty }: { text: string | null; empty: string }) =>
  text === null ? <span className={styles.empty}>{empty}</span> : <Typed text={text} />;
