import { capitalised } from '../sentence.ts';
import type { AtAGlance } from '../en/at-a-glance.ts';
import { facts, ownersAnswers } from '../facts.ts';
import { openingDates } from '../opening-dates.ts';
import { inPlace } from './place.ts';

const { hasPassed } = openingDates.fullOperations;

export const atAGlance: AtAGlance = {
  heading: 'O essencial',
  rows: [
    { question: 'Onde', answer: `${capitalised(inPlace)}.` },
    {
      question: 'A que distância',
      answer: `A ${facts.minutesFromLisbonAirport} minutos do aeroporto de Lisboa, de carro e sem trânsito. De metro, autocarro e táxi, duas horas e meia.`,
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
  ],
};
