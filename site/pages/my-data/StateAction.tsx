import type { MyData } from '../../../content/en/my-data.ts';
import type { Language } from '../../../domain/language.ts';
import { myDataFields, type MyDataState } from '../../../domain/my-data/my-data-page.ts';
import { href } from '../../../domain/routes.ts';
import { Actions, Button, ButtonLink } from '../../ui/button/Button.tsx';
import { LinkedText } from '../../ui/linked-text/LinkedText.tsx';
import styles from './MyData.module.css';

/** The one thing to do about a link, as it stands. */
export function StateAction({
  state,
  text,
  language,
}: {
  state: MyDataState;
  text: MyData;
  language: Language;
}) {
  switch (state) {
    case 'sent':
      return (
        <>
          <p className={styles.note}>
            <LinkedText text={text.sent.note} language={language} />
          </p>
          <Actions>
            <ButtonLink href={href('home', language)}>{text.sent.action}</ButtonLink>
          </Actions>
        </>
      );
    case 'open':
      return (
        <form method="post">
          <Actions>
            <Button
              type="submit"
              name={myDataFields.action}
              value="show"
              // eslint-disable-next-line jsx-a11y-x/no-autofocus -- people come by the link to press it
              autoFocus
            >
              {text.open.action}
            </Button>
          </Actions>
        </form>
      );
    case 'expired':
    case 'unknown':
      return (
        <Actions>
          <ButtonLink href={href('myData', language)}>{text[state].action}</ButtonLink>
        </Actions>
      );
  }
}
