import { along, mark, outline, shape, thin, type Point } from '../shapes.ts';
import { placed, stars } from '../motifs.ts';
import { points, smooth, taper } from '../outline.ts';
import { block, type Block, type Print } from '../renderer.ts';
import { seated } from './figures.ts';
import { swallow } from './letter.ts';
import { asleep } from './old-dogs.ts';

const room = {
  wall: shape('M-120 -160H1660V840H-120z'),
  dado: shape('M-120 560H1660V830H-120z'),
  // A tile after the old ones: a flower in a square, turned by half a right angle.
  tiles: (() => {
    const size = 90;
    return shape(
      ...[0, 1, 2].flatMap((row) =>
        Array.from({ length: 21 }, (_, column) => {
          const [x, y] = [-120 + column * size + 45, 568 + row * size + 45];
          return [
            outline([
              [x, y - 40],
              [x + 40, y],
              [x, y + 40],
              [x - 40, y],
            ]),
          ].join('');
        }),
      ),
    );
  })(),
  petals: (() => {
    const size = 90;
    return shape(
      ...[0, 1, 2].flatMap((row) =>
        Array.from({ length: 21 }, (_, column) => {
          const [x, y] = [-120 + column * size + 45, 568 + row * size + 45];
          return [45, 135].map((angle) => mark([x, y], angle, 44, 13)).join('');
        }),
      ),
    );
  })(),
  border: shape('M-120 546H1660V566H-120z', 'M-120 806H1660V834H-120z'),
  floor: shape('M-120 828H1660V1120H-120z'),
  joints: shape(
    taper(points('-120 884, 700 880, 1660 884'), [5, 5, 5]),
    taper(points('-120 960, 700 956, 1660 960'), [6, 6, 6]),
    ...[60, 520, 1010, 1420].map((x) =>
      taper(
        [
          [x, 830],
          [x - 4, 880],
        ],
        [4, 4],
      ),
    ),
    ...[240, 760, 1230].map((x) =>
      taper(
        [
          [x, 884],
          [x - 6, 956],
        ],
        [4, 5],
      ),
    ),
  ),
  rug: '<ellipse cx="1130" cy="958" rx="330" ry="52"/>',
  fringe: '<ellipse cx="1130" cy="957" rx="300" ry="42"/>',
};

/** The window, its shutters open. */
const opening = {
  air: shape('M726 92H1206V544H726z'),
  disc: '<circle cx="1086" cy="238" r="72"/>',
  hills: shape('M726 430Q830 388 950 420T1206 396V544H726z'),
  woods: shape(
    'M726 478Q800 450 900 470T1060 462T1206 470V544H726z',
    ...[
      [790, 470, 0.9],
      [1130, 462, 1.2],
    ].map(([x = 0, foot = 0, size = 1]) =>
      smooth([
        [x - 44 * size, foot - 56 * size],
        [x - 30 * size, foot - 84 * size],
        [x, foot - 96 * size],
        [x + 32 * size, foot - 84 * size],
        [x + 46 * size, foot - 56 * size],
        [x + 8 * size, foot - 50 * size],
        [x + 8 * size, foot - 50 * size],
        [x + 8 * size, foot + 10],
        [x - 6 * size, foot + 10],
        [x - 6 * size, foot - 50 * size],
        [x - 6 * size, foot - 50 * size],
      ]),
    ),
  ),
  meadow: shape('M726 512Q880 492 1020 506T1206 500V544H726z'),
  frame: shape(
    'M704 70H1228V94H704zM704 70H728V560H704zM1204 70H1228V560H1204zM680 540H1252V570H680z',
  ),
  shutters: shape('M590 84L704 72V556L590 566z', 'M1342 84L1228 72V556L1342 566z'),
  slats: shape(
    ...Array.from({ length: 15 }, (_, index) => 112 + index * 29).flatMap((y) => [
      outline([
        [604, y + 1],
        [692, y - 3],
        [692, y + 5],
        [604, y + 9],
      ]),
      outline([
        [1328, y + 1],
        [1240, y - 3],
        [1240, y + 5],
        [1328, y + 9],
      ]),
    ]),
  ),
};

