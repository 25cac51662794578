import { along, chance, hatch, outline, shape, thin, type Point } from '../shapes.ts';
import { placed, rays, turned } from '../motifs.ts';
import { points, smooth, taper } from '../outline.ts';
import { block, type Print } from '../renderer.ts';

/** A straight bar from one place to another: a tube, a spoke, a pole. */
const bar = (from: Point, to: Point, width: number) => shape(taper([from, to], [width, width]));

/** The parts of the bell tent, around the middle of its foot. */
const tent = {
  canvas: shape(
    'M0 -700Q-60 -560 -190 -370Q-280 -250 -344 -186L-358 -14Q-190 34 0 34Q190 34 358 -14L344 -186Q280 -250 190 -370Q60 -560 0 -700z',
  ),
  shade: shape(
    'M0 -700Q60 -560 190 -370Q280 -250 344 -186L358 -14Q310 2 254 14L246 -170Q200 -330 0 -700z',
  ),
  seams: shape(
    'M0 -690Q-46 -540 -130 -366Q-200 -240 -236 -166L-244 18L-252 17L-244 -166Q-206 -244 -138 -368Q-52 -540 0 -690z',
    'M0 -690Q46 -540 130 -366Q200 -240 236 -166L244 18L252 17L244 -166Q206 -244 138 -368Q52 -540 0 -690z',
    'M-346 -190Q-260 -164 -170 -156L-170 -147Q-260 -154 -348 -178zM346 -190Q260 -164 170 -156L170 -147Q260 -154 348 -178z',
  ),
  inside: shape('M0 -556Q-64 -390 -156 -190L-188 31Q0 38 188 31L156 -190Q64 -390 0 -556z'),
  // Each flap is folded back, caught by a strap, and falls again below it.
  flaps: shape(
    'M0 -570Q-56 -390 -146 -196Q-172 -120 -190 31L-246 23Q-244 -74 -206 -146Q-184 -196 -174 -222Q-62 -420 0 -570z',
    'M0 -570Q56 -390 146 -196Q172 -120 190 31L246 23Q244 -74 206 -146Q184 -196 174 -222Q62 -420 0 -570z',
  ),
  straps: shape('M-218 -158L-146 -174L-144 -158L-216 -142zM218 -158L146 -174L144 -158L216 -142z'),
  folds: shape(
    'M-30 -450Q-92 -300 -174 -186Q-108 -310 -30 -450zM-178 -134Q-200 -64 -210 22L-218 22Q-212 -64 -178 -134z',
    'M30 -450Q92 -300 174 -186Q108 -310 30 -450zM178 -134Q200 -64 210 22L218 22Q212 -64 178 -134z',
  ),
  // Lamplight coming through the canvas, between the seams.
  glow: thin(
    0.42,
    'M0 -650Q-46 -520 -130 -366Q-200 -240 -236 -166L-244 18H244L236 -166Q200 -240 130 -366Q46 -520 0 -650z',
  ),
  ropes: shape('M-344 -190L-474 34L-466 38L-336 -184zM344 -190L398 18L390 21L336 -184z'),
  finial: shape(
    'M-8 -690H8L6 -736H-6z',
    'M-478 18L-466 22L-474 52L-480 50zM388 6L400 4L408 34L402 36z',
  ),
  shadow: shape(
    hatch(points('-372 4, 388 4, 488 44, -412 44'), {
      gap: 12,
      length: 80,
      width: 6,
      angle: 0,
      seed: 18,
      share: 0.6,
    }),
  ),
  doorLight: shape(
    hatch(points('-172 38, 178 38, 288 110, -272 110'), {
      gap: 13,
      length: 64,
      width: 6,
      angle: 0,
      seed: 51,
      share: 0.6,
    }),
  ),
};

/**
 * What stands in the tent: the bed seen from its foot, the pole behind it, the lantern on the pole.
 */
