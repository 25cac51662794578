import type { Partnerships } from '../en/partnerships.ts';
import { ofTheBrand } from './brand.ts';

export const partnerships: Partnerships = {
  name: 'Parcerias',
  meta: {
    title: 'Parcerias e parceiros fundadores',
    description:
      'Quem procuramos antes de abrir: parceiros fundadores, investigadores, entidades públicas, produtores da região, associações, terapeutas e empresas.',
  },
  heading: 'Parcerias',
  lead: 'Ainda não abrimos: é a altura de ter uma palavra a dizer.',
  sought: {
    heading: 'Quem procuramos',
    tiles: [
      'Canis e abrigos que saibam quais são os cães velhos que ninguém irá buscar, e veterinários que gostem de os tratar.',
      'Freguesia, município, região e Estado, se quiserem um turismo que dure o ano inteiro.',
      'Gente que cultiva, coze o pão, trabalha o barro ou sabe de cal, de preferência perto.',
      'Investigadores de psicologia, saúde pública, agronomia ou turismo. Perguntaremos aos hóspedes se querem participar, e não interferiremos nos resultados.',
    ],
    others: {
      title: 'Profissionais e empresas',
      text: 'Psicólogos, médicos, professores de ioga e guias, e empresas que prefiram agir cedo.',
    },
  },
  founding: {
    heading: 'Ser parceiro fundador',
    who: 'Pessoas e empresas que entrem com dinheiro, terra, saber ou tempo antes do primeiro hóspede.',
    text: 'Diga-nos quem é e o que gostaria de ver acontecer aqui. Enviamos o plano, os riscos e os números que houver.',
    mail: { label: 'Ser parceiro fundador', subject: `Parceiro fundador ${ofTheBrand}` },
  },
};
