import type { LetterUnderWay } from '../../../../../domain/letter.ts';
import { fill } from '../../../../../domain/text.ts';
import styles from '../../dashboard.module.css';
import { useDashboard } from '../dashboard-context.ts';
import { headingOf } from '../use-view.ts';
import { Presses } from './Presses.tsx';
import { recipientsIn, subjectIn } from './words.ts';

/**
 * The letter that is on its way, among what waits for the owner: to how many it goes, and how it
 * can be stopped.
 */
export function Leaving({ letter }: { letter: LetterUnderWay }) {
  const { text, format, language } = useDashboard();
  const { id, state, subjects, send_at, recipients, waiting } = letter;
  return (
    <li className={styles.card}>
      <a href={`#${headingOf('letters')}`}>
        {text.letters.states[state]}: {subjectIn(subjects, language)}
      </a>
      <p>
        {state === 'due' && send_at !== null
          ? fill(text.waiting.leaves, { at: format.moment(send_at) })
          : format.count(text.waiting.stillToGo, waiting)}{' '}
        {recipientsIn(recipients, text, format)}
      </p>
      <Presses id={id} state={state} waiting={waiting} />
    </li>
  );
}
