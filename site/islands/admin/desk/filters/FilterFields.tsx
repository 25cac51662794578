import type { DeskFilter } from '../../../../../domain/admin/api.ts';
import { languages } from '../../../../../domain/language.ts';
import { spellHidden } from '../../typed/hidden-characters.ts';
import { useDesk } from '../desk-context.ts';
import { DayField } from './DayField.tsx';
import { withPart } from './find.ts';
import styles from './Find.module.css';
import { Select } from './Select.tsx';

/** One control for each thing a submission can be filtered by. */
export function FilterFields({
  filter,
  onFilter,
  countries,
}: {
  filter: DeskFilter;
  onFilter: (filter: DeskFilter) => void;
  /** Those that occur; null for none given. */
  countries: readonly (string | null)[];
}) {
  const { text } = useDesk();
  const set = <Part extends keyof DeskFilter>(part: Part, value: DeskFilter[Part] | undefined) => {
    onFilter(withPart(filter, part, value));
  };
  const all = [undefined, text.find.all] as const;
  const yesOrNo = [all, [true, text.yes], [false, text.no]] as const;
  return (
    <div className={styles.fields}>
      <Select
        label={text.find.country}
        value={filter.country}
        options={[
          all,
          ...countries.map(
            (country) => [country, spellHidden(country ?? text.figures.noCountry)] as const,
          ),
        ]}
        onChange={(country) => set('country', country)}
      />
      <Select
        label={text.find.language}
        value={filter.language}
        options={[all, ...languages.map((each) => [each, text.languages[each]] as const)]}
        onChange={(language) => set('language', language)}
      />
      <Select
        label={text.find.wantsUpdates}
        value={filter.wants_updates}
        options={yesOrNo}
        onChange={(wants) => set('wants_updates', wants)}
      />
      <Select
        label={text.find.returning}
        value={filter.returning}
        options={yesOrNo}
        onChange={(returning) => set('returning', returning)}
      />
      <DayField label={text.find.from} value={filter.from} onChange={(from) => set('from', from)} />
      <DayField label={text.find.to} value={filter.to} onChange={(to) => set('to', to)} />
    </div>
  );
}
