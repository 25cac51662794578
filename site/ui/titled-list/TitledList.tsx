import styles from './TitledList.module.css';

/** Things with a name and a sentence or two, in as many columns as fit. */
export function TitledList({
  items,
}: {
  items: readonly { title: string; text: string; link?: { label: string; href: string } }[];
}) {
  return (
    <ul className={styles.list}>
      {items.map(({ title, text, link }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          {link && <a href={link.href}>{link.label}</a>}
        </li>
      ))}
    </ul>
  );
}
