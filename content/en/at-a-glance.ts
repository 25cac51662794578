import { facts, ownersAnswers } from '../facts.ts';
import { openingDates } from '../opening-dates.ts';
import { place, countryName } from './place.ts';

const { hasPassed } = openingDates.fullOperations;

/** The facts that people look for first, as every page that has them in a table says them. */
export const atAGlance = {
  heading: 'At a Glance',
  rows: [
    { question: 'Where', answer: `${place}, ${countryName}.` },
    {
      question: 'How far',
      answer: `${facts.minutesFromLisbonAirport} minutes from Lisbon airport by car, without traffic. By metro, coach and taxi, two and a half hours.`,
    },
    {
      question: 'What it costs',
      answer: ownersAnswers.prices?.en ?? 'No prices yet. Joining the waitlist is free.',
    },
    {
      question: 'When',
      answer: hasPassed ? 'Not open yet, and there is no new date.' : 'Not open yet.',
    },
  ],
};

export type AtAGlance = typeof atAGlance;
