import type { ThankYou } from '../en/thank-you.ts';
import { afterJoining, thanks } from './after-joining.ts';

export const thankYou: ThankYou = {
  meta: {
    title: 'Obrigado pelo interesse',
    description:
      'A sua inscrição na lista de espera ficou registada. Veja o que acontece a seguir, quando lhe escrevemos e como pode mudar de ideias.',
  },
  heading: thanks.heading,
  text: thanks.text,
  next: afterJoining,
  theAddress: 'o endereço que deixou',
  home: 'Voltar ao início',
};
