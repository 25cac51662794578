import type { Invitation, WaveWords } from '../en/invitation.ts';
import { siteConfig } from '../../site.config.ts';

export const waveWords: WaveWords = {
  places: (all, apart) =>
    `${all === 1 ? 'um lugar' : `${all} lugares`}${apart === 0 ? '' : `, ${apart} ${apart === 1 ? 'dos quais reservado' : 'dos quais reservados'} antes de começarmos a convidar`}`,
  guests: { 1: 'uma pessoa', 2: 'duas pessoas' },
  calendar: 'Último dia para acertar o seu lugar: {waveTitle}',
};

const inLine = 'Mantém a sua vez na lista: continua a contar desde o dia em que se inscreveu.';

export const invitation: Invitation = {
  meta: {
    title: 'O seu convite',
    description:
      'Para onde leva a ligação de um convite, com que se aceita um lugar ou se passa a quem vem a seguir.',
  },
  about: 'Do que se trata',
  open: {
    heading: 'Um lugar para si: {waveTitle}',
    text: 'Está guardado até ao fim do dia {answerUntil}. Aceitar não custa nada.',
    note: 'No total há {wavePlaces}. Até {lastDay}, acertamos consigo o que faltar.',
    guests: 'Para quantas pessoas?',
    one: 'Uma pessoa',
    two: 'Duas pessoas',
    action: 'Aceitar o lugar',
    decline: 'Passar o lugar ao seguinte',
  },
  accepted: {
    heading: 'O seu lugar está guardado',
    text: `Guardamos-lhe um lugar em «{waveTitle}», para {guestCount}. O último dia para acertar o que falta é {lastDay}; escrevemos-lhe antes. Se os seus planos mudarem, escreva para ${siteConfig.email}, e o lugar passa a quem vem a seguir.`,
    action: 'Pôr esse dia no meu calendário',
  },
  settled: {
    heading: 'O seu lugar está certo',
    text: `Tem um lugar em «{waveTitle}», para {guestCount}. Aqui não falta mais nada. Se os seus planos mudarem, escreva para ${siteConfig.email}.`,
    action: 'Voltar ao início',
  },
  declined: {
    heading: 'O lugar passa a quem vem a seguir',
    text: `Obrigado por nos dizer: estamos a convidar outra pessoa para «{waveTitle}». ${inLine}`,
    action: 'Voltar ao início',
  },
  lapsed: {
    heading: 'O prazo para responder terminou',
    text: `Guardámos-lhe um lugar em «{waveTitle}» até ao fim do dia {answerUntil}. Agora passa a quem vem a seguir, para que ninguém espere em vão. ${inLine}`,
    action: 'Voltar ao início',
  },
  gone: {
    heading: 'Este lugar já não está guardado',
    text: `O lugar em «{waveTitle}» a que esta ligação pertencia já não está guardado para si. Se não o devolveu nem saiu da lista, escreva para ${siteConfig.email}.`,
    action: 'Voltar ao início',
  },
  closed: {
    heading: 'Estes convites terminaram',
    text: `Já não recebemos respostas para «{waveTitle}». ${inLine}`,
    action: 'Voltar ao início',
  },
  unknown: {
    heading: 'Esta ligação não funciona',
    text: 'Talvez lhe falte um pedaço, ou talvez já tenhamos apagado aquilo a que pertencia. Abra-a outra vez a partir do e-mail. Se não resultar, escreva-nos.',
    action: 'Ir para a lista de espera',
  },
};
