import type { EmailKind } from '../../domain/email/emails.ts';
import { siteConfig } from '../../site.config.ts';
import type { Emails, EmailText } from '../en/emails.ts';
import { capitalised } from '../sentence.ts';
import { facts } from '../facts.ts';
import { quantity } from '../formats.ts';
import { ofTheBrand, theBrand } from './brand.ts';
import { inPlace } from './place.ts';
import {
  afterErasure,
  beforeDeletion,
  firstDates,
  firstDatesEarly,
  howLong,
  howOften,
  ifUnconfirmed,
  news,
} from './promise.ts';

const { brand, email } = siteConfig;

const aboutUs = `um retiro previsto ${inPlace}, que ainda não abriu`;
const oneMoreButton =
  'O botão abre uma página do nosso site, onde lhe pedimos que confirme: há programas de correio que abrem ligações sozinhos.';

const confirm = (asked: string): EmailText => ({
  subject: `${brand}: falta confirmar a sua inscrição`,
  heading: 'Este endereço é seu?',
  paragraphs: [
    `Este endereço foi inscrito na lista de espera ${ofTheBrand}, ${aboutUs}.`,
    asked,
    'Se o pedido foi seu, confirme-o aqui.',
  ],
  button: {
    label: 'Sim, quero entrar na lista',
    note: `${oneMoreButton} Tem ${quantity(facts.confirmationDays, 'day', 'pt')}.`,
    otherwise: `Se o pedido não foi seu, ignore este e-mail. ${capitalised(ifUnconfirmed)}. Para apagar o que foi enviado, siga «os seus dados», em baixo.`,
  },
});

const welcome = (updates: string): EmailText => ({
  subject: 'Está na lista, {name}',
  heading: 'Está na lista',
  paragraphs: [
    'Obrigado. Não precisa de fazer mais nada. Ainda não abrimos, e escrevemos-lhe antes de abrir.',
    `Dizemos-lhe ${firstDatesEarly}. ${updates} Recebe, ${howOften}, além dos e-mails que tratam da sua própria inscrição. Guardamos os seus dados ${howLong}; ${beforeDeletion}.`,
    'Entretanto, há no nosso site um texto para ler com vagar: «Uma hora ao pé de um cão velho».',
  ],
});

