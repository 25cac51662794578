import { along, mark, outline, shape, thin } from '../shapes.ts';
import { placed, stars } from '../motifs.ts';
import { points, smooth, taper } from '../outline.ts';
import { block, type Block, type Print } from '../renderer.ts';
import { profile, seated } from './figures.ts';
import { swallow } from './letter.ts';

const tile = 90;
const tiles = Array.from({ length: 20 }, (_, column) => [-120 + column * tile, 640] as const);
const room = {
  wall: shape('M-120 -160H1660V840H-120z'),
  dado: shape('M-120 596H1660V830H-120z'),
  // Tiles after the old ones: a flower in a square, turned by half a right angle.
  tiles: shape(
    ...tiles.map(([x, y]) =>
      outline([
        [x, y - 40],
        [x + 40, y],
        [x, y + 40],
        [x - 40, y],
      ]),
    ),
  ),
  petals: shape(
    ...tiles.flatMap(([x, y]) => [45, 135].map((angle) => mark([x, y], angle, 44, 13))),
  ),
  border: shape('M-120 582H1660V602H-120z'),
};

/** The window. */
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
};

/** Letters that have come, hung up on a string. */
const string = {
  line: shape(taper(points('-120 96, 60 150, 240 168, 420 150, 640 90'), [4, 4, 4, 4, 4])),
  sheets: shape(
    'M22 152L116 164L108 282L14 270z',
    'M144 168L256 170L254 250L142 246z',
    'M276 166L368 156L380 276L286 284z',
  ),
  writing: shape(
    ...[0, 1, 2, 3].map((row) =>
      taper(
        [
          [36, 188 + row * 19],
          [66, 194 + row * 19],
          [row === 3 ? 76 : 98, 199 + row * 19],
        ],
        [4, 5, 3],
      ),
    ),
    ...[0, 1, 2, 3].map((row) =>
      taper(
        [
          [296, 192 + row * 20],
          [330, 188 + row * 20],
          [row === 3 ? 336 : 360, 186 + row * 20],
        ],
        [4, 5, 3],
      ),
    ),
    taper(points('144 170, 196 216, 256 172'), [4, 4, 4]),
  ),
  pegs: shape('M60 144H72V174H60zM194 154H206V184H194zM316 148H328V178H316z'),
  seals: '<circle cx="197" cy="216" r="11"/>',
};

/** The desk, seen a little from above. */
const desk = {
  top: shape('M-120 690H1660V868H-120z'),
  grain: shape(
    taper(points('-60 724, 200 720, 420 726'), 5),
    taper(points('1060 842, 1240 838, 1480 844'), 5),
    taper(points('1130 708, 1300 712, 1440 706'), 4),
    taper(points('250 846, 420 850, 560 846'), 5),
  ),
  edge: shape('M-120 862H1660V902H-120z'),
  front: shape('M-120 898H1660V1100H-120z'),
  drawers: shape('M96 926H560V1000H96z', 'M640 926H1104V1000H640z', 'M1184 926H1648V1000H1184z'),
  knobs:
    '<circle cx="328" cy="963" r="13"/><circle cx="872" cy="963" r="13"/><circle cx="1416" cy="963" r="13"/>',
};

/** The chair that she sits on, and she herself, who looks at what she writes. */
const writer = {
  chair: shape(
    taper(points('214 460, 222 600, 216 760'), [26, 24, 24]),
    'M214 492Q300 520 380 500V542Q300 560 214 536z',
    'M216 600Q300 626 380 606V648Q300 666 216 644z',
  ),
  body: shape(
    smooth(
      points(
        '432 452, 372 468, 318 516, 286 600, 280 690, 286 780, 286 780, 660 780, 660 780, 640 690, 612 600, 590 530, 562 474, 528 454, 480 462',
      ),
    ),
  ),
  neck: shape('M424 366L486 392L512 462Q474 486 422 458z'),
  jaw: shape(taper(points('438 404, 474 424, 512 424'), 5)),
  collar: shape(taper(points('408 452, 456 484, 522 464'), [20, 24, 20])),
  farSleeve: shape(taper(points('566 520, 626 606, 662 668, 700 700'), [92, 84, 66, 46])),
  // The near arm, its elbow on the desk.
  sleeve: shape(
    taper(points('398 540, 392 640, 420 736, 470 794'), [122, 124, 122, 108]),
    taper(points('440 792, 560 802, 680 798, 752 792'), [112, 96, 78, 66]),
  ),
  cuff: shape('M734 756L762 752L768 832L736 836z'),
  folds: shape(
    taper(points('344 560, 330 660, 356 748'), [2, 8, 3]),
    taper(points('466 560, 462 640, 486 712'), [2, 8, 3]),
    taper(points('486 736, 540 752, 600 752'), [2, 6, 2]),
    taper(points('632 606, 662 652, 690 684'), [2, 5, 2]),
  ),
};

