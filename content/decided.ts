/** How far the answer to each practical question is: all of it settled, a part of it, or none. */
export const decided = {
  price: 'open',
  dayVisits: 'partly',
  cancelling: 'open',
  sleeping: 'partly',
  groupSize: 'open',
  comingAlone: 'partly',
  food: 'partly',
  phones: 'partly',
  whatToBring: 'partly',
  gettingHere: 'settled',
  hospital: 'settled',
  accessibility: 'open',
  people: 'open',
  dogs: 'open',
  pets: 'settled',
  languages: 'settled',
} as const satisfies Record<string, 'settled' | 'partly' | 'open'>;

export type PracticalQuestion = keyof typeof decided;
