import { siteConfig } from '../../site.config.ts';
import type { ToastText, UnexpectedErrorText } from '../en/notices.ts';

export const toast: ToastText = {
  label: 'Notificação',
  region: 'Notificações ({hotkey})',
  close: 'Fechar',
};

export const unexpectedError: UnexpectedErrorText = {
  title: 'Erro inesperado',
  description: 'Alguma coisa falhou do nosso lado.',
  heading: 'Pedimos desculpa',
  text: `Alguma coisa falhou do nosso lado. Tente de novo daqui a pouco. Se continuar a acontecer, escreva para ${siteConfig.email}.`,
  home: 'Voltar ao início',
};
