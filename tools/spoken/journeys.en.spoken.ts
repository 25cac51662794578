import { hearJourneys } from './journeys.ts';

hearJourneys('en');
