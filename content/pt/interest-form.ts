import { limitOf } from '../../domain/submission/fields.ts';
import { siteConfig } from '../../site.config.ts';
import type { InterestFormText } from '../en/interest-form.ts';

// React writes these words again in the browser, so what keeps theirs on one line stands here, not
// in site/build/middleware.ts.
export const interestForm: InterestFormText = {
  fields: {
    name: { label: 'Nome', hint: 'Como quer que lhe chamemos?' },
    email: { label: 'E-mail', hint: 'Para as datas e os preços.' },
    country: { label: 'País', hint: 'Para transportes e línguas.' },
    profession: { label: 'Profissão', hint: 'Para planear; lá ninguém pergunta.' },
    message: { label: 'Mensagem', hint: 'Perguntas ou pedidos, nada sobre saúde.' },
  },
  optional: 'opcional',
  honeypot: 'Deixe este campo vazio',
  consent: {
    label: 'Aceito que os meus dados pessoais sejam tratados como descreve a',
    policy: 'política de privacidade',
    rest: 'e sei que posso retirar este consentimento em qualquer altura.',
  },
  updates: 'Quero receber notícias de como o retiro vai ganhando forma.',
  submit: 'Entrar na lista de espera',
  submitting: 'A enviar...',
  rules: {
    'name.required': 'Falta o nome',
    'name.tooLong': `O nome pode ter, no máximo, ${limitOf('name')} caracteres`,
    'name.unstorable': 'O nome tem caracteres que não conseguimos guardar',
    'email.required': 'Falta o e-mail',
    'email.invalid': 'Verifique o endereço de e-mail',
    'email.unseen':
      'Verifique o endereço de e-mail. Tem um carácter que não se vê: escreva-o de novo',
    'email.tooLong': `O e-mail pode ter, no máximo, ${limitOf('email')} caracteres`,
    'email.unstorable': 'O e-mail tem caracteres que não conseguimos guardar',
    'country.tooLong': `O país pode ter, no máximo, ${limitOf('country')} caracteres`,
    'country.unstorable': 'O país tem caracteres que não conseguimos guardar',
    'profession.tooLong': `A profissão pode ter, no máximo, ${limitOf('profession')} caracteres`,
    'profession.unstorable': 'A profissão tem caracteres que não conseguimos guardar',
    'message.tooLong': `A mensagem pode ter, no máximo, ${limitOf('message')} caracteres`,
    'message.unstorable': 'A mensagem tem caracteres que não conseguimos guardar',
    'consent.required': 'Para se inscrever, tem de autorizar o tratamento dos seus dados',
  },
  crossSite:
    'Este formulário veio de uma página de outro site, por isso nada ficou guardado. Se quer mesmo inscrever-se, veja o que está escrito abaixo e envie daqui.',
  reference: 'Referência:',
  toasts: {
    validation: 'Há algo por corrigir',
    failure: {
      title: 'Algo correu mal',
      description: `Tente de novo ou escreva-nos diretamente para ${siteConfig.email}. O que escreveu continua aqui.`,
    },
    tooMany: {
      title: 'Um minuto, por favor',
      description: `Recebemos demasiados envios da sua rede. Tente de novo daqui a um minuto ou escreva-nos diretamente para ${siteConfig.email}. O que escreveu continua aqui.`,
    },
    success: {
      title: 'É bom contar consigo',
      description: 'A sua inscrição ficou registada. Escrevemos-lhe quando houver datas.',
    },
  },
};
