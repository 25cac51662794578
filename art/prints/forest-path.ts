import { along, chance, hatch, mark, outline, shape, thin, type Point } from '../shapes.ts';
import { placed, rays, turned } from '../motifs.ts';
import { points } from '../outline.ts';
import { block, type Print } from '../renderer.ts';

interface Pine {
  /** Where the trunk stands. */
  foot: Point;
  /** How thick it is at the foot. */
  girth: number;
  /** Where the trunk ends in the crown, or leaves the picture. */
  top: Point;
}

/** The trunk of a maritime pine: tall, bare, a little bent, with stubs where branches were. */
function trunk({ foot: [x, y], girth, top: [topX, topY] }: Pine): string {
  const random = chance(Math.round(x + y));
  const half = girth / 2;
  const at = (share: number): Point => [
    x + (topX - x) * share + Math.sin(share * 5 + x) * half * 0.5,
    y + (topY - y) * share,
  ];
  const steps = [0, 0.03, 0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 1];
  const width = (share: number) =>
    half * (share < 0.02 ? 1.7 : share < 0.05 ? 1.2 : 1 - share * 0.45);
  const left = steps.map((share): Point => [at(share)[0] - width(share), at(share)[1]]);
  const right = steps.map((share): Point => [at(share)[0] + width(share), at(share)[1]]);
  const stubs = [0.46, 0.58, 0.72, 0.82].map((share, index) => {
    const [stubX, stubY] = at(share + random() * 0.06);
    const side = index % 2 ? 1 : -1;
    const [out, up] = [side * (half * 1.1 + random() * half * 0.5), half * (0.3 + random() * 0.3)];
    const thick = girth * 0.07;
    return outline([
      [stubX, stubY - thick],
      [stubX + out, stubY - up - thick],
      [stubX + out * 0.98, stubY - up + thick * 0.6],
      [stubX, stubY + thick * 2],
    ]);
  });
  return shape(outline([...left, ...right.reverse()])) + shape(...stubs);
}

/**
 * A crown: flat clouds of needles one above the other, hatched upwards at the edge, and downwards
 * where needles hang.
 */
function crown([x, y]: Point, spread: number, seed: number, hanging = false): string {
  const random = chance(seed);
  const clouds = [
    [-0.5, 0.34, 0.55],
    [0.52, 0.2, 0.5],
    [-0.1, 0, 0.62],
    [0.2, -0.26, 0.46],
    [-0.3, -0.3, 0.4],
  ].map(([dx = 0, dy = 0, size = 0]) => {
    const [cx, cy, wide] = [
      x + dx * spread,
      y + dy * spread,
      size * spread * (0.9 + random() * 0.2),
    ];
    const high = wide * 0.42;
    const dome: Point[] = [
      [cx - wide, cy + high * 0.3],
      [cx - wide * 0.8, cy - high * 0.4],
      [cx - wide * 0.35, cy - high * 0.9],
      [cx + wide * 0.2, cy - high],
      [cx + wide * 0.75, cy - high * 0.5],
      [cx + wide, cy + high * 0.25],
      [cx + wide * 0.5, cy + high * 0.5],
      [cx - wide * 0.4, cy + high * 0.55],
    ];
    const needles = {
      gap: wide * 0.09,
      length: wide * 0.3,
      width: wide * 0.05,
      seed: seed + Math.round(cx),
    };
    const rims = [dome.slice(0, 6), ...(hanging ? [[...dome.slice(5), ...dome.slice(0, 1)]] : [])];
    return shape(outline(dome), ...rims.map((rim) => along(rim, { ...needles, angle: -80 })));
  });
  return clouds.join('');
}

