import { facts } from '../facts.ts';
import { years } from './in-words.ts';

// What whoever joins is promised. Form, waitlist, thanks, e-mails, own data and policy all say it
// from here. Each part stands by itself, so that the form's script carries no more than it says.

/** What everybody on the list hears, after `dizemos-lhe`. */
export const firstDates = 'as primeiras datas e os preços';

/** The same, where it is promised how early. */
export const firstDatesEarly = `${firstDates} antes de os publicarmos`;

/** What only those hear who ask for it. */
export const news = 'como o retiro ganha forma';

export const howOften = `no máximo, ${facts.emailsAYear} cartas por ano`;

/** The order of invitations, if e-mails are on. */
export const lineRule =
  'Quando houver lugares, convidamos por e-mail pela ordem das inscrições: conta o primeiro formulário, por mais tarde que o confirme, ou o novo, se entretanto saiu da lista, e cada convite diz quantos lugares foram reservados antes.';

export const howToLeave = 'basta uma mensagem: sai da lista, e apagamos o que enviou';

export const ifWeGiveUp =
  'Se desistirmos, escrevemos à lista uma última vez, a dizer isso mesmo, e depois apagamos a lista inteira.';

export const howLong = `${years(facts.retentionYears)}, no máximo`;

/** How people leave, where e-mails are on. */
export const howToLeaveByEmail = `use «deixar a lista» nos nossos e-mails, com efeito imediato. O que enviou fica guardado até o apagar em «Os seus dados», ${howLong}`;

/** Where e-mails are on, and to whoever is on the list. */
export const beforeDeletion =
  'um mês antes de apagarmos a sua última inscrição, avisamos por e-mail';

/** Where e-mails are on, and to whoever has not confirmed. */
export const ifUnconfirmed =
  'se não confirmar, só voltamos a escrever-lhe para responder à sua mensagem';

/** What is left once everything about a person is deleted. */
export const afterErasure = `As cópias de segurança deixam de ter os seus dados em ${facts.copyDays}\u00a0dias, no máximo. Durante mais um dia podemos guardar um código calculado a partir do seu endereço, que não permite chegar ao endereço, para que a reposição de uma cópia não traga os dados de volta. Durante ${howLong}, guardamos a nota de que alguém fez este pedido, e em que dia.`;
