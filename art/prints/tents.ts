import { along, chance, hatch, outline, shape, type Point } from '../shapes.ts';
import { placed } from '../motifs.ts';
import { points } from '../outline.ts';
import { block, type Print } from '../renderer.ts';

/** Foliage: an outline that bulges in clumps of leaves along its sides, whose corners run clockwise. */
function foliage(corners: readonly Point[], seed: number, clump = 46): string {
  const random = chance(seed);
  const rim = corners.flatMap(([x, y], index): Point[] => {
    const [toX, toY] = corners[(index + 1) % corners.length] ?? [x, y];
    const steps = Math.max(1, Math.round(Math.hypot(toX - x, toY - y) / clump));
    return Array.from({ length: steps }, (_, step): Point => {
      const at = (step + (step && (random() - 0.5) * 0.5)) / steps;
      const swell = step ? (random() - 0.5) * clump * 0.5 : 0;
      return [Math.round(x + (toX - x) * at + swell), Math.round(y + (toY - y) * at + swell)];
    });
  });
  return rim
    .map(([x, y], index) => {
      const [fromX, fromY] = rim.at(index - 1) ?? [x, y];
      const radius = String(Math.round(Math.hypot(x - fromX, y - fromY) * 0.58));
      const end = `${String(x)} ${String(y)}`;
      return index ? `A${radius} ${radius} 0 0 1 ${end}` : `M${end}`;
    })
    .concat('z')
    .join('');
}

const crown = points(
  '-476 -470, -490 -560, -440 -650, -380 -690, -320 -780, -200 -810, -110 -866, 30 -850, 140 -860, 230 -790, 340 -760, 390 -670, 460 -620, 476 -520, 440 -430, 360 -404, 280 -450, 190 -520, 70 -540, -50 -520, -150 -484, -240 -420, -330 -390, -420 -410',
);

const trunk = points(
  '-50 -268, -62 -214, -66 -160, -58 -100, -70 -50, -96 -20, -150 8, -84 2, -50 20, -6 6, 40 22, 70 4, 132 0, 96 -34, 66 -84, 54 -140, 52 -196, 66 -266',
);

const limbs = points(
  '-64 -256, -74 -290, -66 -318, -84 -352, -118 -384, -172 -404, -226 -438, -280 -494, -372 -546, -366 -556, -252 -520, -196 -466, -146 -442, -96 -428, -66 -436, -74 -480, -98 -530, -104 -610, -94 -610, -60 -540, -32 -490, -12 -436, 28 -428, 96 -456, 148 -500, 190 -556, 270 -620, 276 -614, 222 -530, 186 -466, 146 -412, 106 -380, 84 -350, 80 -316, 88 -286, 80 -252, 34 -245, -10 -251, -40 -244',
);

