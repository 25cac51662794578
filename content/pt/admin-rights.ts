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
    addressHint:
      'Um endereço novo só vale quando a pessoa o confirma: pedimos-lho por e-mail, nesse endereço, e até lá escrevemos para o antigo.',
    address: {
      asked:
        'A correção está guardada, menos o endereço: um e-mail pede a {email} que o confirme. Até lá, fica o antigo, que recebe os nossos e-mails. Depois, o novo toma o seu lugar em todo o lado, e um último e-mail avisa o antigo.',
      notAsked:
        'A correção está guardada, menos o endereço: hoje já se pediu demasiadas vezes a {email} ou a esta pessoa. Volte a corrigir o endereço amanhã.',
      onList:
        'A correção está guardada, menos o endereço: {email} já está na lista. Ficam as duas inscrições; apague a que está errada.',
    },
    delete: 'Apagar esta inscrição',
    sure: 'Esta inscrição de {email} é apagada para sempre.',
    deleted: 'A inscrição foi apagada.',
  },
  message: {
    answer: 'Responder no seu programa de e-mail',
    shortened: '[o início da mensagem]',
    mark: 'Marcar como respondida',
    note: 'Marque-a quando a sua resposta tiver seguido.',
    answered: 'A mensagem está respondida: já não espera por si.',
  },
  newAddress: {
    waits:
      'Em {since}, esta pessoa pediu que passássemos a escrever para {email}. Nada muda enquanto não o confirmar a partir de lá.',
    onList:
      'Em {since}, esta pessoa pediu que passássemos a escrever para {email}. Esse endereço já está na lista: ficam as duas inscrições, e a pessoa pode apagar uma.',
  },
  note: {
    heading: 'A sua nota junto desta pessoa',
    hint: 'No máximo {limit} caracteres. A pessoa vê-a na página dos seus dados e no ficheiro.',
    save: 'Guardar a nota',
    saved: 'A nota está guardada.',
  },
  restriction: {
    restrict: 'Limitar o uso dos dados',
    lift: 'Levantar a limitação',
    restricted: 'O uso dos dados está limitado.',
    lifted: 'A limitação foi levantada.',
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
    refused: 'recusado em {day}:',
    answered: 'O pedido está respondido.',
    bySelf: 'pela própria pessoa',
    answer: 'Feito',
    refuse: 'Recusar',
    reason: 'Porque se recusa, como o diz à pessoa',
    entered: 'O pedido está registado.',
    notOnList: 'Este endereço não está na lista.',
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
