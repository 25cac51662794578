import type { PartnersSection } from '../en/partners-section.ts';
import { facts, ownersAnswers } from '../facts.ts';
import { theBrand } from './brand.ts';
import { inVillage, ofVillage } from './place.ts';

const initiative =
  ownersAnswers.tourismInitiative?.pt ??
  `uma iniciativa nacional de turismo para ${facts.tourismInitiativeYear}`;

export const partnersSection: PartnersSection = {
  heading: 'Parceiros',
  intro:
    'Um retiro que quer fazer bem à aldeia não se faz sozinho. Procuramos estes apoios; ainda não temos nenhum.',
  values: [
    {
      title: 'Apoio público',
      short: `Procuramos apoio público em linha com uma iniciativa nacional de turismo para ${facts.tourismInitiativeYear}.`,
      text: `Queremos que o projeto siga ${initiative}: turismo em todas as estações, longe dos grandes centros. É com esta ideia que procuramos o apoio de entidades públicas.`,
    },
    {
      title: 'Gente da terra',
      short: `Compras e empregos: primeiro ${inVillage} e à volta.`,
      text: `A comida, o artesanato e as reparações hão de vir primeiro ${ofVillage} e dos vizinhos, e os empregos também. O ritmo será o da aldeia; os hóspedes é que se acertam por ele.`,
    },
    {
      title: 'Ciência independente',
      short: 'Procuramos quem meça livremente o que uma estada faz e publique o resultado.',
      text: 'Procuramos investigadores que meçam, com os métodos que entenderem, o que uma estada faz e não faz, e que o publiquem, seja o que for.',
    },
  ],
  tiles: {
    note: 'Ainda não temos parceiros. Procuramos, entre outros:',
    items: [
      'Uma associação de proteção animal',
      'Uma entidade pública',
      'Um produtor da terra',
      'Uma universidade',
    ],
  },
  mail: { label: 'Fazer uma parceria', subject: `Parceria com ${theBrand}` },
};