// The last few of each stand beyond the whole, where the poster shows more.
const far: Pine[] = [
  70, 250, 372, 486, 590, 668, 900, 986, 1060, 1180, 1290, 1440, -70, -170, -330, -420,
].map((x, index) => ({
  foot: [x, 610 + ((index * 37) % 30)],
  girth: 16 + ((index * 5) % 9),
  top: [x + ((index * 29) % 40) - 20, 150 + ((index * 53) % 110)],
}));
const middle: Pine[] = [
  { foot: [160, 690], girth: 44, top: [190, 60] },
  { foot: [452, 664], girth: 34, top: [440, 110] },
  { foot: [1010, 668], girth: 36, top: [1030, 90] },
  { foot: [1234, 704], girth: 48, top: [1206, 40] },
  { foot: [1466, 690], girth: 40, top: [1480, 60] },
  { foot: [-160, 672], girth: 38, top: [-172, 80] },
  { foot: [-390, 690], girth: 46, top: [-370, 60] },
];
const near: Pine[] = [
  { foot: [320, 860], girth: 96, top: [290, -60] },
  { foot: [1130, 830], girth: 86, top: [1164, -60] },
  { foot: [1400, 960], girth: 140, top: [1430, -80] },
  { foot: [30, 930], girth: 120, top: [10, -60] },
  { foot: [-250, 850], girth: 92, top: [-236, -60] },
];
/** In the square what stands nearest closes up to frame the walker. */
const nearInSquare: Pine[] = [
  { foot: [352, 900], girth: 104, top: [322, -60] },
  { foot: [1150, 850], girth: 92, top: [1180, -60] },
];

/** The plates of the bark, on the side the light comes from. */
const bark = ({ foot: [x, y], girth, top: [topX, topY] }: Pine) =>
  [-0.35, 0.05, 0.4, 0.72]
    .map((across, index) => {
      const line = Array.from({ length: 13 }, (_, step): Point => {
        const share = 0.045 + step / 12.5;
        const sway = Math.sin(share * 5 + x) * 0.25 + (across * (1 - share * 0.45)) / 2;
        return [x + (topX - x) * share + sway * girth, y + (topY - y) * share];
      });
      const plate = { gap: girth * 0.42, length: girth * 0.42, width: girth * 0.11 };
      return shape(
        along(line, { ...plate, angle: 0, seed: Math.round(x) + index, share: 0.3 + index * 0.16 }),
      );
    })
    .join('');

/** The shadow a trunk throws, away from the light. */
const shadow = ({ foot: [x, y], girth }: Pine) => {
  const [half, reach] = [girth * 0.6, girth * 5];
  return shape(
    outline([
      [x - half, y - 6],
      [x + half, y],
      [x - reach, y + reach * 0.42],
      [x - reach - half, y + reach * 0.4],
    ]),
  );
};

/** How far a shaft of light leans to the right for each unit up. */
const slant = 0.62;
/** A shaft of light from the upper right, between two places on the ground. */
const shaft = (from: number, to: number, foot: number): Point[] => {
  const run = (foot + 40) * slant;
  return [
    [from + run, -40],
    [from + run + (to - from) * 0.3, -40],
    [to, foot],
    [from, foot],
  ];
};
const shafts = [
  shaft(100, 230, 690),
  shaft(540, 680, 780),
  shaft(890, 960, 690),
  shaft(1160, 1300, 740),
];
/**
 * Someone walking away, seen from behind, three hundred units tall: the left foot is down, the
 * right heel has come up behind, the left arm swings back.
 */
