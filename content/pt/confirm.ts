import { siteConfig } from '../../site.config.ts';
import type { Confirm } from '../en/confirm.ts';
import { capitalised } from '../sentence.ts';
import { facts } from '../facts.ts';
import { ofTheBrand } from './brand.ts';
import { firstDates, oneReminder } from './promise.ts';

export const confirm: Confirm = {
  meta: {
    title: 'Confirmar o endereço de e-mail',
    description: 'Com um botão, diz-nos que o endereço é seu e que quer entrar na lista de espera.',
  },
  open: {
    heading: 'O endereço é seu?',
    text: `Alguém quis entrar na lista de espera ${ofTheBrand} com este endereço. Se o pedido foi seu, carregue no botão. ${capitalised(oneReminder)}; o que foi enviado será apagado.`,
    action: 'Confirmar o meu endereço',
  },
  done: {
    heading: 'O endereço está confirmado',
    text: `Obrigado. Não precisa de fazer mais nada, e carregar duas vezes não faz mal. Enquanto estiver na lista, fica a saber ${firstDates}.`,
    action: 'Voltar ao início',
  },
  expired: {
    heading: 'Esta ligação caducou',
    text: `A ligação do nosso e-mail valia ${facts.confirmationDays} dias, que já passaram. Se ainda quer entrar na lista, enviamos outra para o mesmo endereço.`,
    action: 'Enviar uma ligação nova',
  },
  sentAgain: {
    heading: 'Veja a sua caixa de correio',
    text: `A ligação nova segue para o endereço da primeira. Se enviámos uma há pouco tempo, não vem outra: vale a última. Se não encontrar nada dentro de um quarto de hora, procure no correio não solicitado ou escreva para ${siteConfig.email}.`,
    action: 'Voltar ao início',
  },
  restricted: {
    heading: 'Por agora, nada muda',
    text: 'Pediram-nos que guardássemos os dados deste endereço sem os usar. Enquanto assim for, esta ligação não muda nada. Pode sempre ver os seus dados, deixar a lista ou apagar tudo.',
    action: 'Ir para os meus dados',
  },
  unknown: {
    heading: 'Esta ligação não funciona',
    text: 'Talvez lhe falte um pedaço, talvez seja anterior à sua saída da lista, ou talvez já tenhamos apagado os seus dados. Abra-a outra vez a partir do e-mail. Se não resultar, volte a inscrever-se.',
    action: 'Entrar na lista de espera',
  },
};