const room = {
  walls: shape('M-5 -540L-98 -120L-90 -120L0 -500L90 -120L98 -120L5 -540z'),
  pole:
    bar([0, -560], [0, -206], 12) + bar([0, -408], [50, -408], 7) + bar([47, -410], [47, -382], 5),
  lantern: shape(
    'M29 -372Q47 -400 65 -372L72 -360H22zM18 -276H76V-260H18zM24 -362H31L26 -274H18zM63 -362H70L76 -274H68z',
  ),
  glass: shape('M29 -364H65L70 -274H24z'),
  flame: shape('M47 -338Q62 -308 47 -282Q32 -308 47 -338z'),
  rays: shape(
    rays(
      [47, -318],
      Array.from({ length: 12 }, (_, index) => index * 30 + 15),
      82,
      34,
      5,
    ),
  ),
  headboard: shape('M-136 -126V-214Q-128 -232 -70 -236H70Q128 -232 136 -214V-126z'),
  pillows: shape(
    'M-120 -148Q-126 -192 -112 -200Q-62 -210 -14 -200Q-4 -190 -10 -146zM120 -148Q126 -192 112 -200Q62 -210 14 -200Q4 -190 10 -146z',
  ),
  sheet: shape('M-124 -140H124L132 -104H-132z'),
  blanket: shape('M-132 -106H132L146 -36V6H-146V-36z'),
  stripes: shape('M-136 -86H136L138 -74H-138zM-140 -64H140L141 -57H-141zM-146 -32H146V-22H-146z'),
  feet: shape('M-142 4H-126V26H-142zM126 4H142V26H126z'),
  rug: shape('M-150 14H150L178 33H-178z'),
};

/** A wheel: rim, hub and spokes. */
function wheel([x, y]: Point, radius: number): string {
  const ring = (outer: number, inner: number) => {
    const circle = (r: number, sweep: number) => {
      const [size, left, right] = [String(r), String(x - r), String(x + r)];
      const arc = `A${size} ${size} 0 1 ${String(sweep)}`;
      return `M${left} ${String(y)}${arc} ${right} ${String(y)}${arc} ${left} ${String(y)}z`;
    };
    return shape(circle(outer, 1) + circle(inner, 0));
  };
  const spokes = Array.from({ length: 9 }, (_, index) => {
    const at = turned([x, y], index * 20 + 11, radius);
    return bar(at(-1), at(1), 2.2);
  });
  return ring(radius, radius - 9) + ring(9, 2) + spokes.join('');
}

const [rear, front]: Point[] = [
  [0, -72],
  [222, -72],
];
const hubs = { rear: rear ?? [0, 0], front: front ?? [0, 0] } as const;
const [crank, seat, head, fork]: [Point, Point, Point, Point] = [
  [90, -64],
  [58, -178],
  [176, -186],
  [186, -152],
];

/** A bicycle in profile, facing right, around the place where its rear wheel touches the ground. */
export const bicycle = {
  wheels: wheel(hubs.rear, 72) + wheel(hubs.front, 72),
  frame: [
    bar(hubs.rear, crank, 8),
    bar(hubs.rear, [62, -164], 7),
    bar(crank, seat, 10),
    bar([63, -160], [178, -176], 10),
    bar(crank, fork, 11),
    bar(head, fork, 12),
    bar(fork, hubs.front, 9),
  ].join(''),
  fittings: [
    shape('M28 -196Q34 -206 60 -202Q84 -202 92 -196Q70 -190 56 -186Q40 -184 28 -196z'),
    bar([60, -196], [56, -174], 7),
    bar([176, -186], [168, -214], 8),
    shape('M134 -216Q150 -228 176 -218L174 -209Q154 -216 138 -206z'),
    '<circle cx="90" cy="-64" r="17"/>',
    bar(crank, [104, -34], 6),
    bar([92, -32], [118, -32], 7),
    bar(crank, [76, -94], 6),
    bar([64, -97], [88, -97], 7),
  ].join(''),
  basket: shape('M182 -206H246L238 -158H190z'),
  weave: shape(
    'M184 -194H244V-190H184zM186 -180H242V-176H186zM200 -204H204L206 -160H202zM222 -204H226L224 -160H220z',
  ),
  shadow: shape(
    hatch(points('-70 -8, 320 -12, 360 14, -80 16'), {
      gap: 9,
      length: 60,
      width: 5,
      angle: 0,
      seed: 19,
    }),
  ),
};

