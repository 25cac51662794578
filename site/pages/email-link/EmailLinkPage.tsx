import type { ComponentProps, ReactNode } from 'react';
import type { content } from '../../../content/index.ts';
import type { Language } from '../../../domain/language.ts';
import {
  answerField,
  answers,
  guestsField,
  sendAgainField,
  type LinkPageState,
  type PagedPurpose,
} from '../../../domain/email/link-pages.ts';
import { href } from '../../../domain/routes.ts';
import { Actions, Button, ButtonLink } from '../../ui/button/Button.tsx';
import { MailButton } from '../../ui/mail-button/MailButton.tsx';
import { LinkPage } from '../../ui/link-page/LinkPage.tsx';
import styles from './EmailLinkPage.module.css';

interface Props {
  page: LinkPageState;
  text: Pick<(typeof content)[Language], PagedPurpose>;
  language: Language;
}

/**
 * The page behind a link in an e-mail, in one state of that link: what it is about, and one button.
 */
export function EmailLinkPage({
  stamp,
  ...props
}: Props & Pick<ComponentProps<typeof LinkPage>, 'stamp'>) {
  return (
    <LinkPage text={wordsOf(props)} stamp={stamp}>
      <Action {...props} />
      {props.page.purpose === 'invitation' && props.page.state === 'open' && (
        <>
          <p className={styles.note}>{props.text.invitation.open.note}</p>
          <h2>{props.text.invitation.about}</h2>
          <p>{'{waveDetails}'}</p>
        </>
      )}
    </LinkPage>
  );
}

/**
 * The words of the page, with its title, which tells a screen reader's user what a press has done.
 */
export function wordsOf({ page, text }: Omit<Props, 'language'>) {
  switch (page.purpose) {
    case 'confirm':
      return text.confirm[page.state];
    case 'unsubscribe':
      return text.unsubscribe[page.state];
    case 'newAddress':
      return text.newAddress[page.state];
    case 'rejoin':
      return text.rejoin[page.state];
    case 'invitation':
      return text.invitation[page.state];
  }
}

function Action(props: Props) {
  const { page, text, language } = props;
  const { action } = wordsOf(props);
  switch (page.state) {
    case 'open':
      if (page.purpose === 'invitation') return <Answer text={text.invitation.open} />;
      return <Press label={action} />;
    case 'expired':
      if (page.purpose === 'newAddress') {
        return <Lead href={href('myData', language)} label={action} />;
      }
      return <Press label={action} name={sendAgainField} value="yes" />;
    case 'accepted':
      return <Press label={action} name={answerField} value={answers.calendar} />;
    case 'settled':
    case 'declined':
    case 'lapsed':
    case 'gone':
    case 'closed':
    case 'done':
    case 'sentAgain':
    case 'test':
      return (
        <Lead href={href('home', language)} label={action}>
          {page.purpose === 'unsubscribe' && page.state === 'done' && (
            <ButtonLink look="quiet" href={href('myData', language)}>
              {text.unsubscribe.done.myData}
            </ButtonLink>
          )}
        </Lead>
      );
    case 'restricted':
    case 'onList':
      return <Lead href={href('myData', language)} label={action} />;
    case 'unknown':
      if (page.purpose !== 'unsubscribe') {
        const place = page.purpose === 'newAddress' ? 'myData' : 'waitlist';
        return <Lead href={href(place, language)} label={action} />;
      }
      return (
        <Actions>
          <MailButton mail={{ label: action, subject: text.unsubscribe.unknown.subject }} />
        </Actions>
      );
  }
}

/** A form without `action` posts to the path it is served at, with the link's token. */
const Press = ({ label, ...field }: { label: string; name?: string; value?: string }) => (
  <form method="post">
    <Actions>
      {/* eslint-disable-next-line jsx-a11y-x/no-autofocus -- who comes by the link came to press it */}
      <Button {...field} type="submit" autoFocus>
        {label}
      </Button>
    </Actions>
  </form>
);

/** The answer to an invitation: both ways are as easy. */
const Answer = ({ text }: { text: (typeof content)[Language]['invitation']['open'] }) => (
  <form method="post">
    <fieldset className={styles.guests}>
      <legend>{text.guests}</legend>
      {(['one', 'two'] as const).map((number, index) => (
        <label key={number}>
          <input type="radio" name={guestsField} value={index + 1} defaultChecked={index === 0} />
          {text[number]}
        </label>
      ))}
    </fieldset>
    <Actions>
      <Button type="submit" name={answerField} value={answers.accept}>
        {text.action}
      </Button>
      <Button type="submit" name={answerField} value={answers.decline}>
        {text.decline}
      </Button>
    </Actions>
  </form>
);

const Lead = ({ href, label, children }: { href: string; label: string; children?: ReactNode }) => (
  <Actions>
    <ButtonLink href={href}>{label}</ButtonLink>
    {children}
  </Actions>
);