export const emails: Emails = {
  greeting: 'Olá, {name},',
  greetingToAnyone: 'Olá,',
  links: {
    unsubscribe: { text: 'Pode mudar de ideias em qualquer altura:', link: 'deixar a lista' },
    consent: {
      text: 'Pode ver o comprovativo do seu consentimento, e ver, corrigir ou apagar tudo o que guardamos sobre si:',
      link: 'os seus dados',
    },
    myData: {
      text: 'Para ver, corrigir ou apagar o que guardamos sobre si:',
      link: 'os seus dados',
    },
    policy: {
      text: 'O que guardamos, porquê e durante quanto tempo:',
      link: 'política de privacidade',
    },
  },
  controller: 'Responsável pelo tratamento dos dados pessoais',
  confirm: confirm(`Se confirmar, dizemos-lhe ${firstDatesEarly}.`),
  confirmWithUpdates: confirm(
    `Se confirmar, dizemos-lhe ${firstDatesEarly} e, como foi pedido, ${news}.`,
  ),
  welcome: welcome('Como não pediu outras notícias, não vai recebê-las.'),
  welcomeWithUpdates: welcome(`Como pediu notícias, contamos-lhe também ${news}.`),
  already: {
    subject: 'Já está na lista',
    heading: 'Já está na lista',
    paragraphs: [
      `O seu endereço voltou a ser inscrito na lista de espera ${ofTheBrand}. Já lá estava, e confirmado: nada muda, quer o pedido tenha sido seu quer não.`,
      'Para mudar o que recebe de nós, ou alguma coisa que nos enviou, siga a ligação para os seus dados, em baixo.',
    ],
  },
  unsubscribed: {
    subject: 'Já não está na lista',
    heading: 'Já não está na lista',
    paragraphs: [
      `Tirámos este endereço da lista de espera ${ofTheBrand}. Este e-mail é o último e serve de comprovativo.`,
      'O que nos enviou continua guardado. Para o apagar também, siga a ligação «os seus dados», em baixo.',
      'Obrigado pelo interesse no retiro. Se um dia quiser voltar, use este botão.',
    ],
    button: {
      label: 'Voltar à lista',
      note: `${oneMoreButton} Passamos então a dizer-lhe ${firstDates}, sem outras notícias.`,
      otherwise: 'Se não fizer nada, não voltamos a escrever-lhe.',
    },
  },
  erased: {
    subject: 'Apagámos os seus dados, como pediu',
    heading: 'Está tudo apagado',
    paragraphs: [
      `Como pediu, apagámos tudo o que ${theBrand} guardava sobre si e sobre este endereço. Já não está na lista de espera.`,
      'Este e-mail é o último e serve de comprovativo. Assim que seguir, apagamos também este endereço.',
      afterErasure,
    ],
  },
  myData: {
    subject: `${brand}: a ligação para os seus dados`,
    heading: 'Aqui está a sua ligação',
    paragraphs: [
      `Alguém pediu no site ${ofTheBrand} para ver o que guardamos sobre este endereço. O mais provável é que o pedido seja seu.`,
      'A ligação abre uma página onde está tudo. Pode corrigir os dados, descarregá-los, escolher o que recebe de nós, deixar a lista ou apagar tudo.',
    ],
    button: {
      label: 'Ver os meus dados',
      note: `${oneMoreButton} A ligação vale ${facts.myDataMinutes} minutos, a contar do envio. Quem a tiver pode ver e mudar os seus dados: não reencaminhe este e-mail.`,
      otherwise:
        'Se o pedido não foi seu, ignore este e-mail. Só quem abre esta caixa de correio pode usar a ligação.',
    },
  },
  newAddress: {
    subject: `${brand}: confirme o seu endereço novo`,
    heading: 'O endereço novo é seu?',
    paragraphs: [
      `Alguém que está na lista de espera ${ofTheBrand}, ${aboutUs}, pediu que passássemos a escrever para este endereço.`,
      'Se o pedido foi seu, confirme-o aqui. Até lá, nada muda: escrevemos para o endereço antigo.',
    ],
    button: {
      label: 'Escrevam-me para aqui',
      note: `${oneMoreButton} A ligação vale ${quantity(facts.confirmationDays, 'day', 'pt')}. Assim que confirmar, avisamos o endereço antigo.`,
      otherwise: `Se o pedido não foi seu, ignore este e-mail: não voltamos a escrever para aqui. Se chegarem outros como este, escreva-nos para ${email}.`,
    },
  },
  addressChanged: {
    subject: `${brand}: o seu endereço mudou`,
    heading: 'O seu endereço mudou',
    paragraphs: [
      'Pediram-nos que mudássemos o seu endereço, e o pedido foi confirmado a partir do novo. É para lá que passamos a escrever; este e-mail é o último para aqui.',
      `Se o pedido não foi seu, alguém abriu uma ligação que enviámos para aqui, ou escreveu-nos em seu nome. Escreva para ${email}, de preferência deste endereço, e tratamos de repor tudo. Mude também a palavra-passe do seu e-mail, para que mais ninguém o possa ler.`,
    ],
  },
  beforeDeletion: {
    subject: `${brand}: a sua inscrição termina a {deletedOn}`,
    heading: 'A sua inscrição está a chegar ao fim',
    paragraphs: [
      `Quando se inscreveu na lista de espera ${ofTheBrand}, dissemos que guardávamos os seus dados ${howLong}. No dia {deletedOn}, apagamos esses dados e tudo o resto que lhe diga respeito. Depois disso, não voltamos a escrever-lhe.`,
      'Se quiser continuar na lista, basta inscrever-se de novo.',
    ],
    button: {
      label: 'Inscrever-me de novo',
      note: 'O botão abre o formulário do nosso site. O que lá enviar é uma inscrição nova, com o seu próprio prazo; a antiga é apagada na mesma.',
      otherwise:
        'Se não fizer nada, apagamos tudo nesse dia. Para levar os dados consigo, ou para os apagar antes, siga a ligação «os seus dados», em baixo.',
    },
  },
  invitation: {
    subject: 'Um lugar para si até {answerUntil}: {waveTitle}',
    heading: 'Chegou a sua vez',
    paragraphs: [
      'Guardamos-lhe um lugar em «{waveTitle}», para uma ou duas pessoas, até ao fim do dia {answerUntil}.',
      '{waveDetails}',
      'Aceitar não custa nada e ainda não compromete a nada: até {lastDay}, acertamos consigo o que faltar, como o pagamento. No total há {wavePlaces}, e convidamos pela ordem das inscrições na lista.',
    ],
    button: {
      label: 'Responder ao convite',
      note: 'O botão abre uma página do nosso site, onde pode aceitar o lugar ou passá-lo a quem vem a seguir. Em qualquer dos casos, basta um toque.',
      otherwise:
        'Se não fizer nada, depois desse dia o lugar passa a quem vem a seguir. Continua na lista, onde está.',
    },
  },
  invitationReminder: {
    subject: 'O seu lugar continua guardado até {answerUntil}: {waveTitle}',
    heading: 'O seu lugar continua guardado',
    paragraphs: [
      'Guardamos-lhe um lugar em «{waveTitle}» até ao fim do dia {answerUntil}, e ainda não tivemos resposta. Não voltamos a lembrar.',
      'Se não for boa altura, passe o lugar a quem vem a seguir, que vai gostar de o ter. Continua na lista, onde está.',
    ],
    button: {
      label: 'Responder ao convite',
      note: 'O botão abre uma página do nosso site, onde pode aceitar o lugar ou passá-lo adiante.',
      otherwise: 'Se não fizer nada, depois desse dia o lugar passa a quem vem a seguir.',
    },
  },
  placeAccepted: {
    subject: 'O seu lugar está guardado: {waveTitle}',
    heading: 'O seu lugar está guardado',
    paragraphs: [
      'Obrigado. Guardamos-lhe um lugar em «{waveTitle}», para {guestCount}.',
      'O último dia para acertar o que falta é {lastDay}. Antes disso, escrevemos-lhe sobre o resto, como o pagamento. O ficheiro de calendário que vem com este e-mail marca esse dia.',
      `Se os seus planos mudarem, escreva para ${email}, e o seu lugar passa a quem vem a seguir.`,
    ],
    button: {
      label: 'Ver como está o meu lugar',
      note: 'O botão abre uma página do nosso site, onde também está o ficheiro de calendário.',
      otherwise: 'Por agora, não precisa de fazer mais nada.',
    },
  },
  placeDeclined: {
    subject: 'O lugar passa a quem vem a seguir: {waveTitle}',
    heading: 'O lugar passa a quem vem a seguir',
    paragraphs: [
      'Obrigado por nos dizer. O lugar em «{waveTitle}» que lhe guardávamos passa a quem vem a seguir.',
      'Mantém a sua vez na lista: continua a contar desde o dia em que se inscreveu. Quando voltarmos a convidar, escrevemos-lhe na sua vez.',
    ],
  },
  placeLapsed: {
    subject: 'O prazo para responder terminou: {waveTitle}',
    heading: 'O lugar passa a quem vem a seguir',
    paragraphs: [
      'Guardámos-lhe um lugar em «{waveTitle}» até ao fim do dia {answerUntil}. Como não tivemos resposta, passa a quem vem a seguir.',
      `Nada mais muda: mantém a sua vez na lista, que continua a contar desde o dia em que se inscreveu. Se os nossos e-mails lhe chegam tarde, diga-nos para ${email}.`,
    ],
  },
  letter: {
    subject: '{subject}',
    heading: '{subject}',
    paragraphs: ['{body}'],
    note: 'Recebe esta carta porque se inscreveu na nossa lista de espera e confirmou este endereço. Não contamos quem segue as ligações, e nada nos diz se a leu.',
  },
};

