import type { Rejoin } from '../en/rejoin.ts';
import { ofTheBrand } from './brand.ts';
import { firstDates, howOften } from './promise.ts';

export const rejoin: Rejoin = {
  meta: {
    title: 'Voltar à lista de espera',
    description:
      'Com um botão, o endereço que saiu volta à lista de espera, só para saber das datas.',
  },
  open: {
    heading: 'Quer voltar à lista?',
    text: `Carregue no botão, e o endereço do e-mail volta à lista de espera ${ofTheBrand}. Fica a saber ${firstDates}, e mais nada: ${howOften}.`,
    action: 'Voltar à lista',
  },
  done: {
    heading: 'Está na lista',
    text: `Fica a saber ${firstDates}. Se quer receber mais alguma coisa, escolhe-o nos seus dados.`,
    action: 'Voltar ao início',
  },
  restricted: {
    heading: 'Por agora, nada muda',
    text: 'Pediram-nos que guardássemos os dados deste endereço sem os usar. Enquanto assim for, esta ligação não muda nada. Pode sempre ver os seus dados ou apagar tudo.',
    action: 'Ir para os meus dados',
  },
  unknown: {
    heading: 'Esta ligação não funciona',
    text: 'Talvez lhe falte um pedaço, talvez tenha voltado a sair depois dela, ou talvez já tenhamos apagado o que nos enviou. Abra-a outra vez a partir do nosso último e-mail. Se não resultar, volte a inscrever-se.',
    action: 'Entrar na lista de espera',
  },
};
