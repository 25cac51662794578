import { content } from '../../../content/index.ts';
import type { Faq } from '../../../content/en/faq.ts';
import type { Language } from '../../../domain/language.ts';
import { href } from '../../../domain/routes.ts';
import { siteConfig } from '../../../site.config.ts';
import { pictureOf } from '../../pictures/picture-of.ts';
import { Accordion } from '../../ui/accordion/Accordion.tsx';
import { Actions, ButtonLink } from '../../ui/button/Button.tsx';
import band from '../../ui/band/Band.module.css';
import { CrisisLines } from '../../ui/crisis-lines/CrisisLines.tsx';
import { FactsTable } from '../../ui/facts-table/FactsTable.tsx';
import { LinkedText } from '../../ui/linked-text/LinkedText.tsx';
import { MailButton } from '../../ui/mail-button/MailButton.tsx';
import { MoreLinks } from '../../ui/more-links/MoreLinks.tsx';
import { PageHeading } from '../../ui/page-heading/PageHeading.tsx';
import styles from './Questions.module.css';

/**
 * The facts, and the questions, one open at a time; beside them, for anyone who did not find an
 * answer, the ways to write to us and to join.
 */
export function Questions({ text, language }: { text: Faq; language: Language }) {
  const { contact } = text;
  return (
    <>
      <PageHeading
        heading={text.heading}
        lead={text.lead}
        picture={{ name: pictureOf({ page: 'faq' }), language }}
      />
      <div className={styles.faq}>
        <QuestionsAndFacts items={text.items} language={language} />
        <section className={styles.contact}>
          <h2>{contact.heading}</h2>
          <p>{contact.text}</p>
          {siteConfig.telephone && (
            <p>
              <LinkedText text={siteConfig.telephone} language={language} />
            </p>
          )}
          <Actions>
            <MailButton mail={contact.mail} />
            <ButtonLink href={href('waitlist', language)} look="quiet">
              {contact.join}
            </ButtonLink>
          </Actions>
        </section>
      </div>
    </>
  );
}

/**
 * The facts that most people ask for, in a table, and then the questions. Each answer has links.
 */
export function QuestionsAndFacts({
  items,
  language,
}: {
  items: Faq['items'];
  language: Language;
}) {
  const { atAGlance } = content[language];
  return (
    <>
      <FactsTable text={atAGlance} className={[styles.facts, band.water, band.bleed].join(' ')} />
      <Accordion
        name="questions"
        headingLevel="h2"
        language={language}
        items={items.map(({ links, crisisLines, ...item }) => ({
          ...item,
          after: (
            <>
              {crisisLines && <CrisisLines language={language} />}
              {links && <MoreLinks to={links} language={language} />}
            </>
          ),
        }))}
      />
    </>
  );
}
