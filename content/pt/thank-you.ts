import type { ThankYou } from '../en/thank-you.ts';
import { afterJoining } from './after-joining.ts';
import { interestForm } from './interest-form.ts';

export const thankYou: ThankYou = {
  meta: {
    title: 'Obrigado por entrar na lista de espera',
    description:
      'O seu interesse no retiro ficou registado. Veja o que acontece a seguir, quando vai ter notícias nossas e como pode mudar de ideias.',
  },
  heading: interestForm.thanks.heading,
  text: interestForm.thanks.text,
  next: afterJoining,
  home: 'Voltar ao início',
};
