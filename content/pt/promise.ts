import { facts } from '../facts.ts';
import { years } from './in-words.ts';

// What whoever joins is promised. Form, waitlist, thanks, e-mails, own data and policy all say it
// from here. Each part stands by itself, so that the form's script carries no more than it says.

/** What everybody on the list hears, after `saber`. */
export const firstDates = 'as primeiras datas e os preços antes de os publicarmos';

/** What only those hear who ask for it. */
export const news = 'como o retiro ganha forma';

export const howOften = `no máximo, ${facts.emailsAYear} e-mails por ano`;

export const howToLeave = 'basta escrever-nos: sai da lista, e apagamos o que enviou';

export const howLong = `${years(facts.retentionYears)}, no máximo`;

/** Where e-mails are on, and to whoever is on the list. */
export const beforeDeletion =
  'um mês antes de apagarmos a sua última inscrição, dizemos-lho por e-mail';

/** Where e-mails are on, and to whoever has not confirmed. */
export const oneReminder = 'se não confirmar, podemos lembrar-lho uma vez, e mais nada';
