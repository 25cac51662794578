import { hearJourneys } from './journeys.ts';

hearJourneys('pt');
