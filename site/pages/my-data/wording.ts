import type { MyData } from '../../../content/en/my-data.ts';
import type { MyDataNotice, MyDataView } from '../../../domain/my-data/my-data-page.ts';

/** A heading and what stands first below it. */
interface Opening {
  heading: string;
  text: string;
}

function noticeWords(text: MyData, notice: MyDataNotice): Opening {
  if (notice === 'restricted' || notice === 'changed' || notice === 'notErased')
    return text[notice];
  const words = text.actions[notice];
  return 'done' in words ? words.done : text.erased;
}

/** The beginning of a page: the action that was done, or that will be. */
export function openingOf(text: MyData, shown: MyDataView): Opening {
  switch (shown.view) {
    case 'ask':
      return text.ask;
    case 'data':
      return shown.notice ? noticeWords(text, shown.notice) : text.shown;
    case 'action':
      return text.actions[shown.form.action];
    case 'erased':
      return text.erased;
  }
}
