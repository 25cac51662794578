import { otherLanguage, languageTag, type Language } from '../../../domain/language.ts';
import { href, linkedFrom, type Page } from '../../../domain/routes.ts';
import { content } from '../../../content/index.ts';
import { siteConfig } from '../../../site.config.ts';
import { Mark } from '../mark/Mark.tsx';
import styles from './Header.module.css';

const links = linkedFrom('inMenu');

/**
 * The header, which stays at the top: brand, navigation, language toggle. On a phone the navigation
 * is a popover below it that the menu button opens and closes, so it works without scripts.
 * @param counterpart path of this page in the other language
 */
export function Header({
  page,
  language,
  counterpart,
}: {
  page: Page | 'post' | undefined;
  language: Language;
  counterpart: string;
}) {
  const { skipToContent, navigation, menu, languageToggle } = content[language].shell;
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
