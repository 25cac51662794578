import { along, hatch, outline, shape, type Point } from '../shapes.ts';
import { foliage, placed } from '../motifs.ts';
import { points, taper } from '../outline.ts';
import { block, type Print } from '../renderer.ts';

const crown = points(
  '-476 -470, -490 -560, -440 -650, -380 -690, -320 -780, -200 -810, -110 -866, 30 -850, 140 -860, 230 -790, 340 -760, 390 -670, 460 -620, 476 -520, 440 -430, 360 -404, 280 -450, 190 -520, 70 -540, -50 -520, -150 -484, -240 -420, -330 -390, -420 -410',
);

const trunk = points(
  '-50 -268, -62 -214, -66 -160, -58 -100, -70 -50, -96 -20, -150 8, -84 2, -50 20, -6 6, 40 22, 70 4, 132 0, 96 -34, 66 -84, 54 -140, 52 -196, 66 -266',
);

const limbs = points(
  '-64 -256, -74 -290, -66 -318, -84 -352, -118 -384, -172 -404, -226 -438, -280 -494, -372 -546, -366 -556, -252 -520, -196 -466, -146 -442, -96 -428, -66 -436, -74 -480, -98 -530, -104 -610, -94 -610, -60 -540, -32 -490, -12 -436, 28 -428, 96 -456, 148 -500, 190 -556, 270 -620, 276 -614, 222 -530, 186 -466, 146 -412, 106 -380, 84 -350, 80 -316, 88 -286, 80 -252, 34 -245, -10 -251, -40 -244',
);

/**
 * The parts of a cork oak: the trunk stripped up to a clean line, dark rugged bark above it, a wide
 * low crown.
 */
const oak = {
  crown: shape(foliage(crown, 3)),
  trunk: shape(outline(trunk)),
  limbs: shape(outline(limbs)),
  // These hang in front of the limbs and take the light.
  clumps: shape(
    foliage(points('-440 -510, -430 -600, -340 -660, -240 -610, -230 -530, -330 -480'), 4, 34),
    foliage(points('-210 -640, -180 -740, -80 -800, 40 -770, 80 -690, 10 -620, -100 -600'), 5, 34),
    foliage(points('150 -560, 160 -650, 260 -710, 370 -650, 400 -550, 290 -500'), 6, 34),
  ),
  leaves: shape(
    hatch(crown, {
      gap: 22,
      length: 24,
      width: 8,
      angle: ([x]) => x / 8 - 90,
      seed: 12,
      share: 0.42,
    }),
  ),
  underside: shape(
    hatch(
      points(
        '-440 -520, -380 -456, -150 -494, 70 -540, 270 -484, 370 -470, 440 -520, 200 -570, -100 -590',
      ),
      { gap: 18, length: 26, width: 8, angle: ([x]) => x / 8 - 90, seed: 13, share: 0.3 },
    ),
  ),
  dapple: shape(
    hatch(points('-430 -530, -310 -620, -230 -580, -250 -530'), {
      gap: 18,
      length: 20,
      width: 7,
      angle: -110,
      seed: 14,
      share: 0.5,
    }),
    hatch(points('-180 -590, -40 -720, 80 -640, 0 -590'), {
      gap: 18,
      length: 20,
      width: 7,
      angle: -90,
      seed: 15,
      share: 0.5,
    }),
    hatch(points('160 -570, 280 -660, 380 -560'), {
      gap: 18,
      length: 20,
      width: 7,
      angle: -70,
      seed: 16,
      share: 0.5,
    }),
  ),
  grain: shape(
    hatch(points('-56 -260, -60 0, -10 0, -10 -260'), {
      gap: 20,
      length: 50,
      width: 4,
      angle: 92,
      seed: 6,
      share: 0.7,
    }),
  ),
  shadow: shape(
    hatch(points('14 -262, 24 16, 110 0, 60 -90, 56 -262'), {
      gap: 16,
      length: 50,
      width: 6,
      angle: 91,
      seed: 7,
      share: 0.9,
    }),
    along(points('-52 -262, 66 -262'), { gap: 10, length: 26, width: 6, angle: 90, seed: 9 }),
  ),
  bark: shape(
    hatch(points('-66 -440, -80 -350, -62 -268, 70 -268, 76 -350, 60 -440'), {
      gap: 17,
      length: 34,
      width: 6,
      angle: 82,
      seed: 8,
      share: 0.8,
    }),
    along(points('-110 -410, -210 -450, -300 -520'), {
      gap: 20,
      length: 30,
      width: 5,
      angle: 14,
      seed: 2,
    }),
    along(points('100 -420, 160 -470, 230 -570'), {
      gap: 20,
      length: 30,
      width: 5,
      angle: 14,
      seed: 3,
    }),
  ),
};

