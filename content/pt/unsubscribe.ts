import { siteConfig } from '../../site.config.ts';
import type { Unsubscribe } from '../en/unsubscribe.ts';

export const unsubscribe: Unsubscribe = {
  meta: {
    title: 'Deixar a lista de espera',
    description:
      'Para onde leva a ligação das nossas cartas com que um endereço sai da lista de espera.',
  },
  open: {
    heading: 'Quer deixar a lista?',
    text: 'Carregue no botão, e o endereço para onde enviámos o e-mail sai da lista de imediato, sem perguntas. O que nos enviou fica guardado até o apagar, o que pode fazer a seguir, ou até acabar o prazo.',
    action: 'Sair da lista',
  },
  done: {
    heading: 'Já não está na lista',
    text: 'Pode ainda chegar um último e-mail a confirmar a saída. Depois disso, não voltamos a escrever para este endereço. O que nos enviou continua guardado. Se o quer apagar também, siga para os seus dados.',
    action: 'Voltar ao início',
    myData: 'Ver ou apagar os seus dados',
  },
  test: {
    heading: 'Isto foi um teste',
    text: 'Chegou aqui pela ligação de uma carta que estava só a ser experimentada, por isso nada mudou. Numa carta à lista, esta ligação leva cada pessoa ao botão com que sai dela.',
    action: 'Voltar ao início',
  },
  unknown: {
    heading: 'Esta ligação não funciona',
    text: `Talvez lhe falte um pedaço, ou talvez já tenhamos apagado os seus dados. Abra-a outra vez a partir do e-mail ou escreva para ${siteConfig.email}: tiramos o seu nome da lista.`,
    action: 'Contactar',
    subject: 'Quero sair da lista',
  },
};
