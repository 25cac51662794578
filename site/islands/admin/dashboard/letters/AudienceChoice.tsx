import { audiences, type Audience } from '../../../../../domain/letter.ts';
import { useDashboard } from '../dashboard-context.ts';
import { Addressed } from './Addressed.tsx';
import styles from '../../dashboard.module.css';
import { useAudience } from './use-letter.ts';

/** The readers of a letter: how many, in which language, and who is left out. */
export function AudienceChoice({
  value,
  onChange,
}: {
  value: Audience;
  onChange: (audience: Audience) => void;
}) {
  const { audience } = useDashboard().text.letters;
  const counts = { dates: useAudience('dates'), updates: useAudience('updates') };
  return (
    <fieldset className={styles.columns}>
      <legend>{audience.heading}</legend>
      {audiences.map((each) => (
        <div key={each}>
          <label>
            <input
              type="radio"
              name="audience"
              checked={each === value}
              aria-describedby={`audience-${each}`}
              onChange={() => onChange(each)}
            />
            {audience.names[each]}
          </label>
          <div id={`audience-${each}`}>
            <p>{audience.meanings[each]}</p>
            <Addressed count={counts[each]} />
          </div>
        </div>
      ))}
    </fieldset>
  );
}
