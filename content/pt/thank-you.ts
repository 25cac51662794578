import type { ThankYou } from '../en/thank-you.ts';
import { interestForm } from './interest-form.ts';

export const thankYou: ThankYou = {
  meta: {
    title: 'Obrigado por se inscrever',
    description:
      'A sua inscrição na lista de espera ficou registada. Veja o que acontece a seguir, quando lhe escrevemos e como pode mudar de ideias.',
  },
  heading: interestForm.thanks.heading,
  text: interestForm.thanks.text,
  next: {
    heading: 'O que acontece a seguir',
    steps: [
      'Não precisa de fazer mais nada.',
      'Escrevemos para o endereço que deixou quando for possível reservar as primeiras datas, ou antes disso, se pediu para receber notícias.',
      'Se mudar de ideias, escreva-nos em qualquer altura: tiramos o seu nome da lista e apagamos o que enviou.',
    ],
  },
  home: 'Voltar ao início',
};