/** Letters that have come, hung up on a string. */
const string = {
  line: shape(taper(points('-120 150, 60 210, 240 236, 420 220, 574 160'), [4, 4, 4, 4, 4])),
  sheets: shape(
    'M24 206L118 222L108 336L16 322z',
    'M158 230L270 238L266 318L154 310z',
    'M312 236L404 226L416 344L322 352z',
    'M446 218L538 182L566 266L476 300z',
  ),
  writing: shape(
    ...[0, 1, 2, 3].map((row) =>
      taper(
        [
          [36, 244 + row * 19],
          [66, 250 + row * 19],
          [row === 3 ? 76 : 98, 255 + row * 19],
        ],
        [4, 5, 3],
      ),
    ),
    ...[0, 1, 2, 3].map((row) =>
      taper(
        [
          [332, 262 + row * 20],
          [366, 258 + row * 20],
          [row === 3 ? 372 : 396, 256 + row * 20],
        ],
        [4, 5, 3],
      ),
    ),
    taper(points('158 232, 210 282, 270 240'), [4, 4, 4]),
    taper(points('450 222, 520 250, 538 186'), [4, 4, 4]),
  ),
  pegs: shape('M60 198H72V228H60zM206 222H218V252H206zM352 220H364V250H352zM486 186H498V216H486z'),
  seals: '<circle cx="210" cy="284" r="11"/><circle cx="519" cy="252" r="11"/>',
};

const desk = {
  top: shape('M196 690H1380L1410 726H166z'),
  front: shape('M172 722H1404V756H172z'),
  drawers: shape('M200 756H1376V806H200z'),
  knobs:
    '<circle cx="296" cy="780" r="9"/><circle cx="940" cy="780" r="9"/><circle cx="1270" cy="780" r="9"/>',
  seams: shape('M420 756H425V806H420zM780 756H785V806H780zM1110 756H1115V806H1110z'),
  legs: shape('M214 800H256L244 962H222z', 'M1320 800H1362L1354 962H1332z'),
};

/** A lamp with a bent arm, around the middle of its foot. */
const lamp = {
  iron: shape(
    'M-58 0Q-56 -22 0 -24Q56 -22 58 0z',
    taper(points('-4 -16, -30 -90, -34 -160'), [11, 10, 10]),
    taper(points('-34 -160, 10 -216, 64 -250'), [10, 10, 10]),
  ),
  joint: '<circle cx="-34" cy="-160" r="12"/>',
  shade: shape('M44 -272L92 -262Q138 -212 140 -160Q88 -196 12 -196Q10 -240 44 -272z'),
  bulb: '<ellipse cx="84" cy="-186" rx="24" ry="17" transform="rotate(20 84 -186)"/>',
  light: 'M14 -194L140 -160L330 4H-40z',
};

const things = {
  // What she writes on.
  sheet: shape('M700 696H838L846 718H704z'),
  lines: shape(
    taper(points('732 703, 770 702, 812 703'), 2),
    taper(points('740 710, 760 710, 790 710'), 2),
  ),
  envelopes: shape(
    'M906 676H1046V718H902z',
    'M914 650H1040L1044 680H910z',
    'M900 696H1052V722H898z',
  ),
  edges: shape('M902 692H1050V697H902zM906 674H1046V679H906z'),
  ribbon: shape('M962 646H982V722H962z'),
  knot: shape(mark([956, 644], 24, 40, 13), mark([990, 644], -24, 40, 13)),
  vase: shape(
    'M1214 626H1262Q1258 648 1280 672Q1288 706 1264 722H1212Q1188 706 1196 672Q1218 648 1214 626z',
  ),
  band: shape('M1194 676Q1238 690 1282 676V690Q1238 704 1193 690z'),
  twig: shape(
    taper(points('1236 632, 1228 560, 1246 486, 1280 440'), [6, 6, 5, 3]),
    taper(points('1240 630, 1266 570, 1310 532'), [5, 5, 3]),
    taper(points('1232 632, 1200 576, 1180 540'), [5, 5, 3]),
    ...(
      [
        [1216, 552, 200],
        [1256, 540, -20],
        [1222, 506, 210],
        [1268, 490, -10],
        [1250, 452, 230],
        [1290, 456, 20],
        [1262, 592, 10],
        [1292, 574, 60],
        [1300, 530, -30],
        [1204, 604, 190],
        [1188, 566, 120],
        [1176, 530, 230],
      ] as const
    ).map(([x, y, angle]) => mark([x, y], angle, 62, 15)),
  ),
  olives:
    '<circle cx="1232" cy="520" r="10"/><circle cx="1280" cy="548" r="10"/><circle cx="1206" cy="580" r="10"/>',
};

