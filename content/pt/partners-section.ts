import { siteConfig } from '../../site.config.ts';
import type { PartnersSection } from '../en/partners-section.ts';
import { facts } from '../facts.ts';

export const partnersSection: PartnersSection = {
  heading: 'Parceiros',
  intro:
    'Um retiro que quer fazer bem à sua aldeia não se constrói sozinho. É nestes três apoios que o estamos a assentar.',
  values: [
    {
      title: 'Apoio público',
      short: `Em linha com a iniciativa nacional de turismo para ${facts.tourismInitiativeYear}.`,
      text: `O projeto está alinhado com a iniciativa nacional de turismo para ${facts.tourismInitiativeYear}: aberto em todas as estações, longe dos grandes centros, poupado na água e cuidadoso com o solo. É com essa base que procuramos o apoio de entidades públicas.`,
    },
    {
      title: 'Integração na comunidade',
      short: 'Comida, artesanato, arranjos e trabalho: primeiro o Vau e os vizinhos.',
      text: 'A comida, o artesanato e os arranjos vêm primeiro do Vau e dos vizinhos, e o trabalho é oferecido aqui antes de o ser noutro lado. Quem marca o ritmo é a aldeia; os hóspedes acompanham.',
    },
    {
      title: 'Validação académica',
      short: 'Investigadores livres para medir o que uma estada faz, e para o publicar.',
      text: 'Queremos que investigadores meçam o que uma estada faz e o que não faz, com os métodos que entenderem, e que possam publicar o que encontrarem, seja o que for.',
    },
  ],
  tiles: {
    heading: 'Lugares guardados',
    note: 'Ainda não há parceiros para anunciar. Cada lugar espera por um destes.',
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
        text: 'para encontrar os cães que mais precisam de nós',
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