// The tents, each around the middle of its foot: a pole under a cone, a low wall.

const bell =
  'M0 -372Q-40 -290 -130 -190Q-190 -126 -236 -92L-244 -6Q-120 22 0 22Q120 22 244 -6L236 -92Q190 -126 130 -190Q40 -290 0 -372z';
const finial = 'M-6 -366H6L4 -396H-4z';
const seam = (line: string) => taper(points(line), 8);
const rope = (line: string) => {
  const [from, to] = points(line);
  return from && to ? taper([from, to], [6, 6]) : '';
};
const shadow = shape(
  hatch(points('-250 4, 250 -2, 350 24, -190 28'), {
    gap: 11,
    length: 70,
    width: 6,
    angle: 0,
    seed: 42,
    share: 0.8,
  }),
);

/**
 * Seen from before the door: one flap tied back, the other let down. Its left side is tied to a
 * tree.
 */
const open = {
  shadow,
  canvas: shape(bell),
  shade: shape(
    'M0 -372Q40 -290 130 -190Q190 -126 236 -92L244 -6Q200 10 150 15L146 -84Q120 -190 0 -372z',
  ),
  seams: shape(
    seam('0 -366, -50 -260, -118 -170, -150 -82, -156 14'),
    seam('0 -366, 50 -260, 118 -170, 144 -82, 148 14'),
    seam('-238 -94, -180 -76, -110 -70, -72 -69'),
    seam('238 -94, 180 -76, 100 -70, 46 -69'),
  ),
  door: shape('M0 -254Q-24 -140 -76 -76Q-86 -40 -90 18Q-20 24 58 19Q36 -110 0 -254z'),
  flaps: shape(
    // Caught by a strap, it falls again below it.
    'M0 -258Q-22 -150 -74 -78Q-84 -40 -86 20L-124 16Q-118 -40 -98 -80Q-64 -140 0 -258z',
    'M0 -258Q32 -110 44 21L94 16Q58 -110 0 -258z',
  ),
  ropes: shape(finial, rope('232 -94, 296 18')),
  awning: '',
};

/** Turned to the left, with an awning on two poles before its door. */
const turnedAway = {
  shadow,
  canvas: shape(bell),
  shade: shape(
    'M0 -372Q40 -290 130 -190Q190 -126 236 -92L244 -6Q160 14 62 21L58 -80Q50 -180 0 -372z',
  ),
  seams: shape(
    seam('0 -366, -78 -236, -176 -134, -206 -88, -212 4'),
    seam('0 -366, 22 -270, 50 -150, 58 -80, 62 22'),
    seam('0 -366, 60 -262, 136 -166, 172 -84, 178 12'),
    seam('-20 -70, 60 -72, 150 -78, 238 -94'),
  ),
  door: shape('M-60 -214Q-92 -110 -140 12Q-90 20 -24 22Q-34 -110 -60 -214z'),
  flaps: shape(
    'M-60 -218Q-98 -110 -158 8L-136 14Q-92 -100 -60 -218z',
    'M-60 -218Q-28 -110 -14 24L-36 22Q-42 -100 -60 -218z',
  ),
  ropes: shape(
    finial,
    rope('232 -94, 322 14'),
    rope('-302 -100, -306 22'),
    rope('-118 -92, -120 58'),
    rope('-302 -100, -376 24'),
    rope('-118 -92, -186 70'),
  ),
  awning: shape('M-176 -146Q-96 -150 -22 -170L-108 -94Q-210 -82 -312 -102z'),
};

/** Seen from behind, closed: a window in its wall. */
const fromBehind = {
  shadow,
  canvas: shape(bell),
  shade: shape(
    'M0 -372Q40 -290 130 -190Q190 -126 236 -92L244 -6Q190 10 112 18L106 -76Q96 -190 0 -372z',
  ),
  seams: shape(
    seam('0 -366, -60 -262, -136 -166, -172 -84, -178 12'),
    seam('0 -366, -18 -270, -32 -150, -36 -74, -38 20'),
    seam('0 -366, 40 -262, 88 -166, 106 -78, 112 18'),
    seam('-238 -94, -120 -72, 0 -68, 120 -72, 238 -94'),
  ),
  door: shape('M-130 -50L-74 -44V-8L-132 -14z'),
  flaps: '',
  ropes: shape(
    finial,
    rope('232 -94, 352 10'),
    rope('-232 -94, -352 10'),
    rope('110 -74, 168 40'),
    rope('-36 -72, -62 52'),
  ),
  awning: '',
};

/**
 * A bed behind the open door, seen from its foot: head board, mattress, pillow, and a blanket over
 * its sides.
 */