/** A basket with the letters that wait, around the middle of its foot. */
const basket = {
  letters: shape(
    'M-84 -120L-40 -206L58 -156L16 -72z',
    'M-20 -110L22 -190L112 -150L74 -76z',
    'M-110 -90L-106 -176L-6 -180L-4 -90z',
  ),
  flaps: shape(
    taper(points('-106 -174, -54 -128, -8 -178'), [4, 4, 4]),
    taper(points('24 -188, 54 -132, 110 -150'), [4, 4, 4]),
  ),
  seals: '<circle cx="-55" cy="-130" r="11"/><circle cx="56" cy="-134" r="11"/>',
  body: shape('M-126 -108H126L104 0Q0 14 -104 0z'),
  rim: shape('M-134 -118H134V-98H-134z'),
  weave: shape(
    ...[0, 1, 2, 3].map((row) =>
      along(
        [
          [-116 + row * 5, -84 + row * 24],
          [118 - row * 5, -84 + row * 24],
        ],
        { gap: 27, length: 20, width: 6, angle: row % 2 ? 8 : -8, seed: 61 + row },
      ),
    ),
  ),
};

/** The chair, around the middle of its seat. */
const chair = {
  posts: shape(
    taper(points('-126 150, -124 0, -132 -206'), [22, 24, 22]),
    taper(points('126 150, 124 0, 132 -206'), [22, 24, 22]),
  ),
  slats: shape(
    'M-126 -186Q0 -162 126 -186V-150Q0 -126 -126 -150z',
    'M-124 -110Q0 -88 124 -110V-76Q0 -54 -124 -76z',
    'M-120 72H120V88H-120z',
  ),
  seat: shape('M-140 4Q0 20 140 4V30Q0 46 -140 30z'),
};

/** Hair in a knot, around the middle of a head that looks left. */
const hair = {
  cap: shape(
    smooth(
      points(
        '-44 -34, -34 -62, 4 -78, 44 -64, 62 -22, 58 26, 42 50, 26 44, 26 12, 10 -8, -12 -24, -38 -24',
      ),
    ),
  ),
  knot: '<ellipse cx="58" cy="-46" rx="34" ry="31"/>',
  band: shape(taper(points('30 -66, 40 -44, 60 -22'), [7, 8, 7])),
};

/** The room around her. */
function roomBlocks(day: boolean): Block[] {
  const flying = (...data: string[]) =>
    placed(`<g transform="rotate(-6)">${shape(...data)}</g>`, 764, 124, 0.26, 0.26);
  return [
    block('mist', room.wall, 3),
    block(day ? 'haze' : 'sky', opening.air, 2),
    block(
      'disc',
      [
        opening.disc,
        day ? '' : shape(stars(points('780 140, 870 330, 940 160, 1010 360, 1170 350, 760 370'))),
      ],
      3,
    ),
    block(day ? 'mist' : 'lagoon', opening.hills, 3),
    block('pine', opening.woods, 3),
    block('moss', opening.meadow, 3),
    block(
      'ink',
      flying(...swallow.tail, swallow.farWing, swallow.nearWing, swallow.body, swallow.beak),
      2,
    ),
    block(
      'paper',
      flying(swallow.belly, outline(points('1004 488, 1256 540, 1220 712, 968 660'))),
      2,
    ),
    block(
      'clay',
      flying(swallow.throat) +
        placed(`<g transform="rotate(-6)"><circle cx="1112" cy="602" r="34"/></g>`, 764, 124, 0.26),
      1,
    ),
    block(day ? 'paper' : 'haze', [room.dado, opening.frame], 3),
    block('lagoon', [room.tiles, room.border], 2),
    block(day ? 'paper' : 'haze', room.petals, 2),
    block('pine', opening.shutters, 3),
    block(day ? 'moss' : 'ink', opening.slats, 2),
    block('clay', room.floor, 3),
    block(day ? 'ochre' : 'ink', room.joints, 2),
    block(day ? 'clay' : 'ink', string.line, 2),
    block('paper', string.sheets, 3),
    block('lagoon', string.writing, 1),
    block('clay', [string.pegs, string.seals], 2),
  ];
}

