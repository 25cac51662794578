import { placed } from '../motifs.ts';
import { points, smooth, taper } from '../outline.ts';
import { block, type Print } from '../renderer.ts';
import { shape, thin } from '../shapes.ts';
import { boat, heron as bird, reeds, sky, water } from './lagoon-scenery.ts';

/** The bar of sand where the lagoon opens to the sea. */
const bar = {
  left: shape(smooth(points('-60 520, -60 520, 140 486, 330 478, 560 496, 724 522, 724 522'))),
  right: shape(smooth(points('842 522, 842 522, 960 500, 1180 476, 1400 470, 1620 500, 1620 522'))),
};

/** A flamingo, its head down to feed, around its feet. */
const flamingo = {
  plumes: shape(
    smooth(points('-34 -74, -20 -92, 6 -94, 26 -80, 20 -64, 0 -56, -26 -56, -48 -64')),
    taper(points('18 -78, 40 -96, 50 -72, 44 -40, 48 -20, 62 -14'), [14, 10, 9, 9, 10, 9]),
  ),
  dark: shape(
    taper(points('-4 -60, -6 -30, -4 2'), [5, 4, 4]),
    taper(points('8 -60, 12 -30, 10 2'), [5, 4, 4]),
    taper(points('58 -14, 68 -8, 66 2'), [9, 7, 3]),
    taper(points('-44 -64, -28 -70, -8 -72'), [3, 8, 3]),
  ),
};
const flock = [
  [1086, 652, 1.1, 1.1],
  [1216, 620, 0.85, 0.85],
  [826, 626, 0.9, -0.9],
] as const;

/** Print: a grey heron among reeds, larger than life; behind it flamingos, a boat and the sea. */
export const heron: Print = {
  blocks: (variant) => {
    const day = variant === 'day';
    const stand = (...data: string[]) => placed(data.join(''), 520, 948, 2.05);
    const moored = (data: string) => placed(shape(data), 190, 640, 0.9);
    const flocking = (part: keyof typeof flamingo) =>
      flock.map(([x, y, tall, wide]) => placed(flamingo[part], x, y, tall, wide));
    const inReeds = (...data: string[]) =>
      placed(shape(...data), 60, 0) + placed(shape(...data), 566, 612, 0.42, -0.42);
    return [
      block('sky', shape(sky.air), 2),
      block('paper', thin(day ? 0.9 : 0.15, sky.clouds), 4),
      block(day ? 'clay' : 'haze', thin(day ? 0.12 : 0.25, sky.dawn.join('')), 8),
      block('disc', '<circle cx="980" cy="330" r="104"/>', 6),
      block(day ? 'haze' : 'lagoon', shape('M-60 490H1620V560H-60z'), 3),
      block(day ? 'ochre' : 'haze', [bar.left, bar.right], 4),
      block('lagoon', [shape(water.near), shape(water.shallows)], 4),
      block('haze', shape(water.ripples), 4),
      block('disc', placed(shape(water.glitter), 980, 0), 4),
      block('clay', flocking('plumes'), 2),
      block('paper', day ? '' : `<g opacity=".3">${flocking('plumes').join('')}</g>`, 2),
      block('ink', [...flocking('dark'), moored(boat.inside), stand(shape(...bird.legs))], 2),
      block('clay', moored(boat.hull), 3),
      block('paper', [moored(boat.stripe), stand(bird.rings), stand(thin(0.6, bird.image))], 2),
      block(day ? 'haze' : 'mist', stand(shape(bird.body)), 3),
      block('paper', stand(shape(bird.neck, bird.head, ...bird.plumes)), 2),
      block(
        'ink',
        stand(
          shape(...bird.crest, bird.wing, bird.shoulder, ...bird.throat, bird.feathers),
          bird.eye,
        ),
        2,
      ),
      block('ochre', [moored(boat.thwarts), stand(shape(bird.bill))], 2),
      block('moss', inReeds(...reeds.back), 4),
      block(day ? 'pine' : 'ink', inReeds(...reeds.front), 4),
      block('clay', inReeds(...reeds.heads), 3),
    ];
  },
};
