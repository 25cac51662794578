import { placed } from '../motifs.ts';
import { points } from '../outline.ts';
import { block, type Field, type Print, type Shape } from '../renderer.ts';
import { shape, thin, type Point } from '../shapes.ts';
import { boat, heron, pine, reeds, sky, spit, town, water, type Pine } from './lagoon-scenery.ts';

interface Place {
  x: number;
  y: number;
  scale: number;
}
/** Where all of it stands in one shape. */
interface Layout {
  /**
   * How large all of it is in the units of its field: edges and grain are as coarse in a wide field
   * as in the whole's.
   */
  size: number;
  /** How far to the right the hill stands. */
  hill: number;
  /** Its middle and its radius. */
  sun: readonly [x: number, y: number, radius: number];
  pines: Pine[];
  /** From the left rim of the whole, how far to the right and how many times as long. */
  spit: readonly [right: number, reach: number];
  heron: Place;
  boat: Place;
  /** How far to the right the reeds stand. */
  reeds: number;
}
const layouts = {
  whole: {
    size: 1,
    hill: 0,
    sun: [800, 330, 98],
    pines: [
      { x: 96, foot: 612, height: 330, spread: 150 },
      { x: 250, foot: 604, height: 250, spread: 104 },
      { x: 388, foot: 624, height: 480, spread: 196 },
    ],
    spit: [0, 1],
    heron: { x: 600, y: 904, scale: 0.94 },
    boat: { x: 1064, y: 608, scale: 1 },
    reeds: 0,
  },
  poster: {
    size: 0.75,
    hill: 320,
    sun: [1104, 334, 112],
    pines: [
      { x: -414, foot: 634, height: 206, spread: 108 },
      { x: -222, foot: 646, height: 276, spread: 148 },
      { x: 176, foot: 674, height: 340, spread: 272 },
    ],
    spit: [-560, 1.78],
    heron: { x: 628, y: 978, scale: 1.13 },
    boat: { x: 1400, y: 704, scale: 1.3 },
    reeds: 490,
  },
  square: {
    size: 1,
    hill: 0,
    sun: [800, 330, 98],
    pines: [
      { x: 308, foot: 606, height: 250, spread: 102 },
      { x: 438, foot: 624, height: 450, spread: 196 },
    ],
    spit: [-20, 1.02],
    heron: { x: 606, y: 922, scale: 1.02 },
    boat: { x: 1030, y: 620, scale: 1.06 },
    reeds: -108,
  },
} satisfies Partial<Record<Shape, Layout>>;

type Composed = keyof typeof layouts;
const isComposed = (shape: Shape): shape is Composed => shape in layouts;

