import type { Rejoin } from '../en/rejoin.ts';
import { ofTheBrand } from './brand.ts';
import { firstDates, howOften } from './promise.ts';

export const rejoin: Rejoin = {
  meta: {
    title: 'Voltar à lista de espera',
    description:
      'Para onde leva a ligação do nosso último e-mail com que um endereço que saiu volta à lista de espera.',
  },
  open: {
    heading: 'Quer voltar à lista?',
    text: `Carregue no botão, e o endereço do e-mail volta à lista de espera ${ofTheBrand}. Dizemos-lhe ${firstDates}, convites incluídos, sem outras notícias: ${howOften}.`,
    action: 'Voltar à lista',
  },
  done: {
    heading: 'Está na lista',
    text: `Dizemos-lhe ${firstDates}. Para receber também as notícias, vá a «Os seus dados».`,
    action: 'Voltar ao início',
  },
  restricted: {
    heading: 'Por agora, nada muda',
    text: 'Pediram-nos que guardássemos os dados deste endereço sem os usar. Enquanto assim for, esta ligação não muda nada. Pode sempre ver os seus dados ou apagar tudo.',
    action: 'Ir para os seus dados',
  },
  unknown: {
    heading: 'Esta ligação não funciona',
    text: 'Talvez lhe falte um pedaço, talvez tenha voltado a sair depois dela, ou talvez já tenhamos apagado o que nos enviou. Abra-a outra vez a partir do nosso último e-mail. Se não resultar, volte a inscrever-se.',
    action: 'Entrar na lista de espera',
  },
};