/**
 * A wooded skyline: round crowns side by side from the left to the right, filled down to a line.
 */
function woods(line: readonly Point[], size: number, down: number, seed: number): string {
  const random = chance(seed);
  const crowns: string[] = [];
  line.forEach(([x, y], index) => {
    const [toX, toY] = line[index + 1] ?? [x, y];
    const steps = Math.round((toX - x) / size);
    for (let step = 0; step < steps; step += 1) {
      const wide = size * (0.8 + random() * 0.6);
      const [cx, cy] = [
        x + ((toX - x) * step) / steps,
        y + ((toY - y) * step) / steps - random() * size * 0.3,
      ];
      crowns.push(
        `<ellipse cx="${cx.toFixed(0)}" cy="${cy.toFixed(0)}" rx="${wide.toFixed(0)}" ry="${(wide * 0.55).toFixed(0)}"/>`,
      );
    }
  });
  return shape(outline([...line, [1560, down], [-20, down]])) + crowns.join('');
}

/** A stone pine on a distant ridge: a bare trunk under a domed crown. */
const littlePine = ([x, foot]: Point, height: number) => {
  const at = (dx: number, dy: number): Point => [x + dx * height, foot + dy * height];
  return (
    bar(at(-0.02, 0.1), at(0.02, -0.6), height * 0.08) +
    bar(at(0.01, -0.4), at(0.16, -0.62), height * 0.05) +
    shape(
      outline([
        at(-0.44, -0.56),
        at(-0.46, -0.72),
        at(-0.38, -0.86),
        at(-0.28, -0.9),
        at(-0.2, -1.02),
        at(0, -1.08),
        at(0.18, -1.02),
        at(0.26, -0.94),
        at(0.4, -0.86),
        at(0.46, -0.7),
        at(0.42, -0.56),
        at(0.24, -0.52),
        at(0.1, -0.57),
        at(-0.08, -0.51),
        at(-0.26, -0.57),
      ]),
    )
  );
};

/** Stones laid dry in three rows, of uneven lengths. */
const stones = (() => {
  const random = chance(77);
  const laid: string[] = [];
  for (const [row, top] of [690, 740, 792].entries()) {
    for (let x = 780 - row * 34; x < 1560;) {
      const [long, high] = [62 + random() * 62, 40 + random() * 6];
      const lift = row ? 0 : random() * 14;
      laid.push(
        outline([
          [x + 4, top + 6 - lift],
          [x + long * 0.4, top - lift],
          [x + long - 6, top + 4 - lift],
          [x + long, top + high * 0.6],
          [x + long - 5, top + high],
          [x + 6, top + high + 1],
          [x, top + high * 0.5],
        ]),
      );
      x += long + 5;
    }
  }
  return shape(...laid);
})();

