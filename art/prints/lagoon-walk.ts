import { along, chance, ellipses, hatch, mark, shape, strew, thin } from '../shapes.ts';
import { lantern, placed } from '../motifs.ts';
import { points, smooth, taper } from '../outline.ts';
import { block, type Block, type Print } from '../renderer.ts';
import { profile } from './figures.ts';
import {
  boat,
  farPines,
  flowers,
  land,
  pineFoot,
  pineTree,
  reeds,
  sky,
  tuft,
  tuftAt,
} from './lagoon-walk-scenery.ts';
import { hat } from './terraces.ts';

/** The dog on the lead walks to the right, its nose down; from the left end of its foot. */
const sniffing = {
  body: smooth(
    points(
      '6 -190, 36 -208, 86 -206, 150 -196, 196 -206, 228 -208, 258 -192, 288 -170, 318 -154, 342 -132, 354 -106, 368 -78, 384 -58, 386 -38, 368 -26, 344 -38, 314 -60, 284 -80, 262 -88, 244 -96, 236 -84, 212 -70, 170 -64, 126 -70, 96 -86, 70 -90, 30 -120, 4 -156',
    ),
  ),
  tail: taper(points('20 -184, -8 -164, -26 -128, -30 -92, -44 -66'), [36, 29, 22, 15, 5]),
  near: [
    taper(points('204 -148, 206 -96, 200 -50, 202 -14'), [74, 50, 33, 28]),
    smooth(points('188 -18, 212 -24, 232 -15, 238 -3, 232 2, 190 2')),
    taper(points('48 -150, 60 -114, 64 -88'), [96, 86, 50]),
    taper(points('64 -92, 40 -66, 24 -48'), [52, 36, 29]),
    taper(points('24 -52, 24 -30, 28 -12'), [29, 25, 26]),
    smooth(points('14 -18, 38 -23, 56 -14, 62 -3, 56 2, 16 2')),
  ],
  far: [
    taper(points('232 -120, 246 -80, 254 -44, 262 -16'), [56, 38, 28, 25]),
    smooth(points('250 -22, 272 -26, 290 -18, 296 -7, 290 -2, 252 -2')),
    taper(points('92 -110, 114 -84, 100 -56'), [60, 46, 29]),
    taper(points('100 -60, 106 -36, 116 -16'), [28, 24, 24]),
    smooth(points('104 -22, 128 -26, 144 -18, 150 -7, 144 -2, 106 -2')),
  ],
  ear: smooth(
    points('292 -140, 308 -146, 322 -136, 330 -108, 326 -78, 312 -56, 296 -62, 286 -88, 286 -118'),
  ),
  rim: taper(
    points('308 -146, 322 -136, 330 -108, 326 -78, 312 -56, 296 -62, 286 -88, 287 -112'),
    7,
  ),
  muzzle: smooth(
    points(
      '354 -98, 364 -78, 380 -58, 384 -40, 368 -29, 346 -40, 330 -52, 336 -66, 334 -80, 346 -86',
    ),
  ),
  whiskers: along(points('356 -98, 336 -76, 330 -48'), {
    gap: 8,
    length: 22,
    width: 4,
    angle: 100,
    seed: 19,
  }),
  brow: mark([344, -116], 62, 24, 7),
  nose: smooth(points('370 -66, 384 -58, 393 -46, 388 -34, 376 -36, 370 -50')),
  mouth: taper(points('370 -28, 352 -42, 336 -56'), 5),
  eye: taper(points('332 -106, 342 -99, 350 -86'), 10),
  pupil: '<circle cx="343" cy="-95" r="3.6"/>',
  cuts: [
    // The haunch and the knee, the shoulder, the ribs.
    taper(points('14 -168, 8 -136, 24 -104, 46 -82'), [2, 6, 6, 2]),
    taper(points('92 -176, 108 -142, 102 -108, 88 -88'), [2, 7, 7, 2]),
    taper(points('184 -176, 168 -140, 174 -104, 184 -60'), [2, 7, 7, 3]),
    taper(points('232 -150, 232 -116, 224 -84, 217 -54'), [2, 6, 6, 3]),
    mark([130, -108], 72, 36, 4),
    mark([146, -122], 72, 32, 4),
    mark([40, -24], 60, 16, 3),
  ],
  fur: along(points('54 -194, 120 -188, 190 -190'), {
    gap: 24,
    length: 24,
    width: 3,
    angle: 20,
    seed: 31,
  }),
  toes: [
    mark([225, -8], 76, 13, 3.4),
    mark([214, -7], 76, 13, 3.4),
    mark([49, -8], 76, 13, 3.4),
    mark([38, -7], 76, 13, 3.4),
    mark([284, -12], 76, 12, 3.4),
    mark([137, -12], 76, 12, 3.4),
  ],
  collar: taper(points('281 -166, 274 -136, 254 -106'), [14, 15, 14]),
  tag: '<circle cx="252" cy="-92" r="9"/>',
};

