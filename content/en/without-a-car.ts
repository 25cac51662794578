import type { MoreLinks } from '../more-links.ts';
import { village } from './place.ts';

export interface WithoutACar {
  heading: string;
  steps: { title: string; text: string }[];
  note: string;
  more?: MoreLinks;
}

/** The way from Lisbon that people take who live here. */
export const withoutACar: WithoutACar = {
  heading: 'Without a Car, from Lisbon',
  steps: [
    {
      title: 'Coach to Óbidos',
      text: 'Coaches of the Rápida Verde line leave Lisbon at Campo Grande, which has a metro station, and reach Óbidos in about an hour on the way to Caldas da Rainha.',
    },
    {
      title: `Taxi to ${village}`,
      text: 'Taxis are few in Óbidos and easier to find in Caldas da Rainha, where the coach ends. Order yours before you set out.',
    },
    {
      title: 'Or the train',
      text: 'Óbidos has a station on the Linha do Oeste. A storm closed it on January 28, 2026, and since March 16 buses have stood in for the trains south of Caldas da Rainha. In November we found no word of a reopening.',
    },
  ],
  note: 'Timetables change with season and day: ask Rodoviária do Oeste about the coach, and CP about the train.',
  more: { journey: 'Lisbon to Óbidos without a car, step by step' },
};
