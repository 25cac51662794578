import type { PartnersSection } from '../en/partners-section.ts';
import { facts, ownersAnswers } from '../facts.ts';
import { theBrand } from './brand.ts';
import { inVillage } from './place.ts';

const initiative =
  ownersAnswers.tourismInitiative?.pt ??
  `uma iniciativa nacional de turismo para ${facts.tourismInitiativeYear} (nome oficial por publicar)`;

export const partnersSection: PartnersSection = {
  heading: 'Parceiros que procuramos',
  intro: 'Ainda não temos parceiros.',
  values: [
    { title: 'Apoio público', text: `Procuramos apoio público, em linha com ${initiative}.` },
    {
      title: 'Gente da terra',
      text: `Queremos comprar e dar trabalho primeiro ${inVillage} e à volta.`,
    },
    {
      title: 'Ciência independente',
      text: 'Procuramos investigadores que meçam o que uma estada faz e o publiquem.',
    },
  ],
  tiles: {
    note: 'Procuramos, entre outros:',
    items: [
      'Uma associação de proteção animal',
      'Uma entidade pública',
      'Um produtor da terra',
      'Uma universidade',
    ],
  },
  mail: { label: 'Fazer uma parceria', subject: `Parceria com ${theBrand}` },
};