const bed = {
  frame: shape('M-58 -78Q-20 -96 18 -78V-34H-58zM-78 -4H36V20H27V8H-69V20H-78z'),
  blanket: shape('M-60 -42H20L34 -6H-76z'),
  linen: shape('M-52 -40Q-56 -62 -44 -64Q-20 -70 4 -64Q16 -62 12 -40zM-66 -26H26L28 -20H-68z'),
};

/** A folding chair, seen from its front, around the middle of its foot. */
const chair = {
  wood: shape(
    rope('-44 0, 46 -54'),
    rope('44 0, -46 -54'),
    rope('-48 -54, -48 -92'),
    rope('48 -54, 48 -92'),
    rope('-42 -60, -46 -134'),
    rope('42 -60, 46 -134'),
    'M-58 -98H-36V-90H-58zM36 -98H58V-90H36z',
  ),
  canvas: shape(
    'M-50 -54Q0 -46 50 -54L42 -70Q0 -62 -42 -70z',
    'M-50 -132Q0 -126 50 -132L48 -100Q0 -94 -48 -100z',
  ),
};

/** A line from a tree, tied round its trunk, to a tent, with a blanket and a towel over it. */
function line(from: Point, to: Point) {
  const at = (share: number, down = 0): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + Math.sin(share * Math.PI) * 16 + down,
  ];
  const [near, far] = [0.12, 0.54];
  const across = (down: number, width: number) =>
    outline([at(near, down), at(far, down + 3), at(far, down + width + 3), at(near, down + width)]);
  return {
    rope: shape(
      taper(
        [0, 0.25, 0.5, 0.75, 1].map((share) => at(share)),
        [6, 6, 6, 6, 6],
      ),
      ...[-5, 5].map((down) =>
        taper(
          [
            [from[0] - 75, from[1] + down - 6],
            [from[0] - 40, from[1] + down + 4],
            [from[0], from[1] + down],
          ],
          [6, 6, 6],
        ),
      ),
      // The knots and their loose ends.
      ...[from, to].map(([x, y]) =>
        taper(
          [
            [x - 2, y - 8],
            [x, y + 2],
            [x - 6, y + 14],
            [x - 9, y + 34],
          ],
          [9, 16, 8, 5],
        ),
      ),
    ),
    towel: shape(outline([at(0.66, -4), at(0.88, -4), at(0.88, 62), at(0.77, 66), at(0.67, 62)])),
    blanket: shape(outline([at(near, -4), at(far, -4), at(far - 0.01, 104), at(near + 0.02, 100)])),
    stripes: shape(across(66, 7), across(80, 7)),
  };
}

// Where all of it stands, in each shape.

type Place = readonly [x: number, foot: number, scale: number, width?: number];
interface Layout {
  /** Near and far. */
  oaks: Place[];
  open: Place;
  turnedAway: Place;
  fromBehind: Place;
  chair: Place;
  /** Where the line leaves the nearest oak. */
  knot: Point;
}
const layouts: Record<'whole' | 'square', Layout> = {
  whole: {
    oaks: [
      [374, 900, 0.88, 0.72],
      [1146, 728, 0.58, -0.5],
      [1480, 684, 0.36],
    ],
    open: [832, 826, 1.06],
    turnedAway: [1376, 772, 0.56],
    fromBehind: [150, 712, 0.34],
    chair: [140, 868, 0.86],
    knot: [408, 704],
  },
  square: {
    oaks: [
      [330, 900, 0.92, 0.7],
      [868, 676, 0.25, -0.25],
    ],
    open: [716, 838, 0.92],
    turnedAway: [126, 734, 0.4],
    fromBehind: [930, 700, 0.19],
    chair: [100, 878, 0.82],
    knot: [364, 734],
  },
};

const farOaks = points('-60 570, 300 556, 520 562, 760 548, 1100 560, 1560 546, 1560 640, -60 640');

/** A white farmhouse at the far edge of the field, with its barn. */
const walls = 'M492 606V574H590V606zM596 608V582H640V608zM556 562V540H566V562z';
const roofs = shape(
  'M484 578L500 556H582L598 578zM592 586L602 568H634L646 586zM552 544V538H570V544z',
);
const windows = shape(
  'M506 584H516V596H506zM534 584H545V606H534zM562 584H572V596H562zM612 590H620V600H612z',
);

/**
 * Print: canvas tents in a meadow among stripped cork oaks; at night the tents are lit from within.
 */
