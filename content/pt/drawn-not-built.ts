import type { DrawnNotBuilt } from '../en/drawn-not-built.ts';
import { nearTown, ofVillage } from './place.ts';

export const drawnNotBuilt: DrawnNotBuilt = {
  name: 'Desenhado, por construir',
  meta: {
    title: 'Desenhado, por construir: o plano tal como está',
    description: `O retiro ${nearTown} num só desenho: a traço cheio, o que é certo; a tracejado, o que está no plano; a ponteado, o que está por decidir.`,
  },
  heading: 'Desenhado, por construir',
  lead: 'Fora o que está à volta, nada disto está construído. O tipo de traço diz em que ponto está cada coisa.',
  lines: { known: 'dado certo', planned: 'no plano', open: 'por decidir' },
  figures: {
    around: { heading: 'À volta', note: 'O que já lá está.' },
    land: {
      heading: 'No retiro',
      note: 'Sem ordem certa: está por decidir onde fica cada coisa; só se sabe que os cães vão viver longe das tendas.',
    },
    tent: { heading: 'Uma tenda, em corte', note: 'Uma cama a sério debaixo de lona.' },
  },
  things: {
    lagoon: 'A lagoa de Óbidos',
    sea: 'A costa do Atlântico',
    village: `A aldeia ${ofVillage}`,
    motorway: 'A autoestrada A8',
    coachStop: 'O autocarro de Lisboa para em Óbidos',
    hospital: 'O hospital, nas Caldas da Rainha',
    tents: 'As tendas',
    howMany: 'Quantas tendas',
    bathroom: 'A casa de banho e o caminho até lá',
    table: 'Uma mesa para todos',
    garden: 'A horta',
    pool: 'Um sítio para os banhos',
    dogs: 'O pátio dos cães velhos',
    canvas: 'A lona',
    bed: 'A cama',
    heating: 'O aquecimento',
    step: 'Uma entrada sem degraus',
  },
  source: 'Não o use para se orientar. Costa segundo os colaboradores do OpenStreetMap (ODbL).',
};