/** The umbrella pine the tent stands under, its roots spread over the ground. */
const pineTree = {
  wood: shape(
    smooth(
      points(
        '166 640, 190 520, 184 420, 176 360, 238 360, 244 430, 240 540, 246 660, 264 760, 290 808, 350 838, 350 838, 296 842, 262 832, 250 862, 250 862, 228 846, 214 836, 196 858, 176 886, 176 886, 168 852, 158 834, 128 846, 92 862, 44 866, 44 866, 86 844, 120 818, 142 770, 156 710',
      ),
    ),
    taper(points('200 452, 172 364, 112 280, 50 206, 24 176'), [20, 46, 36, 22, 8]),
    taper(points('212 400, 220 330, 206 250, 214 170'), [46, 38, 24, 8]),
    taper(points('224 452, 242 360, 304 272, 380 204, 452 160'), [20, 44, 36, 22, 6]),
    taper(points('120 296, 116 240, 130 196'), [22, 14, 5]),
    taper(points('300 280, 330 220, 326 180'), [24, 14, 5]),
    taper(points('344 236, 420 226, 496 204'), [18, 12, 4]),
  ),
  bark: shape(
    along(points('176 812, 186 700, 206 560, 208 430, 196 370'), {
      gap: 48,
      length: 44,
      width: 6,
      angle: 0,
      seed: 81,
    }),
    along(points('232 800, 220 690, 230 560, 230 430, 250 360'), {
      gap: 56,
      length: 40,
      width: 5,
      angle: 0,
      seed: 82,
      share: 0.8,
    }),
  ),
  shadow: shape(
    hatch(points('10 846, 330 830, 350 876, 60 892, -30 872'), {
      gap: 12,
      length: 70,
      width: 6,
      angle: 0,
      seed: 83,
      share: 0.5,
    }),
  ),
  // Grass before the roots.
  grass: shape(
    along(points('40 874, 96 868, 150 856, 186 890, 214 852, 252 866, 300 846'), {
      gap: 13,
      length: 34,
      width: 5,
      angle: -84,
      seed: 84,
      share: 0.8,
    }),
  ),
};
const crown = shape(
  'M-40 250Q-60 180 20 150Q40 90 130 84Q190 30 300 44Q390 4 490 36Q600 20 660 66Q760 66 800 124Q870 150 850 206Q800 250 720 232Q640 280 540 254Q450 296 350 262Q260 306 160 270Q60 300 -40 250z',
);
const light = shape(
  along(points('20 170, 140 110, 310 70, 490 62, 650 90, 790 150'), {
    gap: 20,
    length: 54,
    width: 7,
    angle: 84,
    seed: 24,
  }),
  along(points('80 220, 300 150, 520 130, 740 180'), {
    gap: 26,
    length: 44,
    width: 6,
    angle: 84,
    seed: 25,
    share: 0.5,
  }),
);

const waves = shape(
  hatch(points('840 420, 1536 420, 1536 480, 840 480'), {
    gap: 15,
    length: 80,
    width: 4,
    angle: 0,
    seed: 7,
    share: 0.4,
  }),
);

/** Pines on the ridges, far to near: place and height. */
const haze = [
  [30, 346, 70],
  [1430, 446, 56],
  [1490, 430, 70],
] as const;
const green = [
  [50, 480, 100],
  [1000, 546, 66],
  [1060, 552, 80],
  [1400, 526, 90],
  [1474, 512, 106],
] as const;
const dark = [
  [1076, 644, 96],
  [1216, 646, 124],
  [1340, 640, 84],
  [1440, 624, 146],
  [70, 610, 110],
] as const;

// Where the near things stand, in each shape.

interface Layout {
  /** How far to the right of the whole's. */
  tree: number;
  tent: readonly [x: number, foot: number, scale: number];
  bicycle: readonly [x: number, foot: number, scale: number];
}
const layouts: Record<'whole' | 'square', Layout> = {
  whole: { tree: 0, tent: [572, 846, 1], bicycle: [1086, 892, 0.92] },
  square: { tree: -66, tent: [486, 862, 0.86], bicycle: [909, 908, 0.76] },
};

/**
 * Print: an open bell tent with a made bed and a lantern, a bicycle against a low wall, pine hills
 * and the sea.
 */
