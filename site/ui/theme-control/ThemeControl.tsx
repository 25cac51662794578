import type { Shell } from '../../../content/en/shell.ts';
import styles from './ThemeControl.module.css';

/** Light, dark or the system's theme. Hidden until `enhance/theme.ts` has enabled it. */
export function ThemeControl({ text }: { text: Shell['theme'] }) {
  return (
    <fieldset id="theme-control" className={styles.control} hidden>
      <legend>{text.label}</legend>
      {(['light', 'dark', 'system'] as const).map((theme) => (
        <label key={theme} className={styles.choice}>
          <input type="radio" name="theme" value={theme} />
          {text[theme]}
        </label>
      ))}
    </fieldset>
  );
}
