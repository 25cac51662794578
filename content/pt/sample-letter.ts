import type { SampleLetter } from '../en/sample-letter.ts';
import { facts } from '../facts.ts';
import { ofTheBrand, theBrand } from './brand.ts';
import { capitalised } from '../sentence.ts';

export const sampleLetter: SampleLetter = {
  meta: {
    title: 'Uma carta de exemplo',
    description: `Como é uma carta à lista de espera ${ofTheBrand}: um exemplo, que nunca foi enviado, para ler antes de se inscrever.`,
  },
  heading: 'Uma carta de exemplo',
  text: 'Mostra como é uma carta. Nunca foi enviada, e nada do que diz aconteceu.',
  paragraphs: [
    'Olá, Ana,',
    'Esta é uma carta sobre datas, das que recebem todas as pessoas da lista. Começa pelas datas e pelos preços, e diz a partir de que dia se pode reservar. Chega antes de publicarmos o que quer que seja.',
    'Se assinalou a segunda caixa, recebe também cartas de outro tipo. Dizem o que mudou desde a última, bom ou mau: uma licença que veio ou não veio, um muro que se fez, o que não pegou e, quando houver cães, quais se mudaram para cá.',
    'Se deixou essa caixa em branco, só lhe escrevemos sobre datas, preços e convites. Pode mudar isto em «Os seus dados», quando quiser.',
    `Ao todo, são, no máximo, ${facts.emailsAYear} cartas por ano. Se já não as quiser, use «deixar a lista», no fim, com efeito imediato.`,
    capitalised(theBrand),
  ],
  toList: 'Entrar na lista de espera',
};