export const litTent: Print = {
  fields: { square: { x: 6, y: -104, width: 1144 } },
  blocks: (variant, cut) => {
    const day = variant === 'day';
    const layout = layouts[cut === 'square' ? cut : 'whole'];
    const treeAt = (shapes: string) => placed(shapes, layout.tree, 0);
    const tentAt = (part: keyof typeof tent) => placed(tent[part], ...layout.tent);
    const roomAt = (part: keyof typeof room) => placed(room[part], ...layout.tent);
    const bicycleAt = (part: keyof typeof bicycle) => placed(bicycle[part], ...layout.bicycle);
    return [
      block(day ? 'sky' : 'mist', shape('M-20 -130H1560V620H-20z'), 2),
      block(
        'paper',
        shape(
          day
            ? hatch(points('860 60, 1536 40, 1536 330, 860 340'), {
                gap: 36,
                length: 170,
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
                seed: 9,
                share: 0.4,
              }),
        ),
        4,
      ),
      block('lagoon', shape('M-20 412L800 408L1560 412V620H-20z'), 3),
      block(
        'haze',
        [
          waves,
          woods(points('-20 330, 200 350, 420 372, 700 410, 920 470, 1080 500'), 36, 620, 3),
          woods(points('1230 520, 1340 470, 1450 430, 1560 410'), 30, 620, 4),
          ...haze.map(([x, y, height]) => littlePine([x, y], height)),
        ],
        4,
      ),
      block(
        'moss',
        [
          woods(
            points('-20 470, 300 452, 620 500, 940 530, 1180 540, 1360 520, 1560 490'),
            44,
            760,
            5,
          ),
          ...green.map(([x, y, height]) => littlePine([x, y], height)),
        ],
        4,
      ),
      block(
        'pine',
        [
          woods(points('-20 600, 200 590, 520 610, 900 632, 1200 628, 1560 600'), 40, 880, 6),
          ...dark.map(([x, y, height]) => littlePine([x, y], height)),
          treeAt(crown),
        ],
        4,
      ),
      block(day ? 'haze' : 'sky', shape('M740 704L1560 690V860H740z'), 4),
      block(day ? 'mist' : 'haze', stones, 4),
      block(
        'moss',
        [treeAt(light), shape('M-20 790L300 786L700 810L1000 842L1560 836V1044H-20z')],
        4,
      ),
      block('pine', [treeAt(pineTree.shadow), tentAt('shadow'), bicycleAt('shadow')], 3),
      block(
        'ink',
        [treeAt(pineTree.wood), tentAt('finial'), bicycleAt('wheels'), bicycleAt('fittings')],
        2,
      ),
      block('clay', day ? treeAt(pineTree.bark) : '', 2),
      block('moss', treeAt(pineTree.grass), 2),
      block('ochre', tentAt('ropes'), 2),
      block(day ? 'paper' : 'ochre', tentAt('canvas'), 4),
      block(day ? 'mist' : 'clay', tentAt('shade'), 4),
      block('lamp', day ? '' : tentAt('glow'), 3),
      block(day ? 'haze' : 'clay', tentAt('seams'), 3),
      block('ochre', bicycleAt('basket') + tentAt('inside'), 3),
      block('lamp', day ? '' : [tentAt('inside'), tentAt('doorLight')], 3),
      block('clay', [roomAt('walls'), roomAt('rug'), roomAt('headboard'), bicycleAt('frame')], 2),
      block('lagoon', roomAt('blanket'), 2),
      block(
        day ? 'paper' : 'disc',
        [
          roomAt('glass'),
          roomAt('pillows'),
          roomAt('sheet'),
          roomAt('stripes'),
          day ? '' : roomAt('rays'),
        ],
        2,
      ),
      block(day ? 'sky' : 'clay', tentAt('flaps'), 3),
      block(
        day ? 'clay' : 'ochre',
        [tentAt('straps'), tentAt('folds'), roomAt('flame'), bicycleAt('weave')],
        2,
      ),
      block(
        'ink',
        [
          roomAt('pole'),
          roomAt('feet'),
          roomAt('lantern'),
          shape('M-20 970L300 950L640 976L1000 960L1300 974L1560 944V1044H-20z'),
          shape(
            along(points('-20 970, 300 950, 640 976, 1000 960, 1300 974, 1560 944'), {
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
    ];
  },
};