/** The kinds of e-mails, as the dashboard names them. */
export const kindsForAdmin: Record<EmailKind, string> = {
  confirm: 'Pedido de confirmação',
  welcome: 'Boas-vindas',
  already: 'Já está na lista',
  unsubscribed: 'Despedida',
  myData: 'Ligação para os seus dados',
  newAddress: 'Pedido de confirmação do novo endereço',
  addressChanged: 'Endereço alterado',
  beforeDeletion: 'Aviso antes de apagar',
  invitation: 'Convite',
  invitationReminder: 'Lembrete do convite',
  placeAccepted: 'Lugar aceite',
  placeDeclined: 'Lugar passado adiante',
  placeLapsed: 'Prazo para responder terminado',
  letter: 'Carta à lista',
};

/** The kinds of e-mails, as people read of them beside their own data. */
export const kindsInMyData: Record<EmailKind, string> = {
  confirm: 'O pedido para confirmar o endereço',
  welcome: 'O e-mail de boas-vindas',
  already: 'O aviso de que já está na lista',
  unsubscribed: 'O e-mail de despedida',
  myData: 'O e-mail com a ligação para esta página',
  newAddress: 'O pedido para confirmar o endereço novo',
  addressChanged: 'O aviso de que o endereço mudou',
  beforeDeletion: 'O aviso de que os seus dados vão ser apagados',
  invitation: 'O convite',
  invitationReminder: 'O lembrete do convite',
  placeAccepted: 'O aviso de que o lugar está guardado',
  placeDeclined: 'O aviso de que o lugar passa a quem vem a seguir',
  placeLapsed: 'O aviso de que o prazo para responder terminou',
  letter: 'Uma carta a quem está na lista',
};
