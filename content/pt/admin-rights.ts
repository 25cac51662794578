import type { AdminRights } from '../en/admin-rights.ts';
import { facts } from '../facts.ts';
import { interestForm } from './interest-form.ts';

/** As palavras do painel sobre o que as pessoas podem pedir. */
export const adminRights: AdminRights = {
  rules: interestForm.rules,
  submission: {
    heading: 'Só esta inscrição',
    correct: 'Corrigir',
    save: 'Guardar a correção',
    corrected: 'A correção está guardada.',
    askedToConfirm: 'Um e-mail pede a confirmação ao novo endereço.',
    addressWaits:
      'O endereço antigo está confirmado e fica até o novo também estar: então tudo o que veio dele passa para o novo, e o antigo é avisado.',
    notAsked: 'Agora não segue nenhum e-mail para o novo endereço: volte a corrigir amanhã.',
    blank: 'Apagar a mensagem',
    delete: 'Apagar esta inscrição',
  },
  restriction: {
    restrict: 'Limitar o uso dos dados',
    lift: 'Levantar a limitação',
    since:
      'Limitado desde {since}, a pedido da pessoa: guardamos os dados, e não os usamos. Não se escreve para este endereço.',
    covered: 'A mensagem está tapada. Para a abrir, diga com que fundamento; fica no registo.',
    ground: 'Fundamento',
    grounds: {
      consent: 'A pessoa consente',
      legal_claim: 'Um direito a defender em tribunal',
      rights_of_others: 'Proteger os direitos de outra pessoa',
      public_interest: 'Um interesse público importante',
    },
    open: 'Abrir a mensagem',
  },
  undo: {
    label: 'Prestes a ser apagado',
    erase: 'Dentro de {seconds} segundos apaga-se tudo o que veio de {email}.',
    delete: 'Dentro de {seconds} segundos apaga-se esta inscrição de {email}.',
    blank: 'Dentro de {seconds} segundos apaga-se a mensagem de {email}.',
    undo: 'Anular',
    more: 'Mais um minuto',
    undone: 'Nada foi apagado.',
    deleted: 'Apagado para sempre.',
  },
  requests: {
    heading: 'Pedidos',
    note: `O que as pessoas pediram no exercício dos seus direitos. Cada pedido tem resposta em ${facts.rightsRequestDays} dias; o que alguém faz no site, por si, fica aqui como feito. Quando uma pessoa é apagada, ficam só o tipo e os dias.`,
    none: 'Ninguém pediu nada.',
    add: 'Registar um pedido',
    kind: 'O quê',
    email: 'E-mail',
    received: 'Recebido',
    due: 'Responder até',
    state: 'Estado',
    erased: 'apagado',
    unknown: 'desconhecido desde uma reposição',
    overdue: 'fora do prazo',
    done: 'feito em {day}',
    refused: 'recusado em {day}: {reason}',
    bySelf: 'pela própria pessoa',
    answer: 'Feito',
    refuse: 'Recusar',
    reason: 'Porque se recusa, como o diz à pessoa',
    failed: 'Não foi possível registar. Veja o endereço e o dia.',
    kinds: {
      access: 'Ver os dados',
      correction: 'Corrigir',
      erasure: 'Apagar',
      restriction: 'Limitar',
      lifting: 'Levantar a limitação',
      portability: 'Levar os dados',
      objection: 'Opor-se',
      withdrawal: 'Retirar o consentimento',
    },
  },
};