/** Print: the lagoon of Óbidos at dawn, the walled town behind it. The home page opens with it. */
export const lagoon: Print = {
  fields: {
    poster: { x: -399, y: -247, width: 1938 },
    square: { x: 105, y: -302, width: 1326 },
  } satisfies Record<Exclude<Composed, 'whole'>, Field>,
  blocks: (variant, cut) => {
    if (!isComposed(cut)) throw new Error(`The lagoon is not composed for the shape ${cut}.`);
    const day = variant === 'day';
    const layout: Layout = layouts[cut];
    const { sun } = layout;
    const onHill = (shapes: string) => placed(shapes, layout.hill, 0);
    const stand = (shapes: string) =>
      placed(shapes, layout.heron.x, layout.heron.y, layout.heron.scale);
    const moored = (shapes: string) =>
      placed(shapes, layout.boat.x, layout.boat.y, layout.boat.scale);
    const inReeds = (...data: string[]) => placed(shape(...data), layout.reeds, 0);
    const pines = layout.pines.map(pine);
    const [right, reach] = layout.spit;
    const bank = spit(layout.pines, (text) =>
      points(text).map(([x, y]): Point => [right + x * reach, 580 + (y - 580) * reach]),
    );
    const blocks = [
      block('sky', shape(sky.air), 2),
      block('paper', [thin(day ? 0.9 : 0.15, sky.clouds)], 4),
      // Dawn: a warm band that thins upwards.
      block(
        day ? 'clay' : 'haze',
        sky.dawn.map((each, index) => thin((day ? 0.15 : 0.3) * (index ? 1 : 0.5), each)),
        8,
      ),
      block('disc', `<circle cx="${sun[0]}" cy="${sun[1]}" r="${sun[2]}"/>`, 6),
      block(day ? 'mist' : 'sky', shape(sky.hills)),
      block(day ? 'haze' : 'pine', onHill(shape(town.hill))),
      block(day ? 'moss' : 'ink', onHill(thin(day ? 0.5 : 0.35, town.skirt)), 5),
      block('lagoon', onHill(thin(0.5, town.slopes)), 3),
      block('moss', onHill([shape(town.gardens), thin(0.8, town.olives)].join('')), 4),
      block('pine', [onHill(shape(...town.cypresses)), shape(water.shore)], 3),
      block('paper', onHill(shape(town.behind, ...town.houses)), 2),
      block(
        day ? 'ochre' : 'haze',
        onHill(day ? thin(0.4, town.behind) : thin(0.6, town.behind, ...town.houses)),
        2,
      ),
      block('clay', onHill(shape(...town.roofs)), 2),
      block('lamp', onHill(shape(...(day ? town.windows : town.litWindows))), day ? 2 : 1),
      block('paper', onHill(shape(town.before)), 2),
      block(
        day ? 'ochre' : 'haze',
        onHill([thin(day ? 0.4 : 0.6, town.before), thin(0.5, town.courses)].join('')),
        2,
      ),
      block('lagoon', onHill(thin(0.55, ...town.lee)), 2),
      block(day ? 'pine' : 'ink', onHill(thin(0.8, town.wallFoot)), 3),
      block('lamp', onHill(shape(day ? town.highWindows : town.litHighWindows)), day ? 2 : 1),
      block(day ? 'mist' : 'haze', shape(water.far), 3),
      block('lagoon', [shape(water.near), shape(water.shallows)], 4),
      block('haze', [onHill(thin(0.6, town.mirror)), shape(water.ripples)], 4),
      block('disc', placed(shape(water.glitter), sun[0], 0), 4),
      ...(day ? [] : [block('lamp', onHill(shape(town.litMirror)), 2)]),
      block('moss', shape(bank.ground)),
      block(
        day ? 'pine' : 'ink',
        shape(...pines.flatMap((each) => [...each.crown, each.shadow]), bank.shade, ...bank.mirror),
        5,
      ),
      block(
        'ink',
        [
          shape(...pines.flatMap((each) => [...each.wood, each.shade])),
          moored(shape(boat.pole, boat.rope, ...boat.mirror)),
        ],
        4,
      ),
      block('moss', shape(...pines.flatMap((each) => each.light)), 3),
      block('clay', [shape(...pines.map((each) => each.bark)), moored(shape(boat.hull))], 3),
      block('ink', [moored(shape(boat.inside)), stand(shape(...heron.legs, heron.mirror))], 2),
      block(
        'paper',
        [
          moored(shape(boat.stripe)),
          shape(bank.grass),
          stand(heron.rings),
          stand(thin(0.7, heron.image)),
          stand(shape(heron.body)),
        ],
        2,
      ),
      block(day ? 'haze' : 'lagoon', [stand(thin(day ? 1 : 0.5, heron.body))], 2),
      block('paper', stand(shape(heron.neck, heron.head, ...heron.plumes)), 2),
      block(
        'ink',
        stand(
          [
            shape(...heron.crest, heron.wing, heron.shoulder, ...heron.throat, heron.feathers),
            heron.eye,
          ].join(''),
        ),
        2,
      ),
      block('ochre', [moored(shape(boat.thwarts)), stand(shape(heron.bill))], 2),
      ...(day ? [] : [block('ink', moored(boat.lantern), 1), block('lamp', moored(boat.light), 1)]),
      block('moss', inReeds(...reeds.back), 4),
      block(day ? 'pine' : 'ink', inReeds(...reeds.front), 4),
      block('clay', inReeds(...reeds.heads), 3),
      block('ink', placed(thin(0.45, ...reeds.heads), layout.reeds, 0), 3),
    ];
    return blocks.map((each) => ({ ...each, shapes: placed(each.shapes, 0, 0, layout.size) }));
  },
};
