import type { Opening } from '../en/opening.ts';
import type { Quarter } from '../facts.ts';
import { howFarIsUnpublished, openingDates, ownersNote } from '../opening-dates.ts';

const { pilotProgrammes: pilot, fullOperations: full } = openingDates;
const name = ({ quarter, year }: Quarter): string => `${quarter}.º trimestre de ${year}`;

const estavam = pilot.hasPassed ? 'estavam' : 'estão';
const estava = full.hasPassed ? 'estava' : 'está';
const bothHavePassed = pilot.hasPassed && full.hasPassed;
const neitherKept = 'Falhámos as duas datas de abertura, e ainda não há outra.';
const stillNeeded = `Antes de marcarmos uma terceira data, quatro coisas têm de estar certas: terreno, licenças, dinheiro e obra.${howFarIsUnpublished ? ' Ainda não publicámos em que ponto estão, nem porque falhámos as datas.' : ''}`;
const pilotPlan = `s programas-piloto ${estavam} previstos para o ${name(pilot)}`;

const plan = bothHavePassed
  ? `O${pilotPlan} e o funcionamento em pleno, para o ${name(full)}. ${neitherKept}`
  : pilot.hasPassed
    ? `O${pilotPlan}. O funcionamento em pleno ${estava} previsto para o ${name(full)}.`
    : `O${pilotPlan} e o funcionamento em pleno, para o ${name(full)}.`;

export const opening: Opening = {
  plan,
  standing: bothHavePassed ? neitherKept : plan,
  note: bothHavePassed ? ownersNote('pt', stillNeeded) : ownersNote('pt'),
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
