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
  lead: 'Uma parte do terreno vai ser de cães que estão perto do fim da vida. Vão ter sombra, camas fofas, comida a horas e gente com tempo.',
  pictureCaption: 'Ainda não há moradores. É assim que os imaginamos quando se instalarem.',
  chapters: [
    {
      heading: 'Porquê cães velhos',
      paragraphs: [
        'Num canil, um cachorro tem visitas. Um cão de onze anos com uma anca presa tem um canto. Em dois abrigos americanos onde alguém fez as contas, quanto mais velho o cão, mais longa a espera.',
        'Muitos passaram anos na mesma casa, com a mesma pessoa, até ela morrer, mudar-se ou deixar de os poder ter. Sabem viver com gente. Só precisam que os deixem continuar.',
      ],
      sources: [studies.shelterStay],
    },
    {
      heading: 'Como vão viver',
      paragraphs: [
        'O santuário há de ser, antes de mais, uma casa: camas levantadas do chão, rampas em vez de degraus, um pátio abrigado, os remédios a horas e um veterinário que conheça cada cão.',
      ],
      pause:
        'Queremos que nenhum seja devolvido: que o cão que vier para cá fique até ao fim e, quando chegar a hora, não esteja sozinho.',
      sources: [],
    },
    {
      heading: 'Se os quiser conhecer',
      paragraphs: [
        'Pode nunca lhe apetecer, e não faz mal: o santuário ficará afastado das tendas. Se lhe apetecer, poderá ajudar num passeio de manhã, ao passo deles, ou ficar à sombra, ao lado de um que dorme.',
        'Haverá também sessões assistidas por animais, sempre acompanhadas. O cão vem se quiser e vai-se embora quando quiser, e aí acaba a sessão.',
      ],
      sources: [],
    },
    {
      heading: 'O que se passa entre os dois',
      paragraphs: [
        'Num estudo de convívio tranquilo, a oxitocina subiu em ambos e o cortisol desceu nas pessoas; estudos posteriores nem sempre confirmaram estes resultados. Uma revisão de 69 estudos encontrou benefícios no humor, no stress e no medo, uns mais bem documentados do que outros.',
        'É companhia, e a companhia ajuda. Não trata doenças, nem isso se deve pedir a um cão velho.',
      ],
      sources: [studies.humansAndDogs, studies.humanAnimalReview],
    },
    {
      heading: 'O que pedimos aos hóspedes',
      paragraphs: [
        'Por favor, não traga os seus animais. Um cão novo ao portão é um acontecimento, e estes já tiveram acontecimentos que chegassem. A exceção são os cães de assistência, como manda a lei: escreva-nos antes, para prepararmos os nossos.',
        'Se tem alergia ou medo de cães, basta pedir antes de vir, e organizamos os seus dias longe deles.',
      ],
      sources: [],
    },
  ],
  closing: {
    heading: 'Enquanto não chegam os primeiros',
    text: 'Ainda não há cães para visitar nem lugar para voluntários. Mas há quem precise deles já: a CRAPAA, a associação de animais abandonados das Caldas da Rainha, tem pedido voluntários, padrinhos, ração e famílias de acolhimento (crapaa.animal@gmail.com). Quando os nossos chegarem, quem estiver na lista de espera e tiver pedido notícias fica a saber como se chamam e que manias têm.',
    dogsDay: 'O dia do cão que está ao fundo destas páginas, numa só folha',
  },
  join: 'Entrar na lista de espera',
};
