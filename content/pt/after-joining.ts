import type {
  AfterJoining,
  EmailOnItsWay,
  thanks as thanksInEnglish,
} from '../en/after-joining.ts';
import { firstDates, howOften, howToLeave, howToLeaveByEmail, news } from './promise.ts';

export const thanks: typeof thanksInEnglish = {
  heading: 'Obrigado',
  text: 'A sua inscrição ficou registada. É bom contar consigo.',
};

export const afterJoining: AfterJoining = {
  heading: 'O que acontece a seguir',
  steps: [
    'Não precisa de fazer mais nada.',
    `Dizemos-lhe ${firstDates} e, se assinalou a segunda caixa, ${news}. Recebe, ${howOften}.`,
    `Para sair, ${howToLeave}.`,
  ],
};

export const emailOnItsWay: EmailOnItsWay = {
  onItsWay: 'Vai a caminho um e-mail para',
  steps: [
    'Carregue no botão desse e-mail e confirme na página que se abre: é assim que o seu nome entra na lista.',
    'Se não chegar dentro de um quarto de hora, procure-o no spam. Se se inscreveu há pouco, use o e-mail que já recebeu. Se se enganou no endereço, inscreva-se de novo.',
  ],
  leave: `Para sair, ${howToLeaveByEmail}.`,
};
