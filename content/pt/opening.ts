import type { Opening } from '../en/opening.ts';
import type { Quarter } from '../facts.ts';
import { openingDates } from '../opening-dates.ts';

const { pilotProgrammes: pilot, fullOperations: full } = openingDates;
const name = ({ quarter, year }: Quarter): string => `${quarter}.º trimestre de ${year}`;

const estavam = pilot.hasPassed ? 'estavam' : 'estão';
const estava = full.hasPassed ? 'estava' : 'está';
const next =
  pilot.hasPassed || full.hasPassed
    ? 'Quando houver novas datas, tencionamos avisar primeiro quem está na lista de espera.'
    : 'Se as datas mudarem, tencionamos avisar primeiro quem está na lista de espera.';
const bothHavePassed = pilot.hasPassed && full.hasPassed;
const pilotPlan = `Os programas-piloto ${estavam} previstos para o ${name(pilot)}`;

export const opening: Opening = {
  plan:
    pilot.hasPassed === full.hasPassed
      ? `${pilotPlan} e o funcionamento em pleno, para o ${name(full)}.${bothHavePassed ? ' As duas datas passaram e ainda não abrimos.' : ''} ${next}`
      : `${pilotPlan}. O funcionamento em pleno ${estava} previsto para o ${name(full)}. ${next}`,
  next,
  timeline: {
    intro: bothHavePassed ? 'As datas que tínhamos:' : 'O calendário com que trabalhamos:',
    steps: [
      { when: name(pilot), what: `${estavam} previstos os programas-piloto` },
      { when: name(full), what: `${estava} previsto o funcionamento em pleno` },
    ],
  },
};
