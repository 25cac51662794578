import { useDashboard } from '../dashboard-context.ts';
import { splitHidden } from './hidden-characters.ts';
import styles from '../../dashboard.module.css';

/**
 * What a stranger typed, so that it can neither deceive nor disturb its neighbours: a hidden
 * character is shown as its code, and the direction of writing is the text's own.
 * @param lines whether it may have several lines
 */
export function Typed({ text, lines = false }: { text: string; lines?: boolean }) {
  const { hiddenCharacter } = useDashboard().text;
  return (
    <bdi className={lines ? styles.lines : undefined}>
      {splitHidden(text, lines).map((piece, position) =>
        piece.hidden ? (
          <span
            key={position}
            role="img"
            aria-label={hiddenCharacter.replace('{code}', piece.text)}
            className={styles.hidden}
          >
            {piece.text}
          </span>
        ) : (
          piece.text
        ),
      )}
    </bdi>
  );
}

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
