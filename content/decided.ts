/**
 * How far the answer to each practical question is: all of it settled, a part of it, or none; or it
 * is not published, whether or not it is settled.
 */
export const decided = {
  gettingHere: 'settled',
  hospital: 'settled',
  sickLeave: 'settled',
  meanwhile: 'settled',
  children: 'settled',
  sleeping: 'partly',
  food: 'partly',
  phones: 'partly',
  comingAlone: 'partly',
  dayVisits: 'partly',
  whatToBring: 'partly',
  heatAndCold: 'partly',
  opening: 'open',
  price: 'open',
  cancelling: 'open',
  groupSize: 'open',
  diets: 'open',
  accessibility: 'open',
  dogs: 'open',
  people: 'unpublished',
  land: 'unpublished',
  licence: 'unpublished',
  money: 'unpublished',
  builder: 'unpublished',
} as const satisfies Record<string, 'settled' | 'partly' | 'open' | 'unpublished'>;

export type PracticalQuestion = keyof typeof decided;
