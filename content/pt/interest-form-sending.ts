import type { KeptTyping } from '../en/interest-form-sending.ts';

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
