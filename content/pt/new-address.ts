import type { NewAddress } from '../en/new-address.ts';
import { facts } from '../facts.ts';

export const newAddress: NewAddress = {
  meta: {
    title: 'Confirmar o endereço novo',
    description:
      'Para onde leva a ligação do nosso e-mail com que se confirma um endereço novo para os nossos e-mails.',
  },
  open: {
    heading: 'O endereço novo é seu?',
    text: 'Pediram-nos que passássemos a escrever para o endereço onde recebeu o nosso e-mail. Se o pedido foi seu, carregue no botão. Se não foi, feche a página: nada muda.',
    action: 'Sim, escrevam-me para aqui',
  },
  done: {
    heading: 'O endereço novo está confirmado',
    text: 'Passamos a escrever para lá. Avisámos o endereço antigo. Não precisa de fazer mais nada.',
    action: 'Voltar ao início',
  },
  expired: {
    heading: 'Esta ligação caducou',
    text: `Valia ${String(facts.confirmationDays)} dias. Nada mudou: continuamos a escrever para o endereço de antes. Peça para lá a ligação para os seus dados e, na página que ela abre, mude o endereço outra vez.`,
    action: 'Ir para os seus dados',
  },
  restricted: {
    heading: 'Por agora, nada muda',
    text: 'Pediram-nos que guardássemos os dados de que trata esta ligação sem os usar. Enquanto assim for, o endereço fica como está. Pode sempre ver os seus dados, deixar a lista ou apagar tudo.',
    action: 'Ir para os seus dados',
  },
  onList: {
    heading: 'Este endereço já está na lista',
    text: 'Por isso ficam as duas inscrições, cada uma com o seu endereço, e nada muda. Se só quer uma, peça a ligação para os dados da outra e apague lá tudo.',
    action: 'Ir para os seus dados',
  },
  unknown: {
    heading: 'Esta ligação não funciona',
    text: 'Talvez lhe falte um pedaço, ou talvez já haja outra mais recente. Abra-a outra vez a partir do último e-mail ou mude o endereço de novo.',
    action: 'Ir para os seus dados',
  },
};
