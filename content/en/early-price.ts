import { ownersAnswers } from '../facts.ts';

export const earlyPrice = `${ownersAnswers.prices ? 'We' : 'Once prices are set, we'} intend to offer a lower price to those who joined early.`;
