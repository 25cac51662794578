import styles from './HowToRead.module.css';

/** What the line over each section below says, and that the pages are a day. */
export function HowToRead({ text }: { text: readonly string[] }) {
  return (
    <div className={styles.howToRead}>
      {text.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
