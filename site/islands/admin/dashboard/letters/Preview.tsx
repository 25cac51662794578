import { createElement, Fragment } from 'react';
import { headPrint, type Letter, type Part } from '../../../../../domain/letter.ts';
import { languages, languageTag, type Language } from '../../../../../domain/language.ts';
import { fill } from '../../../../../domain/text.ts';
import { Mark } from '../../../../ui/mark/Mark.tsx';
import styles from '../../dashboard.module.css';
import { useDashboard } from '../dashboard-context.ts';
import { useNarrow } from '../use-narrow.ts';

/** Both letters as most people will see them. */
export function Preview({ letter }: { letter: Letter }) {
  const { text } = useDashboard();
  // There they stand below each other, before what is pressed next.
  const isNarrow = useNarrow();
  return (
    <details open={!isNarrow}>
      <summary>{text.letters.preview.heading}</summary>
      <div className={styles.columns}>
        {languages.map((language) => (
          <Sheet key={language} language={language} letter={letter} />
        ))}
      </div>
    </details>
  );
}

function Sheet({ language, letter }: { language: Language; letter: Letter }) {
  const { text, letterWords } = useDashboard();
  const { preview } = text.letters;
  const words = letterWords[language];
  const { parts, print } = letter.bodies[language];
  const subject = letter.subjects[language];
  const links = [words.myData, words.policy, words.unsubscribe];
  return (
    <div
      role="group"
      aria-label={fill(preview.sheet, { language: text.languages[language] })}
      className={styles.sheet}
    >
      <div lang={languageTag[language]}>
        <p className={styles.row}>
          <Mark />
          {words.brand}
        </p>
        {print === headPrint && <Print name={headPrint} />}
        {subject.trim() && (
          <h4>
            <bdi>{subject}</bdi>
          </h4>
        )}
        <p>{fill(words.greeting, { name: preview.name })}</p>
        <Parts parts={parts} language={language} />
      </div>
      {parts.length === 0 && <p>{preview.empty}</p>}
      <div lang={languageTag[language]}>
        {'note' in words && <p>{words.note}</p>}
        {links.map(
          (link) =>
            link && (
              <p key={link.link}>
                {link.text} <span>{link.link}</span>
              </p>
            ),
        )}
        {words.sender.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}

/** A print, or the photograph in its place. */
function Print({ name, language }: { name: string; language?: Language }) {
  const print = useDashboard().letterPrints.find((each) => each.name === name);
  if (!print) return null;
  return (
    <img src={print.source} alt={language ? print.alt[language] : ''} width={320} loading="lazy" />
  );
}

function Parts({ parts, language }: { parts: Part[]; language: Language }) {
  return parts.map((part, index) => {
    if (typeof part === 'string') return part;
    const { tag, name, href, start, beside } = part;
    if (tag === 'print') return name && <Print key={index} name={name} language={language} />;
    if (tag === 'br' || tag === 'hr') return createElement(tag, { key: index });
    const inner = <Parts parts={part.parts} language={language} />;
    // It stands below the subject, which is a heading of the dashboard.
    if (tag === 'h2') return <h5 key={index}>{inner}</h5>;
    if (tag !== 'a') return createElement(tag, { key: index, start }, inner);
    return (
      <Fragment key={index}>
        {/* The session ends with this page. */}
        <a href={href} target="_blank" rel="noreferrer">
          {inner}
        </a>
        {beside !== undefined && !href?.startsWith(`${location.origin}/`) && ` (${beside})`}
      </Fragment>
    );
  });
}
