import type { EmailOnItsWay } from '../en/email-on-its-way.ts';

export const emailOnItsWay: EmailOnItsWay = {
  onItsWay: 'Vai a caminho um e-mail para',
  steps: [
    'Carregue no botão desse e-mail e confirme na página que se abre: é assim que o seu nome entra na lista.',
    'Se não chegar dentro de um quarto de hora, procure-o no correio não solicitado. Se se inscreveu há pouco, use o e-mail que já recebeu. Se se enganou no endereço, inscreva-se de novo.',
  ],
};