/** The hand that writes, from its far side to its near one, and what it writes. */
const hand = {
  sheet: shape('M676 732L1092 714L1150 838L664 848z'),
  lines: shape(
    ...[0, 1, 2].map((row) =>
      taper(
        [
          [930 + row * 22, 738 + row * 15],
          [990 + row * 14, 735 + row * 15],
          [1062 - row * 4, 734 + row * 15],
        ],
        [3, 6, 3],
      ),
    ),
  ),
  // Behind the pen, against the forefinger.
  thumb: shape(taper(points('884 722, 934 722, 963 748, 970 792'), [28, 30, 28, 15])),
  pen: shape(taper(points('984 828, 890 716, 806 616'), [13, 17, 15])),
  nib: shape('M979 832L989 824L1004 853z'),
  cap: shape(taper(points('878 702, 868 690'), [22, 22])),
  // The back of the hand, and its fingers: the forefinger on the pen, the others bent under it.
  skin: shape(
    smooth(
      points(
        '752 764, 776 760, 806 745, 838 728, 866 721, 884 728, 892 748, 892 780, 880 812, 860 836, 828 842, 796 836, 774 824, 752 822',
      ),
    ),
    taper(points('864 740, 902 746, 930 774, 953 808'), [36, 32, 28, 15]),
    taper(points('866 766, 900 774, 924 798, 939 826'), [32, 30, 26, 15]),
    taper(points('862 792, 894 799, 914 819, 918 838'), [30, 28, 24, 15]),
    taper(points('852 814, 878 821, 892 835, 892 848'), [28, 25, 21, 14]),
  ),
  knuckles: shape(
    taper(points('874 757, 900 760, 920 782, 936 808'), 4.5),
    taper(points('874 783, 898 787, 914 808, 924 826'), 4.5),
    taper(points('866 808, 884 811, 898 828, 903 842'), 4.5),
    taper(points('818 752, 840 743, 858 742'), 3.4),
    taper(points('814 776, 836 769, 854 768'), 3.4),
    taper(points('808 800, 828 794, 844 794'), 3.4),
  ),
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
  light: 'M14 -194L140 -160L440 109H-30z',
};

const things = {
  // Answers that are done.
  envelopes: shape('M1316 742H1476V804H1312z', 'M1326 706H1470L1474 750H1320z'),
  edges: shape('M1312 770H1478V776H1312zM1318 744H1476V749H1318z'),
  ribbon: shape('M1386 702H1408V806H1386z'),
  knot: shape(mark([1380, 700], 24, 46, 15), mark([1416, 700], -24, 46, 15)),
  pot: shape('M1180 816Q1172 786 1182 768H1238Q1248 786 1240 816Q1210 824 1180 816z'),
  mouth: shape('M1188 754H1232V772H1188z'),
  label: shape('M1190 782H1230V802H1190z'),
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
  const windowAt = (...shapes: string[]) => placed(shapes.join(''), -66, 0);
  const flying = (...data: string[]) =>
    placed(`<g transform="rotate(-6)">${shape(...data)}</g>`, 698, 124, 0.26, 0.26);
  const sky = points('780 140, 870 330, 940 160, 1010 360, 1170 350, 760 370');
  return [
    block('mist', room.wall, 3),
    block(day ? 'haze' : 'sky', windowAt(opening.air), 2),
    block('disc', windowAt(opening.disc, day ? '' : shape(stars(sky))), 3),
    block(day ? 'mist' : 'lagoon', windowAt(opening.hills), 3),
    block('pine', windowAt(opening.woods), 3),
    block('moss', windowAt(opening.meadow), 3),
    block(
      day ? 'ink' : 'haze',
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
        placed('<g transform="rotate(-6)"><circle cx="1112" cy="602" r="34"/></g>', 698, 124, 0.26),
      1,
    ),
    block(day ? 'paper' : 'haze', [room.dado, windowAt(opening.frame)], 3),
    block(day ? 'haze' : 'lagoon', room.tiles, 2),
    block('lagoon', room.border, 2),
    block(day ? 'paper' : 'haze', room.petals, 2),
    block(day ? 'clay' : 'ink', string.line, 2),
    block('paper', string.sheets, 3),
    block('lagoon', string.writing, 1),
    block('clay', [string.pegs, string.seals], 2),
  ];
}