export const tents: Print = {
  fields: { square: { x: -40, y: -8, width: 1040 } },
  blocks: (variant, cut) => {
    const day = variant === 'day';
    const layout = layouts[cut === 'square' ? cut : 'whole'];
    const oaks = (part: keyof typeof oak) =>
      layout.oaks.map((place) => placed(oak[part], ...place)).join('');
    const inOpen = (shapes: string) => placed(shapes, ...layout.open);
    const lit = (part: keyof typeof open) =>
      inOpen(open[part]) + placed(turnedAway[part], ...layout.turnedAway);
    const unlit = (part: keyof typeof open) => placed(fromBehind[part], ...layout.fromBehind);
    const bells = (part: keyof typeof open) => unlit(part) + lit(part);
    const [x, foot, scale] = layout.open;
    const {
      rope: cord,
      towel,
      blanket,
      stripes,
    } = line(layout.knot, [x - 233 * scale, foot - 94 * scale]);
    return [
      block(day ? 'sky' : 'mist', shape('M-60 -120H1560V620H-60z'), 2),
      block(
        'paper',
        shape(
          day
            ? hatch(points('560 -90, 1536 -110, 1536 240, 800 280'), {
                gap: 40,
                length: 180,
                width: 5,
                angle: -3,
                seed: 4,
                share: 0.5,
              })
            : hatch(points('40 -90, 1500 -90, 1500 330, 40 330'), {
                gap: 84,
                length: 9,
                width: 6,
                angle: 40,
                seed: 5,
                share: 0.35,
              }),
        ),
        4,
      ),
      block(
        day ? 'mist' : 'haze',
        shape(
          'M-60 476L150 440L360 462L560 410L760 436L960 396L1180 440L1380 410L1560 436V640H-60z',
        ),
      ),
      block(
        day ? 'haze' : 'lagoon',
        shape('M-60 540L220 508L480 530L700 492L940 520L1200 490L1560 520V700H-60z'),
      ),
      block(day ? 'moss' : 'pine', shape(foliage(farOaks, 8, 40))),
      block('ochre', shape('M-60 620L300 604L640 612L1000 600L1560 610V800H-60z')),
      block(
        'paper',
        shape(
          walls,
          hatch(points('0 624, 1536 616, 1536 690, 0 700'), {
            gap: 22,
            length: 46,
            width: 4,
            angle: -3,
            seed: 14,
            share: 0.42,
          }),
        ),
        3,
      ),
      block('clay', roofs, 2),
      block('lamp', windows, 1),
      block('pine', oaks('crown'), 5),
      block(
        'moss',
        [oaks('leaves'), shape('M-60 702L220 690L520 706L800 690L1100 700L1560 684V1060H-60z')],
        4,
      ),
      block(
        'pine',
        [
          bells('shadow'),
          ...layout.oaks.map(([oakX, oakFoot, size]) =>
            placed(
              shape(
                hatch(points('-170 0, 170 -20, 320 16, 220 50, -200 50'), {
                  gap: 13,
                  length: 70,
                  width: 6,
                  angle: 0,
                  seed: 41,
                  share: 0.8,
                }),
              ),
              oakX,
              oakFoot,
              size,
            ),
          ),
        ],
        3,
      ),
      block('clay', oaks('trunk'), 4),
      block('ink', oaks('limbs') + oaks('shadow') + oaks('underside'), 4),
      block('haze', oaks('bark'), 3),
      block('moss', oaks('clumps'), 4),
      block('pine', oaks('dapple'), 3),
      block('ochre', oaks('grain'), 3),
      block(day ? 'paper' : 'haze', unlit('canvas'), 3),
      block('mist', unlit('shade'), 3),
      block(day ? 'paper' : 'lamp', lit('canvas'), 4),
      block(day ? 'mist' : 'ochre', lit('shade'), 4),
      block(day ? 'ochre' : 'mist', unlit('seams'), 3),
      block(day ? 'ochre' : 'clay', lit('seams'), 3),
      block(day ? 'ink' : 'clay', lit('door'), 3),
      block('ink', unlit('door'), 3),
      block(day ? 'clay' : 'ink', inOpen(bed.frame), 2),
      block('lagoon', [blanket, inOpen(bed.blanket)], 3),
      block('paper', [cord, stripes, inOpen(bed.linen)], 2),
      block(
        'ink',
        [
          bells('ropes'),
          placed(chair.wood, ...layout.chair),
          shape('M-60 956L200 924L520 940L860 924L1200 946L1560 914V1060H-60z'),
          shape(
            along(points('-60 956, 200 924, 520 940, 860 924, 1200 946, 1560 914'), {
              gap: 12,
              length: 80,
              width: 9,
              angle: -80,
              seed: 31,
            }),
          ),
        ],
        3,
      ),
      block('ochre', lit('flaps'), 3),
      block('clay', [bells('awning'), towel, placed(chair.canvas, ...layout.chair)], 3),
      block(
        day ? 'paper' : 'lamp',
        inOpen(
          shape(
            hatch(points('-230 30, 130 30, 170 86, -260 86'), {
              gap: 24,
              length: 40,
              width: 5,
              angle: day ? -70 : 0,
              seed: 17,
              share: 0.6,
            }),
          ),
        ),
        3,
      ),
    ];
  },
};
