import { useQuery } from '@tanstack/react-query';
import { withPart, type ListFilter } from '../../../../../domain/admin/list-query.ts';
import { subscriptionStatuses } from '../../../../../domain/email/states.ts';
import { languages } from '../../../../../domain/language.ts';
import { useDashboard, useSession } from '../dashboard-context.ts';
import { PeriodFields } from '../field/PeriodFields.tsx';
import { Select } from '../field/Select.tsx';
import { answer, atReturn } from '../queries.ts';
import { spellHidden } from '../typed/hidden-characters.ts';

export interface FilterProps {
  filter: ListFilter;
  onFilter: (filter: ListFilter) => void;
  narrow: boolean;
}

/** One control for each thing a submission can be filtered by. */
export function FilterFields({ filter, onFilter, narrow }: FilterProps) {
  const { text } = useDashboard();
  const { filters, columns } = text;
  const session = useSession();
  const { data: overview } = useQuery(answer(session, 'overview', {}));
  const { data: emails } = useQuery({ ...answer(session, 'emails', {}), ...atReturn });
  const set = <Part extends keyof ListFilter>(part: Part, value: ListFilter[Part] | undefined) => {
    onFilter(withPart(filter, part, value));
  };
  const all = [undefined, filters.all] as const;
  const yesOrNo = [all, [true, text.yes], [false, text.no]] as const;
  const countries = overview?.countries.map(
    ({ country }) => [country, spellHidden(country ?? text.figures.noCountry)] as const,
  );
  return (
    <>
      <Select
        label={columns.country}
        value={filter.country}
        options={[all, ...(countries ?? [])]}
        onChange={(country) => set('country', country)}
      />
      <Select
        label={columns.language}
        value={filter.language}
        options={[all, ...languages.map((each) => [each, text.languages[each]] as const)]}
        onChange={(language) => set('language', language)}
      />
      <Select
        label={filters.wants_updates}
        value={filter.wants_updates}
        options={yesOrNo}
        onChange={(wants) => set('wants_updates', wants)}
      />
      <Select
        label={columns.returning}
        value={filter.returning}
        options={yesOrNo}
        onChange={(returning) => set('returning', returning)}
      />
      {/* What waits leads to it; on a laptop it takes the place of a row only while it is set. */}
      {(narrow || filter.message_waits !== undefined) && (
        <Select
          label={columns.message_waits}
          value={filter.message_waits}
          options={yesOrNo}
          onChange={(waits) => set('message_waits', waits)}
        />
      )}
      {emails?.emails_are_on && (
        <Select
          label={text.emails.filter}
          value={filter.state}
          options={[
            all,
            ...subscriptionStatuses.map((each) => [each, text.emails.states[each]] as const),
            [null, text.emails.never],
          ]}
          onChange={(state) => set('state', state)}
        />
      )}
      <PeriodFields period={filter} onPart={set} />
    </>
  );
}
