import { content } from '../../../content/index.ts';
import type { Language } from '../../../domain/language.ts';
import { LinkedText } from '../linked-text/LinkedText.tsx';

/** Numbers to call at once, wherever a page speaks of distress. */
export function CrisisLines({
  language,
  form = 'text',
}: {
  language: Language;
  form?: 'text' | 'short';
}) {
  return (
    <p>
      <LinkedText text={content[language].crisisLines[form]} language={language} />
    </p>
  );
}
