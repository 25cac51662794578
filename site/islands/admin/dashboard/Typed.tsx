import { Fragment } from 'react';
import styles from '../dashboard.module.css';

/**
 * What a stranger typed, whose direction of writing is its own and does not reach its neighbours.
 * An e-mail address that is too long for its line breaks before its @.
 * @param lines whether it may have several lines
 */
export const Typed = ({ text, lines = false }: { text: string; lines?: boolean }) => (
  <bdi className={lines ? styles.lines : undefined}>
    {text.split(/(?=@)/).map((part, place) => (
      <Fragment key={place}>
        {place > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </bdi>
);

/** A sentence with an e-mail address where it says `{email}`. */
export function Naming({ sentence, email }: { sentence: string; email: string }) {
  const [before, after] = sentence.split('{email}');
  return (
    <>
      {before}
      <Typed text={email} />
      {after}
    </>
  );
}