/** The desk and what is on it. */
function deskBlocks(day: boolean): Block[] {
  const lampAt = (shapes: string) => placed(shapes, 1296, 736, 1.1, -1.1);
  const basketAt = (part: keyof typeof basket) => placed(basket[part], 168, 858);
  return [
    block('ochre', desk.top, 3),
    block(day ? 'clay' : 'ink', desk.grain, 2),
    block('ink', desk.edge, 3),
    block('pine', desk.front, 3),
    block('moss', desk.drawers, 3),
    block(day ? 'ochre' : 'paper', desk.knobs, 2),
    block('lamp', day ? '' : lampAt(thin(0.4, lamp.light)), 2),
    block('ink', [lampAt(lamp.iron), things.pot, things.mouth], 2),
    block(day ? 'paper' : 'lamp', lampAt(lamp.bulb), 2),
    block(day ? 'clay' : 'ochre', lampAt(lamp.shade), 3),
    block('clay', lampAt(lamp.joint), 2),
    block('paper', [things.envelopes, things.label, basketAt('letters')], 2),
    block(day ? 'mist' : 'haze', things.edges, 1),
    block(day ? 'lagoon' : 'ink', basketAt('flaps'), 1),
    block('clay', [things.ribbon, things.knot, basketAt('seals')], 2),
    block(day ? 'clay' : 'ink', [basketAt('body'), basketAt('rim')], 3),
    block('ochre', basketAt('weave'), 2),
  ];
}

/** Print: a woman at a desk under a window writes a letter, as a swallow brings the next. */
export const writingBack: Print = {
  blocks: (variant) => {
    const day = variant === 'day';
    const headAt = (part: string) =>
      placed(`<g transform="rotate(-12)">${part}</g>`, 486, 322, 1.42, -1.42);
    // Her left hand lies on the sheet, its thumb towards us.
    const farHand = (part: string) =>
      `<g transform="translate(692 706) rotate(194) scale(1.05) translate(216 168)">${part}</g>`;
    return [
      ...roomBlocks(day),
      block(day ? 'pine' : 'ink', writer.chair, 2),
      block('lagoon', [writer.body, writer.farSleeve], 3),
      block('clay', [writer.neck, headAt(profile.face)], 2),
      block(day ? 'paper' : 'haze', writer.collar, 2),
      block('ink', [headAt(hair.cap), headAt(hair.knot), headAt(profile.eye), writer.jaw], 2),
      block('clay', [headAt(profile.ear), headAt(hair.band)], 2),
      ...deskBlocks(day),
      block('paper', hand.sheet, 2),
      block('lagoon', hand.lines, 1),
      block('lagoon', [writer.sleeve, writer.farSleeve], 3),
      block('clay', farHand(seated.hand), 1),
      block('clay', hand.thumb, 1),
      block('ink', [writer.folds, farHand(seated.knuckles), hand.pen, hand.nib], 1),
      block('ochre', hand.cap, 1),
      block('clay', hand.skin, 2),
      block('ink', hand.knuckles, 1),
      block('haze', [writer.cuff, farHand(seated.cuff)], 2),
    ];
  },
};
