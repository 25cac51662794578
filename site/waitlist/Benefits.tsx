import type { Waitlist } from '../../content/en/waitlist.ts';
import { Section } from '../ui/section/Section.tsx';

/** What being on the list brings. */
export function Benefits({ text }: { text: Waitlist['benefits'] }) {
  return (
    <Section heading={text.heading}>
      <ul>
        {text.items.map(({ title, text: description }) => (
          <li key={title}>
            <strong>{title}</strong>
            <br />
            {description}
          </li>
        ))}
      </ul>
    </Section>
  );
}