/** The parts of a cork oak: the trunk stripped up to a clean line, dark rugged bark above it, a wide low crown. */
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
      share: 0.55,
    }),
  ),
  underside: shape(
    hatch(
      points(
        '-440 -520, -380 -456, -150 -494, 70 -540, 270 -484, 370 -470, 440 -520, 200 -570, -100 -590',
      ),
      { gap: 18, length: 26, width: 8, angle: ([x]) => x / 8 - 90, seed: 13, share: 0.4 },
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

/** One part of each of the oaks, near and far. */
const oaks = (part: keyof typeof oak) =>
  [
    placed(oak[part], 300, 900, 1),
    placed(oak[part], 1080, 728, 0.58, -0.5),
    placed(oak[part], 1450, 684, 0.36),
  ].join('');

/** A bell tent: a pole under a cone, a low wall, a door with its flaps tied back. */
const bell = {
  canvas: shape(
    'M0 -372Q-40 -290 -130 -190Q-190 -126 -236 -92L-244 -6Q-120 22 0 22Q120 22 244 -6L236 -92Q190 -126 130 -190Q40 -290 0 -372z',
  ),
  shade: shape(
    'M0 -372Q40 -290 130 -190Q190 -126 236 -92L244 -6Q200 10 150 15L146 -84Q120 -190 0 -372z',
  ),
  door: shape('M0 -232Q-20 -110 -66 20Q0 24 66 20Q20 -110 0 -232z'),
  flaps: shape(
    'M0 -232Q-40 -120 -96 16L-62 20Q-66 -40 -50 -66Q-24 -130 0 -232zM0 -232Q40 -120 96 16L62 20Q66 -40 50 -66Q24 -130 0 -232z',
  ),
  seams: shape(
    'M0 -364Q-28 -284 -86 -182L-128 16L-134 15L-92 -182Q-32 -284 0 -364zM0 -364Q28 -284 86 -182L128 16L134 15L92 -182Q32 -284 0 -364z',
    'M-236 -92Q-120 -66 -44 -68L-44 -62Q-120 -60 -236 -86zM236 -92Q120 -66 44 -68L44 -62Q120 -60 236 -86z',
  ),
  ropes: shape(
    'M-232 -94L-330 14L-326 17L-230 -88zM232 -94L330 14L326 17L230 -88zM-6 -366H6L4 -396H-4z',
  ),
};

/** One part of each of the bell tents. */
const bells = (part: keyof typeof bell) =>
  [
    placed(bell[part], 772, 812, 1),
    placed(bell[part], 1276, 764, 0.6),
    placed(bell[part], 92, 716, 0.4),
  ].join('');

const farOaks = points('-20 570, 300 556, 520 562, 760 548, 1100 560, 1560 546, 1560 640, -20 640');

/** A white farmhouse at the far edge of the field, with its barn. */
const walls = 'M492 606V574H590V606zM596 608V582H640V608zM556 562V540H566V562z';
const roofs = shape(
  'M484 578L500 556H582L598 578zM592 586L602 568H634L646 586zM552 544V538H570V544z',
);
const windows = shape(
  'M506 584H516V596H506zM534 584H545V606H534zM562 584H572V596H562zM612 590H620V600H612z',
);

/** Print: canvas tents in a meadow among stripped cork oaks; at night the tents are lit from within. */
export const tents: Print = {
  blocks: (variant) => {
    const day = variant === 'day';
    return [
      block(day ? 'sky' : 'mist', shape('M-20 -20H1560V620H-20z'), 2),
      block(
        'paper',
        shape(
          day
            ? hatch(points('800 60, 1536 20, 1536 240, 800 280'), {
                gap: 40,
                length: 180,
                width: 5,
                angle: -3,
                seed: 4,
                share: 0.5,
              })
            : hatch(points('40 30, 1500 30, 1500 330, 40 330'), {
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
      block('disc', '<circle cx="914" cy="150" r="64"/>'),
      block(
        day ? 'mist' : 'haze',
        shape(
          'M-20 470L150 440L360 462L560 410L760 436L960 396L1180 440L1380 410L1560 436V640H-20z',
        ),
      ),
      block(
        day ? 'haze' : 'lagoon',
        shape('M-20 536L220 508L480 530L700 492L940 520L1200 490L1560 520V700H-20z'),
      ),
      block(day ? 'moss' : 'pine', shape(foliage(farOaks, 8, 40))),
      block('ochre', shape('M-20 618L300 604L640 612L1000 600L1560 610V800H-20z')),
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
            share: 0.6,
          }),
        ),
        3,
      ),
      block('clay', roofs, 2),
      block('lamp', windows, 1),
      block('pine', oaks('crown'), 5),
      block(
        'moss',
        [oaks('leaves'), shape('M-20 700L220 690L520 706L800 690L1100 700L1560 684V1044H-20z')],
        4,
      ),
      block(
        'pine',
        shape(
          hatch(points('130 900, 470 880, 620 916, 520 950, 100 950'), {
            gap: 13,
            length: 70,
            width: 6,
            angle: 0,
            seed: 41,
            share: 0.8,
          }),
          hatch(points('560 806, 980 806, 1120 836, 620 838'), {
            gap: 11,
            length: 70,
            width: 6,
            angle: 0,
            seed: 42,
            share: 0.8,
          }),
          hatch(points('1010 720, 1160 716, 1220 744, 1030 740'), {
            gap: 11,
            length: 44,
            width: 5,
            angle: 0,
            seed: 43,
          }),
          hatch(points('1130 760, 1420 760, 1500 784, 1150 786'), {
            gap: 11,
            length: 60,
            width: 5,
            angle: 0,
            seed: 44,
          }),
        ),
        3,
      ),
      block('clay', oaks('trunk'), 4),
      block('ink', oaks('limbs') + oaks('shadow') + oaks('underside'), 4),
      block('haze', oaks('bark'), 3),
      block('moss', oaks('clumps'), 4),
      block('pine', oaks('dapple'), 3),
      block('ochre', oaks('grain'), 3),
      block(day ? 'paper' : 'lamp', [bells('canvas')], 4),
      block(day ? 'mist' : 'ochre', [bells('shade')], 4),
      block(day ? 'ink' : 'lamp', [bells('door')], 3),
      block(
        'ink',
        [
          bells('ropes'),
          shape('M-20 950L200 924L520 940L860 924L1200 946L1560 914V1044H-20z'),
          shape(
            along(points('-20 950, 200 924, 520 940, 860 924, 1200 946, 1560 914'), {
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
      block(day ? 'ochre' : 'clay', [bells('flaps'), bells('seams')], 3),
      block(
        day ? 'paper' : 'lamp',
        shape(
          hatch(points('500 836, 960 836, 1040 920, 480 920'), {
            gap: 24,
            length: 40,
            width: 5,
            angle: day ? -70 : 0,
            seed: 17,
            share: 0.6,
          }),
        ),
        3,
      ),
    ];
  },
};
