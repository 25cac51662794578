import type { Shell } from '../../../content/en/shell.ts';
import styles from './ThemeControl.module.css';

/** Light, dark or as the system says. Hidden until `enhance/theme.ts` can do something with it. */
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
