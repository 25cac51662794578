/** How far the answer to each practical question is: all of it settled, a part of it, or none. */
export const decided = {
  gettingHere: 'settled',
  hospital: 'settled',
  sickLeave: 'settled',
  weather: 'settled',
  pets: 'settled',
  languages: 'settled',
  meanwhile: 'settled',
  sleeping: 'partly',
  food: 'partly',
  phones: 'partly',
  comingAlone: 'partly',
  children: 'partly',
  dayVisits: 'partly',
  whatToBring: 'partly',
  heatAndCold: 'partly',
  price: 'open',
  cancelling: 'open',
  groupSize: 'open',
  diets: 'open',
  accessibility: 'open',
  people: 'open',
  dogs: 'open',
} as const satisfies Record<string, 'settled' | 'partly' | 'open'>;

export type PracticalQuestion = keyof typeof decided;
