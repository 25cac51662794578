import { content } from '../../../content/index.ts';
import type { Language } from '../../../domain/language.ts';
import { LinkedText } from '../linked-text/LinkedText.tsx';

/** Whom to call at once: it stands wherever a page speaks of distress. */
export function CrisisLines({ language }: { language: Language }) {
  return (
    <p>
      <LinkedText text={content[language].crisisLines.text} language={language} />
    </p>
  );
}
