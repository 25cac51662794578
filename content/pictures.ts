/**
 * The pictures of the site and what they show, in both languages. A picture is a print of
 * art/prints, or the photograph of the same name in content/photographs.
 */
export const pictures = {
  lagoon: {
    alt: {
      en: 'Print of a lagoon: a grey heron in the shallows, umbrella pines, bulrushes, a moored boat and a walled hill town with a castle.',
      pt: 'Gravura de uma lagoa: garça-real na água, pinheiros-mansos, tabuas, um barco amarrado e uma vila muralhada com castelo.',
    },
  },
  tents: {
    alt: {
      en: 'Print of three canvas bell tents among cork oaks with stripped red-brown trunks: one open on a made bed, a chair outside, a blanket on its line.',
      pt: 'Gravura de três tendas de lona entre sobreiros de tronco avermelhado, descortiçado: uma aberta, com a cama feita, uma cadeira ao ar livre e uma manta na corda.',
    },
  },
  terraces: {
    alt: {
      en: 'Print of dry-stone terraces above the lagoon: by day someone kneels to plant cabbages, by night a lantern stands by the basket.',
      pt: 'Gravura de uma horta em socalcos sobre a lagoa: de dia alguém ajoelhado planta couves, de noite há uma lanterna ao pé do cesto.',
    },
  },
  'old-dogs': {
    alt: {
      en: 'Print of two grey-muzzled dogs by an open cottage door: one asleep before the step, one sitting beneath the hand of a woman on a bench.',
      pt: 'Gravura de dois cães de focinho grisalho à porta aberta: um dorme junto ao degrau, outro está sentado sob a mão de uma mulher num banco.',
    },
  },
  'forest-path': {
    alt: {
      en: 'Print of someone with a small backpack walking away along a path among tall pines, through slanting light.',
      pt: 'Gravura de alguém de mochila pequena que se afasta por um caminho entre pinheiros-bravos altos, atravessado por raios de luz.',
    },
  },
  pool: {
    alt: {
      en: 'Print of someone resting in a pool in the cool of the day, eyes closed, both arms along the stones of its edge; a ladder, a lantern, water lilies and pines.',
      pt: 'Gravura de alguém que descansa dentro de água pela fresca, de olhos fechados, os braços sobre as pedras da borda; uma escada, uma lanterna, nenúfares e pinheiros.',
    },
  },
  'hot-spring': {
    alt: {
      en: 'Print of an old thermal pool under a stone vault, behind a rope: steam, steps, blue-and-white tiles, light from a round window; a visitor in a coat, hat in hand, looks at the water.',
      pt: 'Gravura de uma antiga piscina termal debaixo de uma abóbada de pedra, atrás de uma corda: vapor, degraus, azulejos, luz de uma janela redonda; um visitante de casaco comprido e chapéu na mão olha para a água.',
    },
  },
  village: {
    alt: {
      en: 'Print of a village street: white houses with blue and ochre bands, tiled roofs, a bougainvillea over a wall, a black cat and a chapel.',
      pt: 'Gravura de uma rua de aldeia: casas brancas com barras azuis e ocre, telhados de barro, uma buganvília sobre um muro, um gato preto e uma capela.',
    },
  },
  letter: {
    alt: {
      en: 'Print of a swallow carrying a sealed letter and an olive twig over low hills with a small white house.',
      pt: 'Gravura de uma andorinha que leva uma carta lacrada e um raminho de oliveira por cima de colinas baixas com uma casinha branca.',
    },
  },
  'atlantic-rest': {
    alt: {
      en: 'Print of a person resting in a deck chair on a clifftop, facing the Atlantic, with gulls and a lighthouse.',
      pt: 'Gravura de uma pessoa que descansa numa espreguiçadeira no alto da falésia, virada para o Atlântico, com gaivotas e um farol.',
    },
  },
  hammock: {
    alt: {
      en: 'Print of someone asleep in a hammock, a book on the chest, an old black dog asleep below.',
      pt: 'Gravura de alguém a dormir numa cama de rede, de livro no peito; por baixo dorme um velho cão preto.',
    },
  },
  'hand-on-trunk': {
    alt: {
      en: 'Print of a hand with a knitted cuff laid flat on the bark of a large tree in the forest.',
      pt: 'Gravura de uma mão, de punho de malha, pousada na casca de uma árvore grande, na floresta.',
    },
  },
  'planting-a-tree': {
    alt: {
      en: 'Print of two hands setting a young oak into the soil; behind, a hillside of stumps on one side and young trees on the other.',
      pt: 'Gravura de duas mãos a plantar um carvalho jovem; atrás, uma encosta com cepos de um lado e árvores jovens do outro.',
    },
  },
  'lit-tent': {
    alt: {
      en: 'Print of an open bell tent with a made bed and a lantern inside; a bicycle by a stone wall, pine hills, the sea.',
      pt: 'Gravura de uma tenda aberta com cama feita e lanterna; uma bicicleta junto a um muro de pedra, pinhais e o mar.',
    },
  },
  harvest: {
    alt: {
      en: 'Print of a woven basket overflowing with chard, carrots, a pumpkin, tomatoes and an artichoke, beside a lantern and a fork in the soil.',
      pt: 'Gravura de um cesto de vime a transbordar de acelgas, cenouras, abóbora, tomates e uma alcachofra, ao lado de uma lanterna e de uma forquilha na terra.',
    },
  },
  'dog-and-hand': {
    alt: {
      en: 'Print of an old black dog with a grey muzzle, its eyes closed, resting its chin in an open hand that lies on somebody’s lap.',
      pt: 'Gravura de um velho cão preto de focinho grisalho, de olhos fechados, com o queixo pousado numa mão aberta sobre o colo de alguém.',
    },
  },
  journey: {
    alt: {
      en: 'Print of a small coach leaving its stop below a walled hill town and an aqueduct; a traveller with a rucksack, and a taxi whose driver waves.',
      pt: 'Gravura de um pequeno autocarro a sair da paragem, abaixo de uma vila muralhada e de um aqueduto; um viajante de mochila e um táxi, com o motorista a acenar.',
    },
  },
  'inside-tent': {
    alt: {
      en: 'Print of the inside of a tent, seen from the bed: an open door on a field and the lagoon, a lantern and a straw hat on the pole, a steaming mug on a stool, boots and a rucksack.',
      pt: 'Gravura de uma tenda por dentro, vista da cama: a porta aberta para um campo e a lagoa, uma lanterna e um chapéu de palha no mastro, uma caneca a fumegar num banco, botas e uma mochila.',
    },
  },
  'bath-house': {
    alt: {
      en: 'Print of a small whitewashed bath house in the rain, a steaming tub behind its open door; someone walks towards it under an umbrella, a towel over the arm.',
      pt: 'Gravura de um pequeno balneário caiado, à chuva, com uma banheira a fumegar atrás da porta aberta; alguém caminha para lá de guarda-chuva, com a toalha no braço.',
    },
  },
  'long-table': {
    alt: {
      en: 'Print of a long table under a vine: two people talk, a third listens, a dog waits.',
      pt: 'Gravura de uma mesa comprida debaixo de uma parreira: duas pessoas conversam, outra ouve-as e um cão espera.',
    },
  },
  'field-today': {
    alt: {
      en: 'Print of an empty field with a cork oak and a gate; on an easel, the same field with a tent in dashed lines.',
      pt: 'Gravura de um campo vazio com um sobreiro e uma cancela; num cavalete, o mesmo campo com uma tenda a tracejado.',
    },
  },
  heron: {
    alt: {
      en: 'Print of a grey heron wading among bulrushes in a lagoon; behind it flamingos, a boat and bars of sand, open to the sea.',
      pt: 'Gravura de uma garça-real entre tabuas, dentro de uma lagoa; atrás, flamingos, um barco e línguas de areia, abertas ao mar.',
    },
  },
  'dry-stone-wall': {
    alt: {
      en: 'Print of a dry-stone wall going up above the lagoon: by day a woman sets a stone and a man brings the next, by night a lantern stands on its unfinished end.',
      pt: 'Gravura de um muro de pedra seca a ser erguido sobre a lagoa: de dia uma mulher assenta uma pedra e um homem traz a seguinte, de noite há uma lanterna na ponta por acabar.',
    },
  },
  'writing-back': {
    alt: {
      en: 'Print of a woman at a desk, a pen in her hand: she writes a letter while a swallow carries the next past her window; letters on a string, a basket of envelopes, a lamp.',
      pt: 'Gravura de uma mulher à secretária, de caneta na mão: escreve uma carta enquanto uma andorinha traz a próxima à janela; cartas num cordel, um cesto de envelopes, um candeeiro.',
    },
  },
  'lagoon-walk': {
    alt: {
      en: 'Print of an old woman with a stick and a straw hat by the lagoon: she waits for a small dog that has sat down on the path, while an old one sniffs at daisies on a slack lead; by night she holds a lantern.',
      pt: 'Gravura de uma senhora idosa, de bengala e chapéu de palha, à beira da lagoa: espera por um cão pequeno que se sentou no caminho, enquanto um cão velho, de trela frouxa, cheira uns malmequeres; de noite segura uma lanterna.',
    },
  },
  'at-the-gate': {
    alt: {
      en: 'Print of a cyclist with a map who asks the way: an old farmer leans on a field gate and points to a white village with a church; a lagoon, by day two hens, by night a lantern on the gatepost.',
      pt: 'Gravura de uma ciclista, de mapa na mão, que pergunta o caminho: um velho lavrador encostado à cancela aponta para uma aldeia branca com a sua igreja; uma lagoa, de dia duas galinhas, de noite uma lanterna no poste.',
    },
  },
  brushing: {
    alt: {
      en: 'Print of somebody on a rug under a cork oak: by day they brush an old black dog that leans back with half-closed eyes while a brown one sleeps; by night both dogs sleep beside them, and they look at the moon.',
      pt: 'Gravura de alguém sentado numa manta debaixo de um sobreiro: de dia escova um velho cão preto, que se encosta de olhos semicerrados, enquanto um castanho dorme; de noite dormem ambos a seu lado e fica a olhar para a lua.',
    },
  },
} as const;

export type PictureName = keyof typeof pictures;

/**
 * A shape that a picture can have besides three by two: for a screen held lengthwise, or upright.
 */
export type Cut = 'poster' | 'wide' | 'square' | 'tall';

/** The pictures that are cut, and how. A print needs a field for each of its cuts. */
export const cuts: Partial<Record<PictureName, readonly Cut[]>> = {
  lagoon: ['poster', 'square'],
  'hand-on-trunk': ['square'],
  'planting-a-tree': ['square'],
  'dog-and-hand': ['square'],
  village: ['square', 'tall'],
  'old-dogs': ['square'],
  terraces: ['square'],
  tents: ['square'],
  'forest-path': ['poster', 'square'],
  letter: ['square', 'tall'],
  'atlantic-rest': ['square'],
  'lit-tent': ['square'],
  pool: ['square'],
  'hot-spring': ['square'],
  journey: ['square'],
  'bath-house': ['square'],
  'at-the-gate': ['square'],
  'dry-stone-wall': ['square'],
  'field-today': ['wide'],
};