const walker = {
  legs: shape(
    'M-36 -150L4 -150L2 -84L-4 -16L-26 -16L-32 -80z',
    'M-4 -150L36 -150L42 -88Q44 -62 38 -34L18 -36Q10 -64 10 -84z',
  ),
  boots: shape(
    'M-27 -20L-4 -20L-2 -6Q0 0 -6 1L-24 1Q-30 0 -29 -6z',
    'M18 -40L39 -38Q43 -22 40 -6Q38 10 31 14Q23 15 20 6Q14 -18 18 -40z',
  ),
  sole: shape('M19 -19L40 -18L40 -10L20 -11zM23 -4L37 -3L35 6Q30 10 25 6z'),
  coat: shape(
    'M-16 -256Q-42 -250 -47 -226Q-66 -198 -72 -176Q-74 -154 -66 -134L-54 -138L-56 -170L-38 -200L-35 -160L-42 -124Q0 -114 42 -124L36 -160L37 -200L51 -176L51 -140L66 -138Q73 -160 69 -180Q60 -206 46 -230Q40 -250 16 -256z',
  ),
  hands: shape(
    'M-69 -138L-52 -142Q-47 -124 -54 -112Q-60 -107 -67 -112Q-72 -122 -69 -138z',
    'M50 -143L67 -141Q71 -126 66 -115Q59 -109 52 -115Q46 -126 50 -143z',
  ),
  pack: shape(
    'M-26 -236Q-28 -246 -16 -248H16Q28 -246 26 -236L30 -176Q28 -162 14 -162H-14Q-28 -162 -30 -176z',
  ),
  straps: shape('M-27 -210H27V-204H-27zM-14 -192H14V-172H-14z'),
  scarf: shape(
    'M-22 -258Q-24 -270 0 -272Q24 -270 22 -258Q20 -246 0 -246Q-20 -246 -22 -258zM12 -258Q40 -266 64 -246L80 -226L62 -224Q38 -244 14 -244z',
  ),
  // A plait, from under the cap down over the scarf and the pack.
  hair: shape(
    'M-11 -276H11Q13 -264 0 -258Q-13 -264 -11 -276z',
    'M0 -266Q13 -258 10 -248Q7 -240 0 -238Q-7 -240 -10 -248Q-13 -258 0 -266z',
    'M0 -245Q11 -238 9 -229Q6 -221 0 -219Q-6 -221 -9 -229Q-11 -238 0 -245z',
    'M0 -226Q9 -220 7 -211Q5 -205 0 -203Q-5 -205 -7 -211Q-9 -220 0 -226z',
    'M-4 -197H4L7 -182H-7z',
  ),
  cap: shape(
    'M-22 -272Q-27 -302 -13 -313Q-8 -316 -6 -316Q-10 -329 0 -330Q10 -329 6 -316Q8 -316 13 -313Q27 -302 22 -272z',
    'M-5 -204H5V-197H-5z',
  ),
  cuff: shape('M-25 -284Q0 -279 25 -284L24 -268Q0 -263 -24 -268z'),
  lanternFrame: shape(
    'M-71 -90Q-72 -112 -60 -112Q-48 -112 -49 -90L-54 -90Q-53 -106 -60 -106Q-67 -106 -66 -90z',
    'M-79 -86L-67 -97H-53L-41 -86z',
    'M-76 -88H-44L-41 -42H-79z',
  ),
  lanternGlass: shape('M-71 -82H-49L-47 -49H-73z'),
  lanternFlame: shape('M-60 -76Q-52 -62 -60 -53Q-68 -62 -60 -76z'),
};
const walkerAt = (part: keyof typeof walker) => placed(walker[part], 772, 820, 1.02);

/** What the lantern lights below it. */
const lightOnPath = hatch(points('640 846, 672 828, 744 828, 766 846, 738 866, 668 866'), {
  gap: 9,
  length: 34,
  width: 4,
  angle: 0,
  seed: 63,
  share: 0.95,
});

/** A bracken plant: fronds of paired leaves, wide at the foot. */
const fern = (x: number, y: number, size: number, lean: number) => {
  const frond = (angle: number) => {
    const at = turned([x, y], angle, size);
    const leaves = Array.from({ length: 9 }, (_, index) => {
      const far = 0.2 + index * 0.09;
      const leaf = size * 0.42 * (1.15 - far);
      return rays(at(far), [angle - 62, angle + 62], 0, leaf * 2, leaf * 0.2);
    });
    return shape(mark(at(0.5), angle, size, 5)) + shape(...leaves);
  };
  return [-150, -118, -88, -58, -28].map((angle) => frond(angle + lean)).join('');
};

const path =
  'M250 1050Q400 910 600 824Q760 756 786 706Q808 672 880 660Q940 652 978 634Q950 664 904 678Q876 692 908 722Q990 784 950 860Q920 930 1010 1050z';
const floor = points('-20 660, 400 650, 1560 640, 1560 1000, -20 1000');
/** What has fallen from the trees. */
const needles = { gap: 26, length: 26, width: 4, angle: -12, share: 0.5 };

