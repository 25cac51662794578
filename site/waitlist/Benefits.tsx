import type { Waitlist } from '../../content/en/waitlist.ts';
import { Section } from '../ui/section/Section.tsx';
import { TitledList } from '../ui/titled-list/TitledList.tsx';

/** What being on the list brings. */
export function Benefits({ text }: { text: Waitlist['benefits'] }) {
  return (
    <Section heading={text.heading} wide>
      <TitledList items={text.items} />
    </Section>
  );
}
