import type { MyData } from '../../content/en/my-data.ts';
import type { MyDataAct, MyDataNotice, MyDataView } from '../../domain/own-data/my-data-page.ts';

/** A heading and what stands first below it. */
interface Opening {
  heading: string;
  text: string;
}

/** What an act says before it is done, and what its button says. */
export function actWords({ acts }: MyData, act: MyDataAct): Opening & { action: string } {
  switch (act) {
    case 'correct':
    case 'email':
    case 'delete':
      return acts[act];
    case 'newsOn':
      return acts.news.on;
    case 'newsOff':
      return acts.news.off;
    case 'languageEn':
      return acts.language.en;
    case 'languagePt':
      return acts.language.pt;
    case 'leave':
    case 'erase':
      return { ...acts[act], heading: acts[act].question };
  }
}

function noticeWords(text: MyData, notice: MyDataNotice): Opening {
  const { acts } = text;
  switch (notice) {
    case 'correct':
    case 'email':
    case 'leave':
    case 'delete':
      return acts[notice].done;
    case 'newsOn':
      return acts.news.on.done;
    case 'newsOff':
      return acts.news.off.done;
    case 'languageEn':
      return acts.language.en.done;
    case 'languagePt':
      return acts.language.pt.done;
    case 'restricted':
    case 'changed':
    case 'notErased':
      return text[notice];
  }
}

/** What a page begins with: what was done, or what will be. */
export function openingOf(text: MyData, shown: MyDataView): Opening {
  switch (shown.view) {
    case 'ask':
      return text.ask;
    case 'data':
      return shown.notice ? noticeWords(text, shown.notice) : text.shown;
    case 'act':
      return actWords(text, shown.form.act);
    case 'erased':
      return text.erased;
  }
}