/** The small dog has sat down and looks up to the right, around the middle of its foot. */
const sitting = {
  farEar: smooth(points('6 -196, 8 -222, 22 -246, 36 -224, 40 -196, 24 -188')),
  farLeg: taper(points('44 -92, 52 -50, 56 -12'), [40, 28, 22]),
  farPaw: smooth(points('44 -16, 62 -18, 76 -8, 76 0, 46 0')),
  body: smooth(
    points(
      '-104 -4, -118 -44, -108 -90, -82 -122, -58 -140, -50 -160, -40 -184, -18 -202, 10 -206, 36 -198, 52 -184, 74 -180, 94 -176, 106 -166, 104 -152, 90 -142, 68 -134, 50 -128, 54 -104, 58 -76, 48 -46, 30 -28, 0 -6, -40 2',
    ),
  ),
  leg: taper(points('20 -96, 26 -54, 28 -12'), [56, 36, 27]),
  paw: smooth(points('14 -18, 34 -22, 50 -14, 56 -3, 50 3, 16 3')),
  tail: taper(points('-92 -14, -126 -6, -154 -14, -172 -36'), [34, 24, 17, 6]),
  hindFoot: smooth(points('-66 -14, -30 -20, -6 -18, 6 -7, 2 3, -60 4')),
  nearEar: smooth(
    points('-24 -196, -6 -204, 4 -190, 2 -164, -8 -140, -24 -128, -36 -140, -40 -168'),
  ),
  earRim: taper(points('-4 -202, 4 -188, 2 -164, -8 -140, -24 -128, -36 -140, -39 -164'), 6),
  chest: smooth(points('48 -116, 58 -98, 60 -76, 52 -54, 44 -50, 38 -76, 36 -104')),
  muzzle: smooth(
    points(
      '56 -184, 78 -181, 96 -175, 104 -164, 102 -152, 88 -143, 68 -136, 48 -134, 38 -146, 46 -158, 44 -172',
    ),
  ),
  whiskers: along(points('50 -174, 42 -160, 40 -142'), {
    gap: 7,
    length: 22,
    width: 4,
    angle: 92,
    seed: 6,
  }),
  brow: mark([30, -190], 20, 24, 8),
  nose: smooth(points('90 -182, 106 -177, 110 -165, 102 -158, 91 -166')),
  mouth: taper(points('96 -150, 78 -152, 58 -142'), 5),
  eye: '<circle cx="36" cy="-171" r="5.6"/>',
  lid: taper(points('24 -170, 35 -178, 48 -177'), 6),
  cuts: [
    taper(points('-40 -84, -8 -72, 2 -44, -10 -22, -38 -14'), [2, 7, 8, 7, 3]),
    taper(points('2 -100, -2 -70, 8 -36, 14 -16'), [2, 6, 6, 3]),
    taper(points('42 -92, 42 -52, 42 -26'), [2, 5, 3]),
    mark([-86, -74], -62, 28, 4),
    mark([-70, -92], -56, 26, 4),
    mark([-92, -50], -78, 26, 4),
  ],
  collar: taper(points('-50 -146, -12 -127, 46 -128'), [11, 13, 11]),
  toes: [
    mark([47, -4], 80, 11, 3),
    mark([37, -4], 80, 11, 3),
    mark([-3, -4], 80, 11, 3),
    mark([-14, -4], 80, 11, 3),
    mark([69, -5], 80, 10, 3),
  ],
};

