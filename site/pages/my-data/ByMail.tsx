import type { MyData } from '../../../content/en/my-data.ts';
import { Actions, ButtonLink } from '../../ui/button/Button.tsx';
import { mailto } from '../../ui/mailto.ts';

/** The way to ask by e-mail if the site sends none, with messages that are written already. */
export const ByMail = ({ text }: { text: MyData['byMail'] }) => (
  <>
    <ul>
      {text.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ul>
    <Actions>
      <ButtonLink href={mailto(text.mails.see.subject, text.mails.see.body)}>
        {text.mails.see.label}
      </ButtonLink>
      <ButtonLink look="quiet" href={mailto(text.mails.erase.subject, text.mails.erase.body)}>
        {text.mails.erase.label}
      </ButtonLink>
    </Actions>
  </>
);
