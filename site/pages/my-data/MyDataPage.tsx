import type { ComponentProps } from 'react';
import type { content } from '../../../content/index.ts';
import type { Language } from '../../../domain/language.ts';
import type { MyDataView } from '../../../domain/my-data/my-data-page.ts';
import { LinkPage } from '../../ui/link-page/LinkPage.tsx';
import { ActionForm } from './ActionForm.tsx';
import { AskForm } from './AskForm.tsx';
import { AllData } from './AllData.tsx';
import { FormattedDate } from './FormattedDate.tsx';
import { Receipt } from './Receipt.tsx';
import { openingOf } from './wording.ts';
import { Filled } from './Words.tsx';

/**
 * A page that is rendered on demand: its heading, which has the focus, says what was done or what
 * will be.
 */
export function MyDataPage({
  shown,
  text,
  language,
  stamp,
}: {
  shown: MyDataView;
  text: (typeof content)[Language];
  language: Language;
  stamp: ComponentProps<typeof LinkPage>['stamp'];
}) {
  const opening = openingOf(text.myData, shown);
  const { at, sentAt } = momentsOf(shown);
  const filled = (sentence: string) => (
    <Filled
      text={sentence}
      moment={at && <FormattedDate hour at={at} language={language} />}
      day={sentAt && <FormattedDate hour at={sentAt} language={language} />}
    />
  );
  const refused =
    shown.view === 'ask' || (shown.view === 'action' && (shown.form.errors ?? []).length > 0);
  return (
    <LinkPage
      text={{ heading: opening.heading, text: filled(opening.text) }}
      stamp={stamp}
      focused={!refused}
    >
      <Rest shown={shown} text={text} language={language} />
    </LinkPage>
  );
}

/** When it was deleted, and when what is or was to be deleted was sent. */
function momentsOf(shown: MyDataView): { at?: string; sentAt?: string | undefined } {
  if (shown.view === 'action') return { sentAt: shown.form.sentAt };
  return ('receipt' in shown && shown.receipt) || {};
}

function Rest({
  shown,
  text,
  language,
}: Pick<ComponentProps<typeof MyDataPage>, 'shown' | 'text' | 'language'>) {
  switch (shown.view) {
    case 'ask':
      return <AskForm text={text} language={language} email={shown.email} errors={shown.errors} />;
    case 'data':
      return <AllData text={text.myData} {...shown} language={language} />;
    case 'action':
      return <ActionForm form={shown.form} text={text} />;
    case 'erased':
      return <Receipt text={text.myData.erased} receipt={shown.receipt} language={language} />;
  }
}