/** A closed hand around what hangs from it or stands under it, around its middle. */
const fist = {
  skin: shape(
    smooth(points('-20 -18, -4 -24, 14 -20, 22 -6, 20 10, 6 20, -12 18, -22 6')),
    taper(points('-16 -6, -18 4, -14 15'), [13, 14, 11]),
    taper(points('-6 -4, -7 8, -4 20'), [13, 14, 11]),
    taper(points('6 -4, 5 9, 7 20'), [13, 14, 11]),
    taper(points('16 -6, 16 6, 16 15'), [12, 12, 10]),
  ),
  lines: shape(
    taper(points('-12 -2, -13 8, -10 17'), 3),
    taper(points('0 -1, -1 9, 1 20'), 3),
    taper(points('11 -2, 11 8, 12 17'), 3),
  ),
};

/** The old woman goes to the right and looks back, around the middle of her feet. */
const woman = {
  boots: shape(
    smooth(
      points(
        '-68 -150, -68 -150, -18 -150, -18 -150, -18 -42, -2 -24, 22 -16, 28 2, 28 2, -62 2, -62 2, -64 -60',
      ),
    ),
    smooth(
      points(
        '14 -150, 14 -150, 64 -150, 64 -150, 64 -44, 78 -26, 102 -18, 108 0, 108 0, 20 0, 20 0, 18 -60',
      ),
    ),
  ),
  soles: shape('M-64 0h88v8h-88z', 'M30 -2h80v8h-80z'),
  gleams: shape(
    taper(points('-54 -96, -54 -66, -50 -36'), 5),
    taper(points('28 -96, 28 -66, 32 -38'), 5),
  ),
  skirt: smooth(
    points(
      '-72 -316, -72 -316, 84 -318, 84 -318, 104 -250, 116 -180, 124 -108, 124 -108, 72 -98, 4 -96, -60 -100, -108 -112, -108 -112, -100 -180, -88 -250',
    ),
  ),
  folds: shape(
    taper(points('-62 -250, -70 -190, -76 -116'), [2, 6, 5]),
    taper(points('46 -240, 52 -170, 54 -110'), [2, 5, 5]),
    taper(points('92 -246, 100 -180, 104 -118'), [2, 6, 5]),
  ),
  print: shape(
    ...strew(points('-84 -246, 98 -246, 112 -124, -96 -124'), 27, chance(5)).map((place, index) =>
      mark(place, index * 70, 11, 4.5),
    ),
  ),
  cardigan: smooth(
    points(
      '-34 -492, -64 -476, -80 -440, -78 -386, -82 -330, -92 -258, -92 -258, 104 -262, 104 -262, 92 -332, 88 -386, 90 -440, 80 -472, 52 -492, 8 -496',
    ),
  ),
  blouse: shape('M-24 -492L38 -494L14 -410z'),
  collar: shape('M-12 -492L-38 -474L-24 -448L4 -470z', 'M24 -490L52 -476L40 -450L12 -470z'),
  front: shape(taper(points('14 -412, 13 -340, 12 -262'), [4, 4, 4])),
  buttons: ellipses([25, -388, 5, 5], [25, -346, 5, 5], [25, -304, 5, 5]),
  knit: shape(
    along(points('-52 -450, -54 -380, -52 -350'), {
      gap: 17,
      length: 16,
      width: 3.2,
      angle: 6,
      seed: 3,
    }),
    along(points('62 -440, 64 -380, 68 -300'), {
      gap: 17,
      length: 16,
      width: 3.2,
      angle: 6,
      seed: 4,
    }),
    along(points('-14 -400, -14 -300'), { gap: 19, length: 14, width: 3.2, angle: 6, seed: 6 }),
    along(points('-90 -266, 10 -268'), { gap: 9, length: 16, width: 3, angle: 90, seed: 8 }),
    along(points('14 -268, 104 -270'), { gap: 9, length: 16, width: 3, angle: 90, seed: 9 }),
  ),
  neck: taper(points('-8 -530, 2 -506, 8 -482'), [50, 48, 46]),
  /** The arm that leans on the stick. */
  stickSleeve: shape(
    taper(points('80 -452, 106 -406, 120 -368'), [54, 48, 43]),
    taper(points('119 -376, 125 -364, 129 -352'), [43, 39, 34]),
  ),
  stickSeam: shape(taper(points('66 -470, 56 -440, 84 -396, 98 -364, 111 -346'), [2, 5, 6, 5, 2])),
  stickCuff: shape('M111 -346L147 -357L154 -339Q138 -326 116 -327z'),
  /** By day the other hand is in a pocket. */
  pocketSleeve: shape(
    taper(points('-64 -452, -96 -404, -106 -360'), [54, 48, 44]),
    taper(points('-106 -366, -94 -338, -76 -320'), [44, 40, 34]),
  ),
  pocketSeam: shape(
    taper(points('-56 -470, -42 -438, -72 -396, -82 -364, -74 -346, -64 -335'), [2, 5, 6, 6, 5, 3]),
    taper(points('-108 -338, -100 -320, -90 -309'), [2, 4, 3]),
  ),
  pocketHand: shape(taper(points('-74 -316, -56 -300, -44 -288'), [27, 31, 28])),
  pocketCuff: shape('M-64 -335L-90 -309L-76 -294Q-56 -301 -50 -320z'),
  pocket: shape(
    smooth(
      points(
        '-80 -298, -80 -298, -34 -302, -18 -306, -18 -306, -14 -274, -18 -268, -80 -266, -84 -272',
      ),
    ),
  ),
  pocketTrim: shape(taper(points('-82 -298, -48 -301, -17 -306'), [6, 6, 6])),
  /** By night it holds the lantern. */
  lampSleeve: shape(
    taper(points('-64 -452, -94 -412, -106 -384'), [54, 48, 43]),
    taper(points('-104 -390, -124 -376, -140 -366'), [43, 39, 34]),
  ),
  lampSeam: shape(taper(points('-56 -470, -42 -438, -70 -400, -86 -378'), [2, 5, 6, 3])),
  lampHand: shape(taper(points('-146 -361, -158 -353, -168 -345'), [24, 26, 26])),
  lampCuff: shape('M-131 -350L-151 -381L-167 -371Q-164 -351 -147 -339z'),
  stick: taper(points('138 -306, 144 -200, 150 -90, 156 4'), [13, 12, 11, 10]),
  /** Its handle shows on both sides of the hand. */
  crook: taper(
    points('164 -314, 146 -320, 116 -322, 96 -318, 84 -304, 84 -288'),
    [11, 14, 14, 14, 13, 10],
  ),
};
/** Her hair and the lines of her face, around the middle of a head that looks left. */
const head = {
  hair: shape(
    smooth(
      points('-38 -36, -20 -48, 40 -52, 60 -24, 60 16, 46 42, 32 46, 28 20, 16 0, 2 -10, -14 -18'),
    ),
    smooth(points('48 8, 74 4, 90 22, 84 48, 62 54, 44 40')),
  ),
  strands: shape(
    taper(points('6 -24, 30 -8, 40 24'), 4),
    taper(points('26 -30, 48 -4, 52 24'), 4),
    taper(points('60 16, 74 22, 76 40'), 4),
  ),
  eye: shape(
    taper(points('-49 2, -39 10, -26 6'), 5.5),
    taper(points('-52 -15, -41 -21, -26 -13'), 5),
  ),
  lines: shape(
    taper(points('-20 6, -14 1, -10 -6'), 2.8),
    taper(points('-20 10, -12 10, -6 7'), 2.8),
    taper(points('-54 45, -42 44, -34 36'), 4.5),
  ),
  ear: '<ellipse cx="16" cy="16" rx="10" ry="15"/>',
  jaw: shape(taper(points('-34 78, -8 76, 14 64, 24 46'), [2, 5, 5, 2])),
};

