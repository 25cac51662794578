import {
  broadcastLimits,
  headPrint,
  type BroadcastTexts,
} from '../../../../../domain/broadcast.ts';
import { byLanguage, languages } from '../../../../../domain/language.ts';
import dashboard from '../Dashboard.module.css';
import { useDashboard } from '../dashboard-context.ts';
import styles from './Broadcasts.module.css';
import { printIn, withPrint } from './picture-line.ts';

/** Which print of the site a letter shows: a line of its text, in each language. */
export function PrintChoice({
  texts,
  onChange,
}: {
  texts: BroadcastTexts;
  onChange: (texts: BroadcastTexts) => void;
}) {
  const { text, language, letterPrints } = useDashboard();
  const { print } = text.broadcasts.writing;
  const chosen = languages.map((each) => printIn(texts[each].body));
  const choose = (name: string) => {
    const changed = byLanguage((each) => ({
      ...texts[each],
      body: withPrint(texts[each].body, name),
    }));
    if (languages.every((each) => changed[each].body.length <= broadcastLimits.body)) {
      onChange(changed);
    }
  };
  return (
    <details className={dashboard.disclosure}>
      <summary>{print.heading}</summary>
      <fieldset className={styles.prints}>
        <legend>{print.note}</legend>
        {letterPrints.map(({ name, alt, sources }) => (
          <label key={name}>
            <input
              type="radio"
              name="print"
              checked={chosen.every((each) => each === name)}
              onChange={() => choose(name)}
            />
            <img src={sources[0]} alt={alt[language]} width={150} height={100} loading="lazy" />
            {name === headPrint && <span>{print.asAlways}</span>}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
