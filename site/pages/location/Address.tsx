import type { Location } from '../../../content/en/location.ts';
import type { Language } from '../../../domain/language.ts';
import { href } from '../../../domain/routes.ts';
import { siteConfig } from '../../../site.config.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { LinkedText } from '../../ui/linked-text/LinkedText.tsx';
import { Section } from '../../ui/section/Section.tsx';
import inks from './MapInks.module.css';
import styles from './Address.module.css';

/** The address, as on the back of a postcard: the message at the left, where it goes at the right. */
export function Address({ text, language }: { text: Location; language: Language }) {
  return (
    <Section heading={text.address.heading}>
      <div className={styles.card}>
        <div className={styles.message}>
          <p>{text.address.note}</p>
          <ButtonLink href={href('waitlist', language)}>{text.join}</ButtonLink>
        </div>
        <div className={styles.to}>
          <svg className={`${styles.stamp} ${inks.inks}`} viewBox="0 0 80 96" aria-hidden="true">
            <path className={styles.paper} d="M0 0h80v96h-80z" />
            <path className={styles.teeth} d="M0 0h80v96h-80z" />
            <path className={styles.sky} d="M9 9h62v78h-62z" />
            <path className={styles.hill} d="M9 70l18-17 20-6 24 16v24h-62z" />
            <use
              href="#map-castle"
              transform="translate(42 44)scale(1.2)"
              className={styles.castle}
            />
          </svg>
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