const womanAt = (shapes: string) => placed(shapes, 664, 872);
const onShoulders = (part: string) =>
  `<g transform="translate(-26 -552) rotate(-16) scale(.84)">${part}</g>`;
const onHead = (part: string) => placed(`<g transform="rotate(-3)">${part}</g>`, 4, -30, 1.1, 1.16);
const headAt = (part: string) => womanAt(onShoulders(part));
const hatAt = (part: string) => headAt(onHead(part));
const bigAt = (shapes: string) => placed(shapes, 916, 866);
const smallAt = (shapes: string) => placed(shapes, 372, 886);

/** By night: what the lantern touches of the two beside it. */
const lit = {
  woman: shape(
    taper(points('-89 -256, -96 -190, -104 -120'), 6),
    taper(points('-78 -352, -81 -310, -88 -266'), 6),
    taper(points('-66 -96, -63 -50, -61 -8'), 5),
    taper(points('-132 -352, -118 -360, -98 -370, -80 -384'), 5),
  ),
  dog: shape(
    taper(points('52 -184, 74 -180, 92 -177'), 5),
    taper(points('28 -238, 36 -222, 39 -204'), 5),
    taper(points('66 -60, 66 -40, 66 -18'), 4),
  ),
};

/** The lead hangs from the hand on the stick to the collar. */
const lead = shape(
  taper(
    points('813 558, 822 640, 846 728, 904 782, 990 782, 1080 756, 1144 728, 1194 702'),
    [6, 6, 6, 6, 6, 6, 6, 6],
  ),
);
const loop = shape(taper(points('780 562, 768 588, 774 612, 790 606, 795 574'), [6, 6, 6, 6, 6]));