/** The ferns at the lower rim, in each shape. */
const fernsOf: Record<'whole' | 'poster' | 'square', Parameters<typeof fern>[]> = {
  whole: [
    [150, 1060, 210, 0],
    [1250, 1070, 200, 6],
  ],
  poster: [
    [150, 1070, 200, 0],
    [1260, 1080, 200, 6],
    [-180, 1080, 170, 8],
  ],
  square: [
    [300, 1080, 190, 4],
    [1196, 1084, 170, -4],
  ],
};

/**
 * Print: somebody walks away along a path among tall maritime pines, where the light falls in
 * shafts.
 */
export const forestPath: Print = {
  fields: { poster: { x: -260, y: 85, width: 1800 }, square: { x: 262, y: 76, width: 960 } },
  blocks: (variant, cut) => {
    const day = variant === 'day';
    const trees = cut === 'square' ? nearInSquare : near;
    const ferns = fernsOf[cut === 'square' || cut === 'poster' ? cut : 'whole'];
    return [
      block('mist', shape('M-500 -60H1560V660H-500z'), 2),
      block(day ? 'haze' : 'lagoon', [
        far.map(trunk).join(''),
        far.map(({ top, girth }, index) => crown(top, girth * 4.6, index + 1)).join(''),
      ]),
      block(day ? 'paper' : 'haze', thin(day ? 1 : 0.22, ...shafts.map(outline)), 5),
      block(
        day ? 'moss' : 'sky',
        [
          middle.map(trunk).join(''),
          middle.map(({ top, girth }, index) => crown(top, girth * 4.4, index + 31, true)).join(''),
        ],
        5,
      ),
      block(
        day ? 'moss' : 'pine',
        shape(
          'M-500 612L-340 624L-180 604L-20 626L120 606L260 622L420 600L560 622L700 606L800 620L900 604L1040 622L1200 600L1340 616L1560 596V720H-500z',
        ),
        12,
      ),
      block(
        day ? 'ochre' : 'moss',
        shape(
          'M-500 648L-260 640L-20 660L200 642L460 650L640 628L980 626L1240 650L1560 636V1064H-500z',
        ),
      ),
      block(
        day ? 'clay' : 'pine',
        shape(
          hatch(floor, { ...needles, seed: 61 }),
          hatch(points('-480 660, -20 660, -20 1000, -480 1000'), { ...needles, seed: 64 }),
        ),
        3,
      ),
      block(day ? 'moss' : 'pine', [...middle, ...trees].map(shadow), 5),
      block(day ? 'paper' : 'haze', shape(path)),
      block(
        day ? 'haze' : 'mist',
        [
          shape('M752 826L796 830L700 872L520 944L500 930L640 870z'),
          shape(
            hatch(points('420 940, 760 780, 920 780, 900 1000, 360 1000'), {
              gap: 34,
              length: 30,
              width: 4,
              angle: -20,
              seed: 62,
              share: 0.35,
            }),
          ),
        ],
        4,
      ),
      block('ink', trees.map(trunk).join(''), 5),
      block('clay', trees.map(bark).join(''), 3),
      block('ink', walkerAt('legs'), 3),
      block('clay', walkerAt('boots'), 2),
      block('lagoon', walkerAt('coat'), 3),
      block('ochre', walkerAt('pack'), 3),
      block('ink', walkerAt('straps') + walkerAt('sole'), 2),
      block('clay', walkerAt('scarf') + walkerAt('hands'), 2),
      block('ink', walkerAt('hair'), 2),
      block('clay', walkerAt('cap'), 2),
      block('ochre', walkerAt('cuff'), 2),
      ...(day
        ? []
        : [
            block('ink', walkerAt('lanternFrame'), 1),
            block('lamp', [walkerAt('lanternGlass'), shape(lightOnPath)], 1),
            block('disc', walkerAt('lanternFlame'), 1),
          ]),
      block('pine', ferns.map((each) => fern(...each)).join('')),
    ];
  },
};
