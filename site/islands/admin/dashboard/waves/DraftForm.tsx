import { languages, byLanguage } from '../../../../../domain/language.ts';
import { dayAfter, dayOf } from '../../../../../domain/time.ts';
import { usualDays, waveLimits, type Wave } from '../../../../../domain/wave.ts';
import { ApiError } from '../../api-client.ts';
import styles from '../../dashboard.module.css';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { ActForm } from '../Act.tsx';
import { Field } from '../Form.tsx';

/** Writes a draft of a wave, or changes it. */
export function DraftForm({ wave }: { wave?: Wave }) {
  const { text } = useDashboard();
  const { draft: words } = text.waves;
  const { call } = useSession();
  const numbers = [
    ['places', words.placesHint, 1, waveLimits.places, 12],
    ['set_apart', words.setApartHint, 0, waveLimits.places - 1, 0],
    ['days_to_answer', words.daysHint, waveLimits.leastDays, waveLimits.mostDays, usualDays],
  ] as const;
  return (
    <ActForm
      look="primary"
      submit={words.save}
      run={async (typed) => {
        const number = (field: string) => Number(typed(field));
        try {
          await call('save_wave', {
            id: wave?.id ?? null,
            texts: byLanguage((language) => ({
              title: typed(`title_${language}`),
              details: typed(`details_${language}`),
            })),
            places: number('places'),
            set_apart: number('set_apart'),
            days_to_answer: number('days_to_answer'),
            last_day: typed('last_day'),
          });
        } catch (error) {
          if (error instanceof ApiError && error.status === 422) return words.refused;
          throw error;
        }
        return words.saved;
      }}
    >
      {languages.map((language) => (
        <fieldset key={language} className={styles.stack}>
          <legend>{text.languages[language]}</legend>
          <Field
            name={`title_${language}`}
            label={words.title}
            hint={words.titleHint}
            maxLength={waveLimits.title}
            defaultValue={wave?.texts[language].title}
            lang={language}
            required
          />
          <Field
            name={`details_${language}`}
            label={words.details}
            hint={words.detailsHint}
            maxLength={waveLimits.details}
            defaultValue={wave?.texts[language].details}
            lang={language}
            rows={4}
            required
          />
        </fieldset>
      ))}
      {numbers.map(([name, hint, min, max, usual]) => (
        <Field
          key={name}
          name={name}
          label={words[name]}
          hint={hint}
          type="number"
          min={min}
          max={max}
          defaultValue={wave?.[name] ?? usual}
          required
        />
      ))}
      <Field
        name="last_day"
        label={words.last_day}
        hint={words.lastDayHint}
        type="date"
        defaultValue={wave?.last_day ?? dayAfter(dayOf(new Date()), 30)}
        required
      />
    </ActForm>
  );
}