/** Shapes as the low sun throws them over the path, to the right. */
const cast = (shapes: string) => `<g transform="matrix(1 0 -.8 -.17 0 0)">${shapes}</g>`;
const shadows = [
  womanAt(
    cast(
      shape(woman.skirt, woman.cardigan, woman.stick, woman.neck) +
        woman.boots +
        onShoulders(profile.face + head.hair + onHead(shape(...hat.straw))),
    ),
  ),
  bigAt(cast(shape(sniffing.body, sniffing.tail, ...sniffing.near, ...sniffing.far))),
  smallAt(cast(shape(sitting.body, sitting.farEar, sitting.tail, sitting.leg))),
];

/** What lies behind the path. */
function landBlocks(day: boolean): Block[] {
  const ashore = (...data: string[]) => placed(shape(...data), 1216, 634, 0.94);
  return [
    block('sky', sky.air, 2),
    block('clay', day ? sky.evening : '', 8),
    block('paper', day ? sky.wisps : sky.stars, day ? 4 : 1),
    block('disc', day ? sky.sun : sky.moon, 3),
    block('ink', day ? sky.gulls : '', 2),
    block('mist', land.hills, 4),
    block(day ? 'haze' : 'pine', land.near, 4),
    block(day ? 'pine' : 'ink', [land.shore, ...farPines.map((each) => shape(...each.crown))], 3),
    block(
      'ink',
      farPines.map((each) => shape(...each.wood)),
      1,
    ),
    block('lagoon', land.water, 3),
    block('haze', land.ripples, 3),
    block('disc', day ? land.sunlight : land.moonlight, 2),
    block(day ? 'sky' : 'haze', land.bars, 3),
    block(day ? 'sky' : 'haze', land.sand, 3),
    block('moss', shape(...reeds.few, ...reeds.back), 3),
    block(day ? 'pine' : 'ink', shape(...reeds.front), 3),
    block('clay', shape(...reeds.heads), 2),
    block('moss', land.bank, 4),
    block('ink', day ? placed(thin(0.4, boat.shadow), 1216, 634, 0.94) : ashore(boat.shadow), 3),
    block('ink', ashore(boat.inside, boat.stake), 2),
    block('ochre', ashore(...boat.ribs, ...boat.thwarts, boat.pole), 2),
    block('clay', ashore(boat.hull), 3),
    block('paper', ashore(boat.stripe, boat.rope), 2),
    block('ink', ashore(...boat.seams), 2),
    block('pine', day ? `<g opacity=".6">${pineFoot.shadow}</g>` : '', 3),
    block('ink', shape(...pineTree.wood) + pineFoot.roots, 3),
    block(day ? 'pine' : 'ink', shape(...pineTree.crown), 4),
    block('moss', shape(...pineTree.light), 2),
    block('clay', day ? shape(pineTree.bark) : '', 2),
    block('moss', pineFoot.grass, 2),
    block(day ? 'pine' : 'ink', `<g opacity=".5">${land.grass}</g>`, 2),
    block(day ? 'sky' : 'haze', land.path, 4),
    block(day ? 'ochre' : 'mist', `<g opacity=".5">${land.ruts}</g>`, 3),
    block('moss', land.edge, 3),
  ];
}

