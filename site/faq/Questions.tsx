import type { Faq } from '../../content/en/faq.ts';
import type { Language } from '../../domain/language.ts';
import { href } from '../../domain/routes.ts';
import { pictureOf } from '../pictures/picture-of.ts';
import { Accordion } from '../ui/accordion/Accordion.tsx';
import { Actions, ButtonLink } from '../ui/button/Button.tsx';
import { MailButton } from '../ui/mail-button/MailButton.tsx';
import { Picture } from '../ui/picture/Picture.tsx';
import { Spot } from '../ui/spot/Spot.tsx';
import styles from './Questions.module.css';

/**
 * The ten questions, one open at a time; beside them, for whoever did not find an answer, the ways to write to
 * us and to join.
 */
export function Questions({ text, language }: { text: Faq; language: Language }) {
  const { contact } = text;
  return (
    <div className={styles.faq}>
      <h1>{text.heading}</h1>
      <div className={styles.opening}>
        <Picture name={pictureOf({ page: 'faq' })} language={language} frame="small" first />
        <p>{text.lead}</p>
      </div>
      <Accordion name="questions" headingLevel="h2" items={text.items} />
      <section className={styles.contact}>
        <Spot name="cup" />
        <h2>{contact.heading}</h2>
        <p>{contact.text}</p>
        <Actions>
          <MailButton mail={contact.mail} />
          <ButtonLink href={href('waitlist', language)} look="quiet">
            {contact.join}
          </ButtonLink>
        </Actions>
      </section>
    </div>
  );
}
