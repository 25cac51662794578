import { otherLanguage, languageTag, type Language } from '../../../domain/language.ts';
import { href, linkedFrom, type PageRef } from '../../../domain/routes.ts';
import { content } from '../../../content/index.ts';
import { siteConfig } from '../../../site.config.ts';
import { Mark } from '../mark/Mark.tsx';
import styles from './Header.module.css';

const links = linkedFrom('inMenu');

/**
 * The header, which stays at the top: brand, navigation, the lantern that turns day into night,
 * language toggle. On a phone the navigation is a popover below it that the menu button opens and
 * closes, so it works without scripts.
 * @param counterpart path of this page in the other language
 */
export function Header({
  page,
  language,
  counterpart,
}: {
  page: PageRef['page'] | undefined;
  language: Language;
  counterpart: string;
}) {
  const { skipToContent, navigation, menu, lantern, languageToggle } = content[language].shell;
  const other = otherLanguage(language);
  return (
    <>
      <a href="#content" className={styles.skip}>
        {skipToContent}
      </a>
      <header className={styles.header}>
        <div className={styles.bar}>
          <a href={href('home', language)} className={styles.brand} translate="no">
            <Mark />
            {siteConfig.brand}
          </a>
          <nav id="menu" popover="auto" className={styles.menu} aria-label={navigation.label}>
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link}>
                  <a
                    href={href(link, language)}
                    aria-current={
                      link === page ? 'page' : (link === 'blog' && page === 'post') || undefined
                    }
                  >
                    {content[language][link].name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <button type="button" id="lantern" className={styles.lantern} aria-label={lantern}>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M9 6V4a3 3 0 0 1 6 0v2M6 6h12l-1 3v9l1 3H6l1-3V9z" />
              <path d="M12 17c3-2 1-4 0-6-1 2-3 4 0 6z" />
            </svg>
          </button>
          <a
            id="language-toggle"
            className={styles.toggle}
            href={counterpart}
            hrefLang={languageTag[other]}
            lang={languageTag[other]}
            translate="no"
            aria-label={languageToggle.accessibleName}
          >
            {languageToggle.label}
          </a>
          <button type="button" className={styles.open} popoverTarget="menu">
            <span>{menu.open}</span>
            <span>{menu.close}</span>
          </button>
        </div>
      </header>
    </>
  );
}