/** The old woman. */
function womanBlocks(day: boolean): Block[] {
  const lampAt = (shapes: string) => womanAt(placed(shapes, -170, -198, 0.98));
  const atLamp = (shapes: string) => womanAt(placed(shapes, -170, -342, 1.02));
  const atStick = (shapes: string) => womanAt(placed(shapes, 128, -318, 1.02, -1.02));
  return [
    block('ink', womanAt(shape(woman.stick, woman.crook)), 2),
    block('pine', womanAt(woman.boots), 2),
    block('ink', womanAt(woman.soles), 1),
    block('haze', womanAt(woman.gleams), 1),
    block('clay', womanAt(shape(woman.skirt)), 3),
    block('paper', womanAt(woman.print), 1),
    block('ink', womanAt(woman.folds), 2),
    block('ochre', womanAt(shape(woman.cardigan)), 3),
    block('paper', womanAt(woman.blouse), 2),
    block('clay', womanAt(woman.knit + shape(woman.neck)), 2),
    block('ink', womanAt(thin(0.2, woman.neck)), 2),
    block('clay', headAt(profile.face), 2),
    block('paper', [womanAt(woman.collar), headAt(head.hair)], 2),
    block('clay', headAt(head.ear), 1),
    block('haze', headAt(head.strands), 1),
    block(
      'ink',
      [headAt(head.eye + head.lines + head.jaw), womanAt(woman.front + woman.buttons)],
      1,
    ),
    block('ochre', hatAt(shape(...hat.straw)), 2),
    block('ink', hatAt(shape(...hat.band)), 2),
    block('clay', [atStick(fist.skin), womanAt(day ? woman.pocketHand : woman.lampHand)], 1),
    block('ink', atStick(fist.lines), 1),
    ...(day
      ? []
      : [
          block('ink', lampAt(shape(...lantern.iron)), 2),
          block('lamp', lampAt(shape(lantern.glass)), 2),
          block('clay', atLamp(fist.skin), 1),
          block('ink', atLamp(fist.lines), 1),
        ]),
    block('ochre', womanAt(woman.stickSleeve + (day ? woman.pocketSleeve : woman.lampSleeve)), 2),
    block('paper', womanAt(woman.stickCuff + (day ? woman.pocketCuff : woman.lampCuff)), 1),
    block('ochre', day ? womanAt(woman.pocket) : '', 2),
    block(
      'ink',
      womanAt(woman.stickSeam + (day ? woman.pocketSeam + woman.pocketTrim : woman.lampSeam)),
      1,
    ),
  ];
}

