import type { Opening } from '../en/opening.ts';
import type { Quarter } from '../facts.ts';
import { openingDates, ownersNote } from '../opening-dates.ts';

const { pilotProgrammes: pilot, fullOperations: full } = openingDates;
const name = ({ quarter, year }: Quarter): string => `${quarter}.º trimestre de ${year}`;

const estavam = pilot.hasPassed ? 'estavam' : 'estão';
const estava = full.hasPassed ? 'estava' : 'está';
const bothHavePassed = pilot.hasPassed && full.hasPassed;
const neitherKept =
  'Não cumprimos nenhuma das datas, e só marcaremos outra quando a pudermos cumprir.';
const pilotPlan = `s programas-piloto ${estavam} previstos para o ${name(pilot)}`;

export const opening: Opening = {
  plan: bothHavePassed
    ? `Queríamos já ter aberto: o${pilotPlan} e o funcionamento em pleno, para o ${name(full)}. ${neitherKept}`
    : pilot.hasPassed
      ? `O${pilotPlan}. O funcionamento em pleno ${estava} previsto para o ${name(full)}.`
      : `O${pilotPlan} e o funcionamento em pleno, para o ${name(full)}.`,
  note: ownersNote('pt'),
  timeline: {
    intro: bothHavePassed ? neitherKept : 'O calendário com que trabalhamos:',
    steps: [
      {
        when: name(pilot),
        what: `${estavam} previstos os programas-piloto`,
        hasPassed: pilot.hasPassed,
      },
      {
        when: name(full),
        what: `${estava} previsto o funcionamento em pleno`,
        hasPassed: full.hasPassed,
      },
    ],
  },
};
