import { useState } from 'react';
import type { InterestFormText } from '../../../content/en/interest-form.ts';
import {
  interestTextFields,
  optionsOf,
  type InterestTextField,
} from '../../../domain/submission/fields.ts';
import { consentTextField } from '../../../domain/submission/consent.ts';
import type { FormWithErrors } from '../../../domain/submission/form-with-errors.ts';
import { Button } from '../../ui/button/Button.tsx';
import { preloadToaster } from '../../ui/toaster/LazyToaster.tsx';
import { countryNames } from './country-names.ts';
import { Checkbox, TextField } from './Field.tsx';
import styles from './InterestForm.module.css';
import { loaded, preloadRules } from './load-sending.ts';
import { useInterestForm } from './use-interest-form.ts';

const describeFailure = (
  failure: NonNullable<FormWithErrors['failure']>,
  { crossSite, toasts }: InterestFormText,
): string => (failure === 'crossSite' ? crossSite : toasts[failure].description);

/** The attributes of each field's control. */
const controls: Record<InterestTextField, ControlOptions> = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  country: { autoComplete: 'country-name' },
  profession: { autoComplete: 'organization-title' },
  message: { rows: 4 },
};
type ControlOptions = Pick<Parameters<typeof TextField>[0], 'type' | 'autoComplete' | 'rows'>;

const isRequired = (name: InterestTextField) => !optionsOf(name).optional;

const preloadWhatSubmittingNeeds = () => {
  preloadToaster();
  preloadRules();
};

/**
 * The fields of the interest form. They are uncontrolled: what a visitor typed before the script
 * arrived, or before a failure, stays.
 */
export function FormFields(props: Parameters<typeof useInterestForm>[0]) {
  const { text, addresses, rejected } = props;
  const {
    busy,
    connection,
    setConnection,
    required,
    faults,
    late,
    corrected,
    onAsk,
    onSubmit,
    onInvalid,
    onInput,
    onLeave,
    onUp,
  } = useInterestForm(props);
  const [arrived, setArrived] = useState(loaded);

  // What has arrived appears only in answer to the visitor, so that nothing moves by itself.
  const onTurn = () => {
    preloadWhatSubmittingNeeds();
    setArrived(loaded);
  };

  // Without scripts the page is loaded from its top: the browser itself moves to the first error.
  const [firstRejected] = rejected?.errors ?? [];
  const firstRejectedField = firstRejected?.problem === 'rule' ? firstRejected.field : undefined;

  const control = (id: string) => ({
    id,
    autoFocus: id === `interest-${String(firstRejectedField)}`,
    // False is set, too: to a screen reader, `required` alone makes an untouched field invalid.
    'aria-invalid': Boolean(faults[id]),
    error: faults[id],
    onInvalid,
    onInput,
  });
  const field = (name: InterestTextField) => ({
    ...control(`interest-${name}`),
    name,
    ...text.fields[name],
    ...controls[name],
    ...(isRequired(name) ? required : { optional: text.optional }),
    defaultValue: rejected?.values[name],
    isCorrected: corrected === `interest-${name}`,
  });

  const fieldOf = (name: InterestTextField) =>
    name === 'country' ? (
      <CountryField key={name} {...field(name)} />
    ) : (
      <TextField key={name} {...field(name)} />
    );

  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- it hears its fields
    <form
      action={addresses.action}
      method="post"
      className={styles.form}
      noValidate={rejected !== undefined}
      onSubmit={onSubmit}
      onFocus={onTurn}
      onInput={onTurn}
      onBlur={onLeave}
      onKeyUp={onUp}
      onClick={onUp}
    >
      {rejected?.failure && (
        // eslint-disable-next-line jsx-a11y-x/no-autofocus -- as above
        <p role="alert" tabIndex={-1} autoFocus className={styles.failure}>
          {describeFailure(rejected.failure, text)} {text.reference} {rejected.reference}
        </p>
      )}
      {interestTextFields.filter(isRequired).map(fieldOf)}
      <div className={styles.offered}>
        {interestTextFields.filter((name) => !isRequired(name)).map(fieldOf)}
      </div>
      <Honeypot label={text.honeypot} />
      <input type="hidden" name={consentTextField} value={props.consentText} />

      <Checkbox {...control('interest-consent')} {...required}>
        {`${text.consent.label} `}
        <a href={addresses.privacy}>{text.consent.policy}</a>
        {` ${text.consent.rest}`}
      </Checkbox>
      <Checkbox
        id="interest-updates"
        name="wants_updates"
        value="true"
        defaultChecked={rejected?.values.wants_updates}
      >
        {text.updates}
      </Checkbox>

      <Button type="submit" disabled={busy} onClick={onAsk}>
        {busy ? text.submitting : text.submit}
      </Button>
      {arrived ? (
        <arrived.AfterButton
          language={props.language}
          afterwards={props.afterwards}
          faults={faults}
          late={late}
          connection={connection}
          setConnection={setConnection}
          notify={props.notify}
        />
      ) : (
        <p className={styles.afterwards}>{props.afterwards}</p>
      )}
    </form>
  );
}

/**
 * Suggests country names while it is focused, and accepts any text. Elsewhen it is a plain field:
 * Orca, reading a page on, passes over an empty field with suggestions and does not say its name.
 */
function CountryField(field: Parameters<typeof TextField>[0]) {
  const [countries, setCountries] = useState<string[]>();
  return (
    <>
      <TextField
        {...field}
        list={countries && 'countries'}
        onFocus={() => {
          setCountries(countryNames(document.documentElement.lang));
        }}
        onBlur={() => {
          setCountries(undefined);
        }}
      />
      {countries && (
        <datalist id="countries">
          {countries.map((country) => (
            <option key={country} value={country} />
          ))}
        </datalist>
      )}
    </>
  );
}

/** A person never sees this field; a bot that fills in everything reveals itself. */
function Honeypot({ label }: { label: string }) {
  return (
    <div className={styles.offScreen} aria-hidden="true">
      <label htmlFor="interest-leave-blank">{label}</label>
      <input id="interest-leave-blank" name="leave_blank" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
