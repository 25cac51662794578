import { memo } from 'react';
import {
  headPrint,
  printOf,
  type Block,
  type Broadcast,
  type Inline,
} from '../../../../../domain/broadcast.ts';
import { addressBeside } from '../../../../../domain/broadcast-links.ts';
import { languages, languageTag, type Language } from '../../../../../domain/language.ts';
import { fill } from '../../../../../domain/text.ts';
import { Mark } from '../../../../ui/mark/Mark.tsx';
import dashboard from '../Dashboard.module.css';
import { useDashboard } from '../dashboard-context.ts';
import { useNarrow } from '../use-narrow.ts';
import styles from './Preview.module.css';

const times = ['day', 'night'] as const;
type Time = (typeof times)[number];

/** Both letters as they will look, by day and by night. */
export const Preview = memo(function Preview({
  broadcast,
}: {
  broadcast: Pick<Broadcast, 'subjects' | 'blocks'>;
}) {
  const { text } = useDashboard();
  const { preview } = text.broadcasts;
  // There they stand below each other, before what is pressed next.
  const isNarrow = useNarrow();
  return (
    <details className={dashboard.disclosure} open={!isNarrow}>
      <summary>{preview.heading}</summary>
      <div className={styles.sheets}>
        {languages.flatMap((language) =>
          times.map((time) => (
            <div key={`${language} ${time}`} className={styles.one}>
              <p>{fill(preview.sheets[time], { language: text.languages[language] })}</p>
              <Sheet
                name={fill(preview.sheets[time], { language: text.languages[language] })}
                language={language}
                time={time}
                subject={broadcast.subjects[language]}
                blocks={broadcast.blocks[language]}
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
  blocks,
}: {
  name: string;
  language: Language;
  time: Time;
  subject: string;
  blocks: Block[];
}) {
  const { text, letterWords } = useDashboard();
  const { preview } = text.broadcasts;
  const words = letterWords[language];
  const links = [words.myData, words.policy, words.unsubscribe].filter(
    (link) => link !== undefined,
  );
  return (
    <div role="group" aria-label={name} className={`${styles.sheet} ${styles[time]}`}>
      <div lang={languageTag[language]}>
        <p className={styles.brand}>
          <Mark />
          {words.brand}
        </p>
        {printOf(blocks) === headPrint && <Print name={headPrint} time={time} />}
        {subject.trim() && (
          <h4>
            <bdi>{subject}</bdi>
          </h4>
        )}
        <p>{fill(words.greeting, { name: preview.name })}</p>
        {blocks.map((block, index) => (
          <Part key={index} block={block} language={language} time={time} />
        ))}
      </div>
      {blocks.length === 0 && <p className={styles.empty}>{preview.empty}</p>}
      <div lang={languageTag[language]} className={styles.foot}>
        {'note' in words && <p>{words.note}</p>}
        {links.map((link) => (
          <p key={link.link}>
            {link.text} <span className={styles.link}>{link.link}</span>
          </p>
        ))}
        {words.sender.map((line) => (
          <p key={line} className={styles.sender}>
            {line}
          </p>
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

function Part({ block, ...print }: { block: Block; language: Language; time: Time }) {
  if (block.type === 'print') return <Print {...print} name={block.name} />;
  if (block.type === 'list') {
    const List = block.isOrdered ? 'ol' : 'ul';
    return (
      <List>
        {block.items.map((item, index) => (
          <li key={index}>
            <Line inlines={item} />
          </li>
        ))}
      </List>
    );
  }
  const Tag = block.type === 'heading' ? 'h5' : 'p';
  return (
    <Tag>
      <Line inlines={block.inlines} />
    </Tag>
  );
}

const Line = ({ inlines }: { inlines: Inline[] }) =>
  inlines.map((inline, index) => <Piece key={index} inline={inline} />);

function Piece({ inline }: { inline: Inline }) {
  switch (inline.type) {
    case 'text':
      return inline.text;
    case 'break':
      return <br />;
    case 'strong':
      return (
        <strong>
          <Line inlines={inline.inlines} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Line inlines={inline.inlines} />
        </em>
      );
    case 'link': {
      const leaves = !inline.url.startsWith(`${location.origin}/`);
      const beside = leaves ? addressBeside(inline.url, inline.inlines) : undefined;
      return (
        <>
          {/* The session ends with this page. */}
          <a href={inline.url} target="_blank" rel="noreferrer">
            <Line inlines={inline.inlines} />
          </a>
          {beside !== undefined && ` (${beside})`}
        </>
      );
    }
  }
}
