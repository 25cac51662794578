import { Fragment } from 'react';
import { content } from '../../../content/index.ts';
import { postalAddress } from '../../../content/postal-address.ts';
import type { Language } from '../../../domain/language.ts';
import { href, type PageRef } from '../../../domain/routes.ts';
import { legalNotice, siteConfig } from '../../../site.config.ts';
import { siteAddress } from '../../build/absolute-address.ts';
import { LinkedText } from '../linked-text/LinkedText.tsx';
import { TileFrieze } from '../tile-frieze/TileFrieze.tsx';
import { mailto } from '../mailto.ts';
import { ThemeControl } from '../theme-control/ThemeControl.tsx';
import styles from './Footer.module.css';
import { FooterDog } from './FooterDog.tsx';
import { clockOf } from './hours.ts';
import { inFooter, lastLine, nextHour } from './next-hour.ts';

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
  const next = nextHour(place);
  const join = hasForm ? '#join-form' : `${href('home', language)}#join-form`;
  return (
    <footer className={styles.footer}>
      <div className={styles.ledge}>
        {next && (
          <a href={href(next, language)}>
            {`${text.next} ${clockOf({ page: next }, text.hourMark)}: `}
            <strong>{content[language][next].name}</strong>
          </a>
        )}
        <FooterDog place={place} />
      </div>
      <TileFrieze />
      <div className={styles.inner}>
        <div className={styles.about}>
          <p className={styles.brand} translate="no">
            {siteConfig.brand}
          </p>
          <p>{text.about}</p>
          <a href={join}>{text.join}</a>
        </div>
        <SitePages language={language} />
        <Contact language={language} />
        <div className={styles.line}>
          <ThemeControl text={theme} />
          <button type="button" id="cookie-settings" className={styles.cookies} hidden>
            {consent.settings}
          </button>
        </div>
        <p className={styles.last}>
          <span>{`© ${String(siteConfig.copyrightYear)} ${siteConfig.brand}, ${postalAddress(language)}`}</span>
          <span className={styles.onPaper}>{`, ${siteAddress()}, ${siteConfig.email}`}</span>{' '}
          {lastLine.map((page) => (
            <Fragment key={page}>
              <a href={href(page, language)}>{content[language][page].name}</a>{' '}
            </Fragment>
          ))}
          {legalNotice.complaints && (
            <a href={legalNotice.complaints.book} rel="noopener">
              {text.complaintsBook}
            </a>
          )}
        </p>
      </div>
    </footer>
  );
}

function SitePages({ language }: { language: Language }) {
  const text = content[language].shell.footer;
  return (
    <nav aria-label={text.siteHeading}>
      <h2 className={styles.heading}>{text.siteHeading}</h2>
      <ul className={styles.pages}>
        <li>
          <a href={`${href('about', language)}#${content[language].about.eco.id}`}>{text.eco}</a>
        </li>
        {inFooter.map((page) => (
          <li key={page}>
            <a href={href(page, language)}>{content[language][page].name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Contact({ language }: { language: Language }) {
  const text = content[language].shell.footer;
  return (
    <div>
      <h2 className={styles.heading}>{text.contactHeading}</h2>
      <ul className={styles.contact}>
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
        <li className={styles.line}>
          {(['instagram', 'facebook', 'linkedin'] as const).map((profile) => (
            <a key={profile} href={siteConfig.profiles[profile]} rel="me noopener">
              {text.profiles[profile]}
            </a>
          ))}
        </li>
      </ul>
    </div>
  );
}
