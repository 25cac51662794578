import type { Location } from '../../../content/en/location.ts';
import { lines } from '../../../content/lines.ts';
import { Section } from '../../ui/section/Section.tsx';
import { LocatorMap } from './LocatorMap.tsx';
import styles from './WhereWeAre.module.css';

/** The map, and beside it how far it is from wherever visitors come. */
export function WhereWeAre({ text }: { text: Location }) {
  return (
    <Section heading={text.map.heading} wide line={lines.location.map}>
      <div className={styles.beside}>
        <LocatorMap text={text.map} />
        <dl className={styles.figures}>
          {text.arrival.ways
            .flatMap(({ figures }) => figures)
            .map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <Figure value={value} />
                </dd>
              </div>
            ))}
        </dl>
      </div>
    </Section>
  );
}

/** The number of a figure large, its unit as text: `60 minutes`. */
function Figure({ value }: { value: string }) {
  const [number, ...unit] = value.split(' ');
  return (
    <>
      <span className={styles.number}>{number}</span> {unit.join(' ')}
    </>
  );
}
