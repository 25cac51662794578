import { content } from '../../../content/index.ts';
import { postalAddress } from '../../../content/postal-address.ts';
import type { Language } from '../../../domain/language.ts';
import { href, linkedFrom, type PageRef } from '../../../domain/routes.ts';
import { legalNotice, siteConfig } from '../../../site.config.ts';
import { siteAddress } from '../../build/absolute-address.ts';
import { LinkedText } from '../linked-text/LinkedText.tsx';
import { TileFrieze } from '../tile-frieze/TileFrieze.tsx';
import { mailto } from '../mailto.ts';
import { ThemeControl } from '../theme-control/ThemeControl.tsx';
import styles from './Footer.module.css';
import { FooterDog } from './FooterDog.tsx';

const links = linkedFrom('inFooter');

/**
 * The footer of every page.
 * @param place where the page stands; `undefined` for error pages
 * @param hasForm whether the page holds the interest form; elsewhere the join link leads home
 */
export function Footer({
  place,
  language,
  hasForm,
}: {
  place: PageRef | undefined;
  language: Language;
  hasForm: boolean;
}) {
  const { footer: text, consent, theme } = content[language].shell;
  const join = hasForm ? '#join-form' : `${href('home', language)}#join-form`;
  return (
    <footer className={styles.footer}>
      <FooterDog place={place} />
      <TileFrieze />
      <div className={styles.inner}>
        <div className={styles.about}>
          <p className={styles.brand}>{siteConfig.brand}</p>
          <p>{text.about}</p>
          <p>
            <a href={join}>{text.join}</a>
          </p>
        </div>
        <nav aria-label={text.siteHeading}>
          <h2 className={styles.heading}>{text.siteHeading}</h2>
          <ul className={styles.links}>
            <li>
              <a href={`${href('about', language)}#${content[language].about.eco.id}`}>
                {text.eco}
              </a>
            </li>
            {links.map((page) => (
              <li key={page}>
                <a href={href(page, language)}>{content[language][page].name}</a>
              </li>
            ))}
            {legalNotice.complaints && (
              <li>
                <a href={legalNotice.complaints.book} rel="noopener">
                  {text.complaintsBook}
                </a>
              </li>
            )}
          </ul>
        </nav>
        <div>
          <h2 className={styles.heading}>{text.contactHeading}</h2>
          <ul className={styles.links}>
            <li>
              <a href={mailto(text.contactSubject)}>{siteConfig.email}</a>
            </li>
            {siteConfig.telephone && (
              <li>
                <LinkedText text={siteConfig.telephone} language={language} />
              </li>
            )}
            <li>
              <a href={mailto(text.partnerSubject)}>{text.partner}</a>
            </li>
            {(['instagram', 'facebook', 'linkedin'] as const).map((profile) => (
              <li key={profile}>
                <a href={siteConfig.profiles[profile]} rel="me noopener">
                  {text.profiles[profile]}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.place}>
          <h2 className={styles.heading}>{text.placeHeading}</h2>
          <address>{postalAddress(language)}</address>
          <Swallow />
        </div>
        <div className={styles.settings}>
          <ThemeControl text={theme} />
          <button type="button" id="cookie-settings" className={styles.cookies} hidden>
            {consent.settings}
          </button>
        </div>
        <p className={styles.copyright}>
          {`© ${String(siteConfig.copyrightYear)} ${siteConfig.brand}`}
          <span className={styles.onPaper}>{`, ${siteAddress()}, ${siteConfig.email}`}</span>
        </p>
      </div>
    </footer>
  );
}

/** A swallow on its way. It is decoration only. */
function Swallow() {
  return (
    <svg viewBox="0 0 96 48" width="96" height="48" fill="currentColor" aria-hidden="true">
      <path d="M3 9q26-1 42 12Q53 6 80 1 66 12 59 22q11 0 21 5l10 3-10 2q-9 6-25 2-13 5-36 13l15-11-26 3q20-6 33-12Q26 16 3 9" />
    </svg>
  );
}
