import { limitOf } from '../../domain/submission/fields.ts';
import { siteConfig } from '../../site.config.ts';
import type { InterestFormText } from '../en/interest-form.ts';
import { facts } from '../facts.ts';
import { quantity } from '../quantity.ts';

// React writes these words again in the browser, so what keeps theirs on one line stands here, not in site/bind.ts.
export const interestForm: InterestFormText = {
  heading: 'Entrar na lista de espera',
  intro:
    'Deixe o nome e o e-mail e escrevemos-lhe assim que for possível reservar as primeiras datas. Não custa nada e não obriga a nada.',
  detailsHeading: 'Os seus dados',
  supporters: `Mais de ${facts.supporters} apoiantes já se juntaram`,
  fields: {
    name: { label: 'Nome', hint: 'Diz-\u2060nos como tratar quem nos escreve.' },
    email: { label: 'E-mail', hint: 'É para onde escrevemos quando houver datas.' },
    country: { label: 'País', hint: 'Ajuda-\u2060nos a planear transportes e línguas.' },
    profession: { label: 'Profissão', hint: 'Ajuda-\u2060nos a perceber de onde vem o cansaço.' },
    message: {
      label: 'Mensagem',
      hint: 'Serve para o que quiser que saibamos, exceto dados de saúde.',
    },
  },
  optional: 'opcional',
  honeypot: 'Deixe este campo vazio',
  consent: {
    label: 'Aceito que os meus dados pessoais sejam tratados como descreve a',
    policy: 'política de privacidade',
    rest: 'e sei que posso retirar este consentimento em qualquer altura.',
    missing: 'Aceite a política de privacidade para entrar na lista de espera',
  },
  updates: 'Quero receber notícias de como o retiro vai ganhando forma.',
  submit: 'Entrar na lista de espera',
  submitting: 'A enviar...',
  afterwards: `O que acontece a seguir: guardamos os seus dados em segurança, escrevemos-\u2060lhe antes de abrirem as reservas e apagamo-\u2060los, o mais tardar, ao fim de ${quantity(facts.retentionYears, 'year', 'pt').replace(' ', '\u00a0')}.`,
  rules: {
    'name.required': 'O nome é obrigatório',
    'name.tooLong': `O nome deve ter menos de ${limitOf('name')} caracteres`,
    'name.unstorable': 'O nome contém caracteres que não podem ser guardados',
    'email.invalid': 'Endereço de e-mail inválido',
    'email.tooLong': `O e-mail deve ter menos de ${limitOf('email')} caracteres`,
    'email.unstorable': 'O e-mail contém caracteres que não podem ser guardados',
    'country.tooLong': `O país deve ter menos de ${limitOf('country')} caracteres`,
    'country.unstorable': 'O país contém caracteres que não podem ser guardados',
    'profession.tooLong': `A profissão deve ter menos de ${limitOf('profession')} caracteres`,
    'profession.unstorable': 'A profissão contém caracteres que não podem ser guardados',
    'message.tooLong': `A mensagem deve ter menos de ${limitOf('message')} caracteres`,
    'message.unstorable': 'A mensagem contém caracteres que não podem ser guardados',
  },
  crossSite:
    'Este formulário veio de uma página de outro site, por isso nada ficou guardado. Se quer mesmo inscrever-se, veja o que está escrito abaixo e envie daqui.',
  emailRequired: 'O e-mail é obrigatório',
  toasts: {
    validation: 'Erro de validação',
    failure: {
      title: 'Algo correu mal',
      description: `Tente de novo ou escreva-nos diretamente para ${siteConfig.email}. O que escreveu continua aqui.`,
    },
    tooMany: {
      title: 'Algo correu mal',
      description: `Chegaram demasiados pedidos da sua ligação. Tente de novo daqui a um minuto ou escreva-nos diretamente para ${siteConfig.email}. O que escreveu continua aqui.`,
    },
    success: {
      title: 'Boas-vindas à regeneração',
      description: 'O seu interesse ficou registado. Entraremos em contacto em breve.',
    },
  },
  thanks: {
    heading: 'Obrigado',
    text: 'O seu interesse ficou registado. Boas-vindas ao movimento da regeneração.',
  },
};
