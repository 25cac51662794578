import { capitalised } from '../sentence.ts';
import type { AtAGlance } from '../en/at-a-glance.ts';
import { facts, ownersAnswers } from '../facts.ts';
import { openingDates } from '../opening-dates.ts';
import { inWords } from './in-words.ts';
import { inPlace } from './place.ts';

const { hasPassed } = openingDates.fullOperations;

export const atAGlance: AtAGlance = {
  heading: 'O essencial',
  rows: [
    { question: 'Onde', answer: `${capitalised(inPlace)}.` },
    {
      question: 'A que distância',
      answer: `A ${facts.minutesFromLisbonAirport} minutos do aeroporto de Lisboa, de carro. De autocarro, cerca de uma hora de Lisboa a Óbidos, e um táxi.`,
    },
    {
      question: 'Por quanto tempo',
      answer: `Um, ${inWords(facts.immersionDays)} ou ${inWords(facts.signatureProgrammeDays)} dias.`,
    },
    {
      question: 'Quanto custa',
      answer:
        ownersAnswers.prices?.pt ?? 'Ainda não há preços. Entrar na lista de espera é gratuito.',
    },
    {
      question: 'Quando',
      answer: hasPassed ? 'Ainda não abriu, e não há data nova.' : 'Ainda não abriu.',
    },
    {
      question: 'Para quem',
      answer: `Adultos, a partir dos ${facts.minimumAge} anos, a recuperar de um burnout ou de stress crónico, ou que se sintam longe de tudo e de todos. Em português e em inglês; a pedido, em espanhol e em francês.`,
    },
  ],
};
