import type { EmailKind } from '../../domain/email/emails.ts';
import { siteConfig } from '../../site.config.ts';
import type { Emails, EmailText } from '../en/emails.ts';
import { facts } from '../facts.ts';
import { quantity } from '../quantity.ts';
import { ofTheBrand, theBrand } from './brand.ts';
import { inPlace } from './place.ts';

const { email } = siteConfig;

const confirm = (asked: string): EmailText => ({
  subject: 'Confirme o seu endereço de e-mail',
  heading: 'Este endereço é seu?',
  paragraphs: [
    `Este endereço foi deixado na lista de espera ${ofTheBrand}, um retiro ${inPlace}, com horta e cães velhos, que ainda não abriu.`,
    asked,
    'Se o endereço é seu e foi quem fez o pedido, confirme-o aqui.',
  ],
  button: {
    label: 'Confirmar o meu endereço',
    note: `Abre-se uma página nossa, onde falta carregar em mais um botão. A ligação vale durante ${quantity(facts.confirmationDays, 'day', 'pt')}.`,
    otherwise:
      'Se não foi quem o deixou, não precisa de fazer nada: não volta a ter notícias nossas. Para apagar o que foi enviado, siga a ligação em baixo.',
  },
});

const welcome = (updates: string): EmailText => ({
  subject: 'Está na lista, {name}',
  heading: 'Está na lista',
  paragraphs: [
    'Obrigado. O seu endereço está confirmado e não precisa de fazer mais nada.',
    'Quando for possível reservar as primeiras datas, escrevemos para aqui.',
    updates,
    'Escrevemos pouco, e só quando houver alguma coisa para dizer.',
  ],
});

export const emails: Emails = {
  greeting: 'Olá, {name},',
  greetingToAnyone: 'Olá,',
  links: {
    unsubscribe: { text: 'Pode mudar de ideias em qualquer altura:', link: 'deixar a lista' },
    myData: {
      text: 'Para ver, corrigir ou apagar o que guardamos sobre si:',
      link: 'os seus dados',
    },
  },
  controller: 'Responsável pelo tratamento dos dados pessoais',
  consent: {
    heading: 'Comprovativo do seu consentimento',
    sent: 'Formulário enviado: {sentOn}, em {sentIn}.',
    policy: 'Política de privacidade então em vigor: versão {policyVersion}.',
    wording: 'O que estava ao lado das caixas:',
    confirmed:
      'Endereço confirmado: {confirmedOn}, no botão da página que se abre a partir do nosso primeiro e-mail.',
    unknownWording:
      'Não se sabe. O formulário foi enviado antes de guardarmos essas palavras, ou por um programa que não as indicou.',
    unknown: 'não se sabe',
    languages: { en: 'inglês', pt: 'português' },
  },
  confirm: confirm('O pedido foi este: saber quando for possível reservar as primeiras datas.'),
  confirmWithUpdates: confirm(
    'O pedido foi este: saber quando for possível reservar as primeiras datas e receber notícias de como o retiro vai ganhando forma.',
  ),
  welcome: welcome('Como não pediu outras notícias, até lá não lhe escrevemos.'),
  welcomeWithUpdates: welcome('Como pediu notícias, vai também sabendo como o retiro ganha forma.'),
  already: {
    subject: 'Já está na lista',
    heading: 'Já está na lista',
    paragraphs: [
      `O seu endereço voltou a ser deixado na lista de espera ${ofTheBrand}. Já lá estava, e confirmado: não precisa de fazer nada.`,
      'O que recebe de nós fica como estava. Se quiser mudar isso, ou alguma coisa que nos enviou, siga a ligação para os seus dados, em baixo.',
      'Se desta vez não foi quem o deixou, também não precisa de fazer nada.',
    ],
  },
  unsubscribed: {
    subject: 'Já não está na lista',
    heading: 'Já não está na lista',
    paragraphs: [
      `Tirámos este endereço da lista de espera ${ofTheBrand}. Não volta a receber nada nosso: este e-mail é o último e serve de comprovativo.`,
      'Se quer apagar também o que nos enviou, e ainda não o fez, siga a ligação em baixo.',
      'Obrigado pelo interesse no retiro. Se um dia quiser voltar a ter notícias, basta inscrever-se de novo no nosso site.',
    ],
  },
  erased: {
    subject: 'Está tudo apagado',
    heading: 'Está tudo apagado',
    paragraphs: [
      `Como pediu, apagámos tudo o que ${theBrand} guardava sobre si e sobre este endereço. Já não está na lista de espera.`,
      'Não volta a receber nada nosso: este e-mail é o último e serve de comprovativo. Assim que seguir, apagamos também este endereço.',
      `As cópias de segurança são apagadas ao fim de ${quantity(facts.copyDays, 'day', 'pt')}.`,
    ],
  },
  myData: {
    subject: 'A ligação para os seus dados',
    heading: 'Aqui está a sua ligação',
    paragraphs: [
      `Alguém pediu no site ${ofTheBrand} para ver o que guardamos sobre este endereço. É provável que tenha sido quem está a ler.`,
      'A ligação abre uma página onde está tudo. Pode corrigir, levar os dados consigo, escolher o que recebe de nós, deixar a lista ou apagar tudo.',
    ],
    button: {
      label: 'Ver os meus dados',
      note: `Abre-se uma página nossa, onde falta carregar em mais um botão. A ligação vale durante ${facts.myDataMinutes} minutos, a contar do envio. Quem a tiver pode ver e mudar os seus dados: não reencaminhe este e-mail.`,
      otherwise:
        'Se não foi quem a pediu, não precisa de fazer nada. Enquanto mais ninguém ler esta caixa de correio, ninguém fica a saber nada, e a ligação deixa de valer daí a pouco.',
    },
  },
  newAddress: {
    subject: 'Confirme o seu endereço novo',
    heading: 'O endereço novo é seu?',
    paragraphs: [
      `Alguém que está na lista de espera ${ofTheBrand}, um retiro ${inPlace}, pediu que passássemos a escrever para este endereço.`,
      'Se o pedido foi seu, confirme-o aqui. Até lá, nada muda: escrevemos para o endereço antigo.',
    ],
    button: {
      label: 'Escrevam-me para aqui',
      note: `Abre-se uma página nossa, onde falta carregar em mais um botão. A ligação vale durante ${quantity(facts.confirmationDays, 'day', 'pt')}. Quando carregar no botão, dizemo-lo ao endereço antigo.`,
      otherwise: `Se não foi quem o pediu, não precisa de fazer nada: não volta a ter notícias nossas. Se continuarem a chegar e-mails como este, diga-nos para ${email}.`,
    },
  },
  addressChanged: {
    subject: 'Passamos a escrever para o endereço novo',
    heading: 'O seu endereço mudou',
    paragraphs: [
      'Foi-nos pedido, e confirmado a partir do endereço novo: é para lá que escrevemos daqui em diante. Este e-mail é o último para este endereço.',
      'Se foi quem o pediu, não precisa de fazer nada.',
      `Se não foi, alguém abriu uma ligação que enviámos para esta caixa de correio, ou escreveu-nos em seu nome. Escreva para ${email}, de preferência deste endereço, e tratamos de repor tudo. E mude a palavra-passe do seu e-mail, para que mais ninguém o possa ler.`,
    ],
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
};
