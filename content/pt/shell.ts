import { limitOf } from '../../domain/submission/fields.ts';
import { siteConfig } from '../../site.config.ts';
import type { Shell } from '../en/shell.ts';
import { unexpectedError } from './unexpected-error.ts';

export const shell: Shell = {
  skipToContent: 'Saltar para o conteúdo',
  navigation: {
    label: 'Principal',
    home: 'Início',
    about: 'Sobre nós',
    experiences: 'Experiências',
    burnoutRecovery: 'Burnout',
    location: 'Localização',
    blog: 'Blogue',
    waitlist: 'Lista de espera',
  },
  menu: { open: 'Menu', close: 'Fechar' },
  languageToggle: { label: 'EN', accessibleName: 'EN: read this page in English' },
  footer: {
    label: 'Rodapé',
    about: 'Um retiro ecológico e regenerativo no Vau. Ainda não abriu.',
    join: 'Entrar na lista de espera',
    contact: 'Escrever-nos',
    contactSubject: `Uma pergunta sobre a ${siteConfig.brand}`,
    partner: 'Ser parceiro fundador',
    partnerSubject: `Parceiro fundador da ${siteConfig.brand}`,
    oldDogSanctuary: 'Santuário de cães seniores',
    eco: 'O que entendemos por ecológico',
    partnerships: 'Parcerias',
    faq: 'Perguntas frequentes',
    admin: 'Administração',
    privacy: 'Política de privacidade',
    terms: 'Condições de utilização',
    complaintsBook: 'Livro de Reclamações',
    siteHeading: 'O site',
    contactHeading: 'Contacto',
    placeHeading: 'Onde fica',
    profiles: {
      instagram: 'Instagram',
      facebook: 'Facebook',
      linkedin: 'LinkedIn',
    },
  },
  consent: {
    label: 'Cookies e contagens',
    text: 'Não usamos cookies. Se aceitar, contamos duas coisas no nosso próprio servidor, sem saber quem é: mudanças de língua e cliques na ligação para parceiros.',
    short: 'Sem cookies. Contar cliques?',
    policy: 'Privacidade',
    accept: 'Aceitar tudo',
    decline: 'Recusar',
    settings: 'Definições de cookies',
  },
  theme: { label: 'Tema', light: 'Claro', dark: 'Escuro', system: 'Do sistema' },
  errorPages: {
    notFound: {
      title: 'Página não encontrada',
      description: 'Este endereço não leva a lado nenhum no nosso site.',
      heading: 'Ups! Página não encontrada',
      text: 'Este caminho não leva a lado nenhum. A página pode ter mudado de lugar ou o endereço pode ter uma gralha.',
      home: 'Voltar ao início',
    },
    failure: unexpectedError,
    tooMany: {
      title: 'Demasiadas tentativas',
      description: 'Chegaram demasiadas tentativas da sua ligação.',
      heading: 'Demasiadas tentativas',
      text: `Chegaram demasiadas tentativas da sua ligação e, por isso, esta não foi guardada. Espere um minuto, volte atrás no navegador, onde o que escreveu talvez ainda esteja, e envie de novo. Ou escreva-nos diretamente para ${siteConfig.email}.`,
      home: 'Voltar ao início',
    },
    tooLarge: {
      title: 'Texto demasiado longo',
      description: 'O que foi enviado é mais longo do que podemos receber.',
      heading: 'O texto é demasiado longo',
      text: `O que foi enviado é mais longo do que podemos receber e, por isso, nada ficou guardado. Volte atrás no navegador, onde o que escreveu talvez ainda esteja, e encurte a mensagem para ${limitOf('message')} caracteres. Ou escreva-nos diretamente para ${siteConfig.email}.`,
      home: 'Voltar ao início',
    },
  },
};
