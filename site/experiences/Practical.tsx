import type { Experiences } from '../../content/en/experiences.ts';
import { Section } from '../ui/section/Section.tsx';
import { TitledList } from '../ui/titled-list/TitledList.tsx';

/** How long one may stay, and what to know before. */
export function Practical({ text }: { text: Pick<Experiences, 'lengths' | 'practical'> }) {
  return (
    <>
      <Section heading={text.lengths.heading} raised wide>
        <TitledList items={text.lengths.items} />
      </Section>
      <Section heading={text.practical.heading}>
        <ul>
          {text.practical.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Section>
    </>
  );
}
