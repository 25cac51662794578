import type { EmailOnItsWay } from '../en/email-on-its-way.ts';

export const emailOnItsWay: EmailOnItsWay = {
  onItsWay: 'Vai a caminho um e-mail para',
  steps: [
    'Carregue no botão que lá está: ficamos a saber que o endereço é seu e entra na lista.',
    'Se não chegar dentro de um quarto de hora, procure-\u2060o no correio não solicitado. Se já se tinha inscrito, pode não vir nenhum: vale o anterior. Se o endereço tiver um engano, inscreva-\u2060se de novo.',
  ],
};
