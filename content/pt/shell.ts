import { limitOf } from '../../domain/submission/fields.ts';
import { siteConfig } from '../../site.config.ts';
import type { Shell } from '../en/shell.ts';
import { ownersAnswers } from '../facts.ts';
import { ofTheBrand, theBrand } from './brand.ts';
import { unexpectedError } from './notices.ts';
import { inVillage } from './place.ts';

const behindIt = ownersAnswers.whoWrites?.pt;

export const shell: Shell = {
  skipToContent: 'Saltar para o conteúdo',
  navigation: { label: 'Principal' },
  menu: { open: 'Menu', close: 'Fechar' },
  languageToggle: { label: 'EN', accessibleName: 'EN: read this page in English' },
  lantern: 'Edição da noite',
  footer: {
    label: 'Rodapé',
    about: `Um retiro planeado ${inVillage}, que ainda não abriu.${behindIt ? ` Quem está à frente: ${behindIt}.` : ''}`,
    join: 'Entrar na lista de espera',
    contact: 'Escrever-nos',
    contactSubject: `Uma pergunta sobre ${theBrand}`,
    partner: 'Ser parceiro fundador',
    partnerSubject: `Parceiro fundador ${ofTheBrand}`,
    eco: 'O que entendemos por ecológico',
    next: 'A seguir, no dia deste site,',
    hourMark: 'h',
    complaintsBook: 'Livro de Reclamações',
    siteHeading: 'O site',
    contactHeading: 'Contacto',
    profiles: { instagram: 'Instagram', facebook: 'Facebook', linkedin: 'LinkedIn' },
  },
  consent: {
    label: 'Contagem de cliques',
    text: 'Podemos contar cliques, sem cookies?',
    policy: 'Privacidade',
    accept: 'Aceitar',
    decline: 'Recusar',
    settings: 'Contagem de cliques',
  },
  theme: { label: 'Tema', light: 'Claro', dark: 'Escuro', system: 'Do sistema' },
  errorPages: {
    notFound: {
      title: 'Página não encontrada',
      description: 'Este endereço não leva a lado nenhum no nosso site.',
      heading: 'Não encontrámos esta página',
      text: 'Pode ter mudado de lugar, ou o endereço pode ter uma gralha.',
      home: 'Voltar ao início',
    },
    failure: unexpectedError,
    tooMany: {
      title: 'Demasiadas tentativas',
      description: 'Recebemos demasiados envios da sua rede em pouco tempo.',
      heading: 'Demasiadas tentativas',
      text: `Este envio não foi aceite. Espere um minuto, ou uma hora, se pediu muitas vezes para ver os seus dados. Depois volte à página anterior, onde talvez ainda esteja o que escreveu, e envie de novo. Ou escreva para ${siteConfig.email}.`,
      home: 'Voltar ao início',
    },
    busy: {
      title: 'Muitos pedidos ao mesmo tempo',
      description: 'Neste momento recebemos mais pedidos do que conseguimos atender.',
      heading: 'Muitos pedidos ao mesmo tempo',
      text: `Espere um minuto, volte à página anterior, onde talvez ainda esteja o que escreveu, e envie de novo: fica guardado uma só vez. Ou escreva para ${siteConfig.email}.`,
      home: 'Voltar ao início',
    },
    tooLarge: {
      title: 'Texto demasiado longo',
      description: 'O que foi enviado é mais longo do que podemos receber.',
      heading: 'O texto é demasiado longo',
      text: `Nada ficou guardado. Volte à página anterior, onde talvez ainda esteja o que escreveu, e encurte a mensagem para ${limitOf('message')} caracteres. Ou escreva para ${siteConfig.email}.`,
      home: 'Voltar ao início',
    },
  },
};
