import { createElement, Fragment, memo } from 'react';
import {
  headPrint,
  type Letter,
  type LetterBody,
  type Part,
} from '../../../../../domain/letter.ts';
import { languages, languageTag, type Language } from '../../../../../domain/language.ts';
import { fill } from '../../../../../domain/text.ts';
import { Mark } from '../../../../ui/mark/Mark.tsx';
import styles from '../../dashboard.module.css';
import { useDashboard } from '../dashboard-context.ts';
import { useNarrow } from '../use-narrow.ts';

const times = ['day', 'night'] as const;
type Time = (typeof times)[number];

/** Both letters as they will look, by day and by night. */
export const Preview = memo(function Preview({
  letter,
}: {
  letter: Pick<Letter, 'subjects' | 'bodies'>;
}) {
  const { text } = useDashboard();
  const { preview } = text.letters;
  // There they stand below each other, before what is pressed next.
  const isNarrow = useNarrow();
  return (
    <details open={!isNarrow}>
      <summary>{preview.heading}</summary>
      <div className={styles.columns}>
        {languages.flatMap((language) =>
          times.map((time) => (
            <div key={`${language} ${time}`}>
              <p>{fill(preview.sheets[time], { language: text.languages[language] })}</p>
              <Sheet
                name={fill(preview.sheets[time], { language: text.languages[language] })}
                language={language}
                time={time}
                subject={letter.subjects[language]}
                body={letter.bodies[language]}
              />
            </div>
          )),
        )}
      </div>
    </details>
  );
});

function Sheet({
  name,
  language,
  time,
  subject,
  body: { parts, print },
}: {
  name: string;
  language: Language;
  time: Time;
  subject: string;
  body: LetterBody;
}) {
  const { text, letterWords } = useDashboard();
  const { preview } = text.letters;
  const words = letterWords[language];
  const links = [words.myData, words.policy, words.unsubscribe].filter(
    (link) => link !== undefined,
  );
  return (
    <div role="group" aria-label={name} className={`${styles.sheet} ${styles[time]}`}>
      <div lang={languageTag[language]}>
        <p className={styles.row}>
          <Mark />
          {words.brand}
        </p>
        {print === headPrint && <Print name={headPrint} time={time} />}
        {subject.trim() && (
          <h4>
            <bdi>{subject}</bdi>
          </h4>
        )}
        <p>{fill(words.greeting, { name: preview.name })}</p>
        <Parts parts={parts} language={language} time={time} />
      </div>
      {parts.length === 0 && <p>{preview.empty}</p>}
      <div lang={languageTag[language]}>
        {'note' in words && <p>{words.note}</p>}
        {links.map((link) => (
          <p key={link.link}>
            {link.text} <span>{link.link}</span>
          </p>
        ))}
        {words.sender.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}

/** A print, or the photograph in its place. */
function Print({ name, time, language }: { name: string; time: Time; language?: Language }) {
  const print = useDashboard().letterPrints.find((each) => each.name === name);
  if (!print) return null;
  const source = print.sources.at(time === 'day' ? 0 : -1);
  return <img src={source} alt={language ? print.alt[language] : ''} width={320} loading="lazy" />;
}

function Parts({ parts, ...place }: { parts: Part[]; language: Language; time: Time }) {
  return parts.map((part, index) => {
    if (typeof part === 'string') return part;
    const { tag, name, href, start, beside } = part;
    if (tag === 'print') return name && <Print key={index} name={name} {...place} />;
    if (tag === 'br' || tag === 'hr') return createElement(tag, { key: index });
    const inner = <Parts parts={part.parts} {...place} />;
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
