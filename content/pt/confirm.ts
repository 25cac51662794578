import { siteConfig } from '../../site.config.ts';
import type { Confirm } from '../en/confirm.ts';
import { capitalised } from '../sentence.ts';
import { facts } from '../facts.ts';
import { ofTheBrand } from './brand.ts';
import { firstDates, ifUnconfirmed } from './promise.ts';

export const confirm: Confirm = {
  meta: {
    title: 'Confirmar o endereço de e-mail',
    description:
      'Para onde leva a ligação do nosso e-mail com que se confirma um endereço para a lista de espera.',
  },
  open: {
    heading: 'O endereço é seu?',
    text: `Alguém quis entrar na lista ${ofTheBrand} com este endereço. Se foi o seu caso, carregue no botão. ${capitalised(ifUnconfirmed)} e depois apagamos tudo.`,
    action: 'Confirmar o meu endereço',
  },
  done: {
    heading: 'O endereço está confirmado',
    text: `Obrigado. Não precisa de fazer mais nada, e carregar duas vezes não faz mal. Está na lista, e vamos dizer-lhe ${firstDates}.`,
    action: 'Voltar ao início',
  },
  expired: {
    heading: 'Esta ligação caducou',
    text: `A ligação do nosso e-mail valia ${facts.confirmationDays} dias, que já passaram. Se ainda quer entrar na lista, enviamos outra para o mesmo endereço.`,
    action: 'Enviar uma ligação nova',
  },
  sentAgain: {
    heading: 'Veja o seu e-mail',
    text: `A ligação nova segue para o mesmo endereço. Se enviámos uma há pouco tempo, use essa: não vem outra. Se não encontrar nada dentro de um quarto de hora, procure no spam ou escreva para ${siteConfig.email}.`,
    action: 'Voltar ao início',
  },
  restricted: {
    heading: 'Por agora, nada muda',
    text: 'Pediram-nos que guardássemos os dados deste endereço sem os usar. Enquanto assim for, esta ligação não muda nada. Pode sempre ver os seus dados, deixar a lista ou apagar tudo.',
    action: 'Ir para os seus dados',
  },
  unknown: {
    heading: 'Esta ligação não funciona',
    text: 'Talvez lhe falte um pedaço, talvez seja anterior à sua saída da lista, ou talvez já tenhamos apagado os seus dados. Abra-a outra vez a partir do e-mail. Se não resultar, volte a inscrever-se.',
    action: 'Entrar na lista de espera',
  },
};
