import { studies } from '../sources.ts';
import type { OldDogSanctuary } from '../en/old-dog-sanctuary.ts';
import { inPlace, nearTown } from './place.ts';

export const oldDogSanctuary: OldDogSanctuary = {
  name: 'Santuário de cães velhos',
  meta: {
    title: `Um santuário de cães velhos ${nearTown}`,
    description: `Uma casa para cães que já ninguém procura, num retiro ${inPlace}: como vão viver e como os hóspedes lhes podem fazer companhia.`,
  },
  heading: 'Santuário de cães velhos',
  lead: 'O retiro terá, segundo o plano, um santuário para cães que estão perto do fim da vida.',
  pictureCaption: 'Ainda não há moradores. É assim que os imaginamos.',
  chapters: [
    {
      heading: 'Porquê cães velhos',
      paragraphs: [
        'Num canil, um cachorro tem visitas. Um cão de onze anos com uma anca presa tem um canto. Em dois abrigos americanos onde alguém fez as contas, quanto mais velho o cão, mais longa a espera.',
        'Alguns passaram anos na mesma casa, com a mesma pessoa, até ela morrer, mudar-se ou deixar de os poder ter. Sabem viver com gente.',
      ],
      sources: [studies.shelterStay],
    },
    {
      heading: 'Como vão viver',
      paragraphs: [
        'Planeamos, antes de mais, uma casa: camas levantadas do chão, rampas em vez de degraus, um pátio abrigado, os remédios a horas e um veterinário que conheça cada cão.',
      ],
      pause:
        'Não queremos devolver nenhum. O cão que vier para cá fica até ao fim, e não estará sozinho.',
      sources: [],
    },
    {
      heading: 'Se os quiser conhecer',
      paragraphs: [
        'Não é obrigatório: o santuário ficará afastado das tendas. Se quiser, poderá ajudar num passeio de manhã, ao ritmo deles, ou ficar à sombra, ao lado de um que dorme, sempre com alguém que os conheça.',
        'Haverá também sessões assistidas por animais, sempre acompanhadas. O cão vem se quiser e, quando se for embora, acaba a sessão.',
      ],
      sources: [],
    },
    {
      heading: 'O que se passa entre os dois',
      paragraphs: [
        'Num estudo de convívio tranquilo, a oxitocina subiu nas pessoas e nos cães, e o cortisol desceu nas pessoas; estudos posteriores nem sempre o confirmaram.',
        'É companhia, e a companhia ajuda. Não trata doenças.',
      ],
      sources: [studies.humansAndDogs],
    },
    {
      heading: 'O que pedimos aos hóspedes',
      paragraphs: [
        'Por favor, não traga os seus animais: um cão estranho perturbaria estes. A exceção são os cães de assistência, como manda a lei: escreva-nos antes.',
        'Se tem alergia ou medo de cães, diga-o ao reservar.',
      ],
      sources: [],
    },
  ],
  closing: {
    heading: 'Enquanto não chegam os primeiros',
    text: 'Ainda não há cães para visitar nem lugar para voluntários. Mas há abrigos que já hoje precisam de ajuda: a CRAPAA, das Caldas da Rainha, tem pedido voluntários, padrinhos, ração e famílias de acolhimento (crapaa.animal@gmail.com). Quando os nossos chegarem, damos notícias deles a quem estiver na lista de espera e tiver assinalado a segunda caixa.',
    dogsDay: 'O cão ao fundo da página: o dia dele numa só folha',
  },
  join: 'Entrar na lista de espera',
};
