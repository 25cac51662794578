import type { EmailOnItsWay, KeptTyping } from '../en/interest-form-sending.ts';

// As short as what they stand in the place of: `afterwards` of the form.
export const keptTyping: KeptTyping = {
  keep: 'Guardar o rascunho neste dispositivo durante sete dias',
  clear: 'Limpar',
  cleared: {
    title: 'O formulário está vazio',
    description: 'Nada do que escreveu ficou guardado neste dispositivo.',
  },
  connection: {
    gone: 'Está sem ligação. O que escreveu fica aqui; quando ela voltar, basta carregar no botão.',
    back: 'A ligação voltou: basta carregar no botão para enviar.',
  },
};

export const emailOnItsWay: EmailOnItsWay = {
  onItsWay: 'Vai a caminho um e-mail para',
  steps: [
    'Carregue no botão desse e-mail e confirme na página que se abre: é assim que o seu nome entra na lista.',
    'Se não chegar dentro de um quarto de hora, procure-o no correio não solicitado. Se se inscreveu há pouco, use o e-mail que já recebeu. Se se enganou no endereço, inscreva-se de novo.',
  ],
};
