import type { ThankYou } from '../en/thank-you.ts';
import { afterJoining } from './after-joining.ts';
import { interestForm } from './interest-form.ts';

export const thankYou: ThankYou = {
  meta: {
    title: 'Obrigado por se inscrever',
    description:
      'A sua inscrição na lista de espera ficou registada. Veja o que acontece a seguir, quando lhe escrevemos e como pode mudar de ideias.',
  },
  heading: interestForm.thanks.heading,
  text: interestForm.thanks.text,
  next: afterJoining,
  theAddress: 'o endereço que deixou',
  home: 'Voltar ao início',
};