/** The desk and what is on it. */
function deskBlocks(day: boolean): Block[] {
  const lampAt = (shapes: string) => placed(shapes, 326, 708, 1.05);
  return [
    block('ink', desk.legs, 2),
    block('clay', [desk.top, desk.drawers], 3),
    block('ink', [desk.front, desk.seams], 2),
    block('ochre', desk.knobs, 2),
    block('lamp', day ? '' : lampAt(thin(0.4, lamp.light)), 2),
    block('ink', lampAt(lamp.iron), 2),
    block(day ? 'paper' : 'lamp', lampAt(lamp.bulb), 2),
    block(day ? 'pine' : 'ochre', lampAt(lamp.shade), 3),
    block('clay', lampAt(lamp.joint), 2),
    block('paper', [things.sheet, things.envelopes], 2),
    block(day ? 'mist' : 'haze', things.edges, 1),
    block('clay', [things.ribbon, things.knot], 2),
    block('ink', things.lines, 1),
    block(day ? 'pine' : 'moss', things.twig, 2),
    block(day ? 'ink' : 'ochre', things.olives, 2),
    block('lagoon', things.vase, 3),
    block('paper', things.band, 2),
  ];
}

/**
 * Print: somebody at a desk under a window, seen from behind, looks up from a letter as a swallow
 * brings the next; a basket of letters, an old dog asleep.
 */
export const writingBack: Print = {
  blocks: (variant) => {
    const day = variant === 'day';
    const [seat, size]: [Point, number] = [[566, 866], 1.12];
    const herAt = (part: string) => placed(part, ...seat, size);
    const headAt = (part: string) => placed(part, seat[0] + 8, seat[1] - 432, 1.2, -1.2);
    const basketAt = (part: keyof typeof basket) => placed(basket[part], 222, 1000);
    const dogAt = (...data: string[]) => placed(shape(...data), 950, 972, 0.6);
    return [
      ...roomBlocks(day),
      ...deskBlocks(day),
      block('clay', [herAt(seated.neck), headAt(seated.face)], 2),
      block('ochre', herAt(seated.shirt), 3),
      block('ink', [headAt(hair.cap), headAt(hair.knot), headAt(seated.eye)], 2),
      block('clay', [headAt(seated.ear), herAt(seated.folds), headAt(hair.band)], 2),
      block(day ? 'pine' : 'ink', [herAt(chair.posts), herAt(chair.slats)], 2),
      block('moss', herAt(chair.seat), 2),
      block('lagoon', room.rug, 3),
      block('mist', room.fringe, 3),
      block('ink', dogAt(asleep.body, ...asleep.limbs, asleep.farPaw), 2),
      block('haze', dogAt(asleep.muzzle, ...asleep.cuts, ...asleep.toes, asleep.brow), 2),
      block('ink', dogAt(asleep.ear, asleep.nose), 2),
      block('paper', basketAt('letters'), 2),
      block(day ? 'lagoon' : 'ink', basketAt('flaps'), 1),
      block('clay', basketAt('seals'), 2),
      block('ochre', [basketAt('body'), basketAt('rim')], 3),
      block(day ? 'clay' : 'ink', basketAt('weave'), 2),
    ];
  },
};
