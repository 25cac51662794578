import type { Partnerships } from '../en/partnerships.ts';
import { ofTheBrand } from './brand.ts';

export const partnerships: Partnerships = {
  name: 'Parcerias',
  meta: {
    title: 'Parcerias e parceiros fundadores',
    description:
      'Quem procuramos antes de abrir: parceiros fundadores, investigadores, entidades públicas, produtores da região, associações, empresas e quem cuide de pessoas.',
  },
  heading: 'Parcerias',
  lead: 'Ainda não abrimos, e é a melhor altura para ter uma palavra a dizer. Faltam-nos parceiros que construam o retiro connosco.',
  sought: {
    heading: 'Quem procuramos',
    tiles: [
      'Canis e abrigos que saibam quais são os cães velhos que ninguém irá buscar, e veterinários que gostem de doentes com história.',
      'Freguesia, município, região e Estado: quem queira um turismo que dure o ano inteiro e deixe alguma coisa boa a quem cá fica.',
      'Gente que cultiva, que coze o pão, que trabalha o barro ou sabe de cal. Preferimos comprar onde se possa ir a pé.',
      'Da psicologia, da saúde pública, da agronomia ou do turismo. Encontrarão hóspedes que aceitem participar e, da nossa parte, nenhuma vontade de influenciar o resultado.',
    ],
    others: {
      title: 'Quem cuida e quem emprega',
      text: 'Psicólogos, médicos, professores de ioga e guias que queiram trabalhar connosco, e empresas que prefiram mandar as pessoas descansar antes de elas irem abaixo.',
    },
  },
  founding: {
    heading: 'Ser parceiro fundador',
    who: 'Pessoas e empresas que entrem com dinheiro, terra, saber ou tempo antes do primeiro hóspede, com a paciência de quem planta uma nogueira.',
    text: 'Diga-nos quem é e o que gostaria de ver acontecer aqui. Respondemos com os planos, os números que temos e os riscos que vemos.',
    mail: { label: 'Ser parceiro fundador', subject: `Parceiro fundador ${ofTheBrand}` },
  },
};
