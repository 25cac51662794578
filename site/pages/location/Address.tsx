import type { Location } from '../../../content/en/location.ts';
import type { Language } from '../../../domain/language.ts';
import { href } from '../../../domain/routes.ts';
import { siteConfig } from '../../../site.config.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { LinkedText } from '../../ui/linked-text/LinkedText.tsx';
import { pictureOf } from '../../pictures/picture-of.ts';
import { Section } from '../../ui/section/Section.tsx';
import { Stamp } from '../../ui/stamp/Stamp.tsx';
import styles from './Address.module.css';

/**
 * The address, as on the back of a postcard: the message at the left, where it goes at the right.
 */
export function Address({ text, language }: { text: Location; language: Language }) {
  return (
    <Section heading={text.address.heading}>
      <div className={styles.card}>
        <div className={styles.message}>
          <p>{text.address.note}</p>
          <ButtonLink href={href('waitlist', language)}>{text.join}</ButtonLink>
        </div>
        <div className={styles.to}>
          <div className={styles.stamp}>
            <Stamp name={pictureOf({ page: 'location' })} language={language} />
          </div>
          <address>
            {text.address.text.split(', ').map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          {siteConfig.telephone && (
            <p>
              <LinkedText text={siteConfig.telephone} language={language} />
            </p>
          )}
        </div>
      </div>
    </Section>
  );
}
