import { siteConfig } from '../../site.config.ts';
import type { PartnersSection } from '../en/partners-section.ts';
import { facts, ownersAnswers } from '../facts.ts';

const { tourismInitiative } = ownersAnswers;

export const partnersSection: PartnersSection = {
  heading: 'Parceiros',
  intro: 'Um retiro que quer fazer bem à aldeia não se faz sozinho. Precisamos de três apoios.',
  values: [
    {
      title: 'Apoio público',
      short: `Procuramos apoio, em linha com uma iniciativa nacional de turismo para ${facts.tourismInitiativeYear}.`,
      text: `Pensámos o projeto em linha com ${tourismInitiative?.pt ?? `uma iniciativa nacional de turismo para ${facts.tourismInitiativeYear}`}: aberto todo o ano, longe dos grandes centros, a poupar água e a tratar do solo. É com essa base que procuramos o apoio de entidades públicas.`,
    },
    {
      title: 'Gente da terra',
      short: 'Compras e empregos: primeiro no Vau e à volta.',
      text: 'A comida, o artesanato e os arranjos hão de vir primeiro do Vau e dos vizinhos, e o trabalho será oferecido aqui antes de o ser noutro lado. É a aldeia que dá o ritmo; os hóspedes acompanham-no.',
    },
    {
      title: 'Ciência independente',
      short: 'Procuramos quem meça, com toda a liberdade, o que uma estada faz e o publique.',
      text: 'Procuramos investigadores que meçam o que uma estada faz e o que não faz, com os métodos que entenderem, e que publiquem o resultado, seja ele qual for.',
    },
  ],
  tiles: {
    heading: 'Lugares à espera',
    note: 'Ainda não temos parceiros para anunciar. Andamos à procura destes.',
    items: [
      {
        kind: 'Uma universidade',
        text: 'para estudar a recuperação, o solo ou os dois',
      },
      {
        kind: 'Uma entidade pública',
        text: 'da junta de freguesia ao Estado',
      },
      {
        kind: 'Uma associação de proteção animal',
        text: 'que saiba de cães velhos à espera de casa',
      },
      {
        kind: 'Um produtor da terra',
        text: 'para partilhar a mesa e o ofício',
      },
    ],
  },
  mail: {
    label: 'Fazer uma parceria',
    subject: `Parceria com a ${siteConfig.brand}`,
  },
};