/** The dog that sniffs. */
const sniffer: Block[] = [
  block('ink', bigAt(shape(sniffing.tail, ...sniffing.far, sniffing.body, ...sniffing.near)), 3),
  block('haze', bigAt(shape(...sniffing.cuts, sniffing.fur)), 2),
  block(
    'paper',
    bigAt(shape(sniffing.muzzle, sniffing.whiskers, sniffing.brow, ...sniffing.toes)),
    2,
  ),
  block('clay', bigAt(shape(sniffing.collar)), 2),
  block('ochre', bigAt(sniffing.tag + shape(sniffing.eye)), 1),
  block('ink', bigAt(shape(sniffing.ear, sniffing.nose, sniffing.mouth) + sniffing.pupil), 2),
  block('haze', bigAt(shape(sniffing.rim)), 2),
];

/** The dog that has sat down. */
const sitter: Block[] = [
  block('clay', smallAt(shape(sitting.farEar, sitting.farLeg, sitting.farPaw)), 2),
  block('ink', smallAt(thin(0.4, sitting.farEar, sitting.farLeg)), 2),
  block('clay', smallAt(shape(sitting.tail, sitting.body)), 3),
  block('paper', smallAt(shape(sitting.chest)), 2),
  block('clay', smallAt(shape(sitting.leg, sitting.paw, sitting.hindFoot)), 2),
  block('lagoon', smallAt(shape(sitting.collar)), 1),
  block(
    'paper',
    smallAt(shape(sitting.muzzle, sitting.whiskers, sitting.brow, ...sitting.toes)),
    2,
  ),
  block(
    'ink',
    smallAt(
      shape(...sitting.cuts, sitting.nose, sitting.mouth, sitting.lid) +
        sitting.eye +
        thin(0.6, sitting.nearEar) +
        shape(sitting.earRim),
    ),
    1,
  ),
];

/** By night: the light of the lantern. */
const glow = `<circle cx="494" cy="634" r="150" opacity=".16"/><circle cx="494" cy="634" r="88" opacity=".2"/>`;
const pool =
  thin(
    0.2,
    smooth(points('310 890, 380 862, 500 852, 620 860, 690 886, 610 914, 490 922, 370 914')),
  ) +
  thin(
    0.3,
    hatch(points('200 890, 310 842, 500 826, 690 838, 800 886, 700 936, 490 950, 300 936'), {
      gap: 9,
      length: 84,
      width: 8,
      angle: 0,
      seed: 14,
    }),
  );

/**
 * Print: an old woman with a stick walks two old dogs by the lagoon: one sniffs at a tuft, the
 * other has sat down, and she waits for it.
 */
export const lagoonWalk: Print = {
  blocks: (variant) => {
    const day = variant === 'day';
    return [
      ...landBlocks(day),
      block(
        day ? 'haze' : 'lamp',
        day ? `<g opacity=".8">${shadows.join('')}</g>` : glow + pool,
        3,
      ),
      block('pine', tuftAt(tuft.back), 2),
      ...sniffer,
      block('clay', lead + loop, 1),
      ...womanBlocks(day),
      ...sitter,
      block('lamp', day ? '' : [womanAt(lit.woman), smallAt(lit.dog)], 2),
      block('moss', tuftAt(tuft.front), 2),
      block('paper', tuftAt(tuft.flowers), 1),
      block('pine', [land.verge, land.blades], 3),
      block('paper', flowers, 1),
    ];
  },
};
