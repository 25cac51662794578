import { siteConfig } from '../../site.config.ts';
import type { Unsubscribe } from '../en/unsubscribe.ts';

export const unsubscribe: Unsubscribe = {
  meta: {
    title: 'Deixar a lista de espera',
    description:
      'Com um botão, o seu endereço sai da lista de espera, de imediato e sem perguntas.',
  },
  open: {
    heading: 'Quer deixar a lista?',
    text: 'Carregue no botão, e o endereço para onde enviámos o e-mail sai da lista de imediato, sem perguntas. O que nos enviou fica guardado; a seguir, pode apagá-lo.',
    action: 'Sair da lista',
  },
  done: {
    heading: 'Já não está na lista',
    text: 'Não voltamos a escrever para este endereço; pode ainda chegar um último e-mail, a dizê-lo. O que nos enviou continua guardado; se o quer apagar também, siga para os seus dados.',
    action: 'Voltar ao início',
    myData: 'Ver ou apagar os meus dados',
  },
  test: {
    heading: 'Isto foi um teste',
    text: 'Chegou aqui pela ligação de uma carta que estava só a ser experimentada, por isso nada mudou. Numa carta à lista, esta ligação leva cada pessoa ao botão com que sai dela.',
    action: 'Voltar ao início',
  },
  unknown: {
    heading: 'Esta ligação não funciona',
    text: `Talvez lhe falte um pedaço, ou talvez já tenhamos apagado os seus dados. Abra-a outra vez a partir do e-mail ou escreva para ${siteConfig.email}: tiramos o seu nome da lista.`,
    action: 'Escrever-nos',
    subject: 'Quero sair da lista',
  },
};
