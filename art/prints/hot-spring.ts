import { shape, thin } from '../shapes.ts';
import { lantern, placed } from '../motifs.ts';
import { points, smooth, taper } from '../outline.ts';
import { profile } from './figures.ts';
import {
  floor,
  light,
  oculusAt,
  pool,
  rope,
  steam,
  vapour,
  vault,
  wall,
} from './hot-spring-scenery.ts';
import { block, type Block, type Print } from '../renderer.ts';

/** Somebody in a long coat who looks to the right, around the middle between the feet. */
const visitor = {
  shadow: '<ellipse cx="-8" cy="2" rx="92" ry="13"/>',
  farLeg: shape(taper(points('18 -120, 22 -70, 24 -24'), [44, 38, 32])),
  farShoe: shape(
    smooth(points('8 -18, 8 3, 8 3, 66 3, 78 1, 79 -6, 68 -15, 52 -21, 38 -30, 20 -28')),
  ),
  leg: shape(taper(points('-22 -120, -22 -66, -22 -26'), [50, 42, 36])),
  shoe: shape(
    smooth(points('-42 -12, -42 4, -42 4, 24 4, 36 2, 37 -4, 26 -10, 10 -15, -6 -24, -30 -22')),
  ),
  // Where the near shoe ends before the far one.
  toe: shape(taper(points('4 -20, 16 -15, 29 -11, 39 -6, 40 1'), 3.4)),
  coat: shape(
    smooth(
      points(
        '-22 -358, -46 -344, -60 -306, -64 -250, -62 -200, -70 -140, -80 -92, -80 -92, -30 -84, 20 -84, 66 -92, 66 -92, 60 -150, 54 -210, 52 -260, 46 -306, 36 -340, 18 -358',
      ),
    ),
  ),
  neck: shape(taper(points('8 -384, 2 -362, -2 -344'), [34, 36, 44])),
  collar: shape(
    taper(points('22 -346, 32 -312, 29 -266'), [24, 24, 27]),
    smooth(points('-34 -374, -8 -366, 28 -364, 40 -350, 30 -334, -4 -336, -36 -344, -42 -360')),
  ),
  ribs: shape(
    taper(points('-30 -368, -30 -356, -36 -344'), 4),
    taper(points('-6 -364, -4 -352, -6 -340'), 4),
    taper(points('16 -362, 20 -350, 18 -338'), 4),
    taper(points('18 -276, 30 -274, 42 -276'), 4),
    taper(points('22 -286, 32 -284, 44 -286'), 4),
  ),
  sleeve: shape(
    taper(points('-14 -318, -26 -268, -16 -226'), [58, 52, 46]),
    taper(points('-18 -224, 16 -216, 46 -220'), [46, 38, 32]),
  ),
  seams: shape(
    taper(points('10 -326, -2 -282, 2 -244'), [2, 5, 3]),
    taper(points('-42 -306, -52 -264, -42 -216'), [2, 5, 3]),
    taper(points('-40 -204, -10 -194, 30 -200'), [2, 5, 3]),
    taper(points('-52 -180, -56 -136, -58 -96'), [2, 5, 4]),
    taper(points('38 -192, 44 -140, 46 -96'), [2, 4, 3]),
  ),
  pocket: shape('M-24 -168L20 -172L20 -158L-23 -154z'),
  cuff: shape('M38 -238L54 -240L58 -204L42 -202z'),
  // The fingers are behind the brim, the thumb is on our side.
  hand: shape(
    smooth(points('52 -236, 66 -238, 78 -232, 82 -220, 78 -208, 66 -204, 54 -206')),
    taper(points('64 -230, 78 -228, 90 -220'), [14, 13, 9]),
  ),
};
/** The hat, around the middle of its brim, its crown upwards. */
const hat = {
  felt: shape(
    smooth(points('-34 2, -36 -30, -28 -54, -12 -58, 2 -52, 16 -59, 30 -54, 37 -28, 34 2, 0 6')),
    taper(points('-62 -4, -34 3, 0 6, 34 3, 62 -6'), [10, 15, 17, 15, 10]),
  ),
  band: shape('M-36 -24Q0 -14 37 -24L36 -6Q0 4 -35 -6z'),
};
/** Hair around the middle of a head that looks left. */
const hair = {
  cap: shape(
    smooth(
      points(
        '-42 -40, -38 -62, -6 -78, 36 -72, 60 -40, 60 10, 48 50, 32 52, 30 20, 24 -2, 8 -14, -4 -34, -22 -38',
      ),
    ),
  ),
  ear: shape(taper(points('6 10, 13 2, 22 8, 21 22, 10 30'), 5)),
};

const lampAt = (part: string) => placed(part, 1186, 532, 0.9);
const bracket = shape(
  'M1176 384H1258V394H1176z',
  'M1246 366H1260V456H1246z',
  taper(points('1254 448, 1236 436, 1226 416, 1224 392'), [7, 7, 7, 6]),
);

/** Light around the lantern. */
const shine = [84, 150, 230].map((r) => `<circle cx="1186" cy="490" r="${r}" opacity=".16"/>`);

function hall(day: boolean): Block[] {
  const shades = [0.66, 0.54, 0.42, 0.32, 0.24, 0.16, 0.1, 0.12, 0.2, 0.3, 0.42, 0.54];
  return [
    block(day ? 'sky' : 'mist', wall.sides + shape(...vault.strips), 2),
    ...shades.map((share, index) =>
      block(day ? 'ochre' : 'sky', thin(share, vault.strips[index] ?? ''), 3),
    ),
    ...(day
      ? []
      : [0.06, 0.12, 0.2, 0.28, 0.34].map((share, index) =>
          block('lamp', thin(share, vault.strips[index + 7] ?? ''), 3),
        )),
    block(day ? 'ochre' : 'ink', `<g opacity=".5">${vault.courses}</g>`, 2),
    block(day ? 'sky' : 'haze', wall.end, 3),
    block(day ? 'ochre' : 'mist', `<g opacity="${day ? 0.22 : 0.5}">${wall.end}</g>`, 3),
    block(day ? 'ochre' : 'mist', `<g opacity=".5">${wall.stones}</g>`, 2),
    block(day ? 'sky' : 'haze', vault.wallRib, 3),
    block(day ? 'mist' : 'haze', wall.white, 2),
    block('lagoon', [wall.blue, wall.border], 1),
    block(day ? 'paper' : 'haze', wall.hearts, 1),
    block(day ? 'sky' : 'haze', [wall.frame, wall.ledge], 2),
    block('ink', wall.door, 2),
    block('paper', day ? thin(0.62, light.shaft) : '', 3),
    block(day ? 'sky' : 'haze', oculusAt.ring, 2),
    block(day ? 'ochre' : 'mist', oculusAt.splay, 2),
    block(day ? 'paper' : 'sky', oculusAt.air, 2),
    block('disc', day ? `<g opacity=".16">${oculusAt.air}</g>` : oculusAt.moon, 2),
    block(day ? 'clay' : 'ink', oculusAt.joints, 1),
    block('ink', oculusAt.bars, 1),
    block(day ? 'ochre' : 'mist', `<g opacity="${day ? 0.6 : 1}">${floor.stone}</g>`, 3),
    block(day ? 'clay' : 'ink', `<g opacity=".45">${floor.joints}</g>`, 2),
    block(day ? 'sky' : 'haze', vault.faces, 3),
    block(day ? 'ochre' : 'mist', vault.soffits, 3),
    block('lamp', day ? '' : vault.lit.map((part) => thin(0.07, ...part)), 3),
    block(day ? 'clay' : 'ink', `<g opacity=".5">${vault.joints}</g>`, 1),
    block(day ? 'paper' : 'haze', vault.blocks, 2),
    block('lamp', day ? '' : thin(0.35, ...vault.litBlocks), 2),
  ];
}

function basin(day: boolean): Block[] {
  return [
    block(day ? 'paper' : 'haze', pool.coping, 3),
    block(day ? 'ochre' : 'sky', pool.edge, 2),
    block(day ? 'ochre' : 'ink', pool.joints, 1),
    block(day ? 'haze' : 'mist', pool.inside, 2),
    block(day ? 'mist' : 'haze', pool.farSide, 2),
    block('lagoon', pool.water, 2),
    block('pine', `<g opacity=".45">${pool.deep}</g>`, 3),
    block(day ? 'haze' : 'mist', thin(0.45, ...pool.wet.map(({ tread }) => tread)), 2),
    block(day ? 'lagoon' : 'mist', thin(day ? 0.6 : 1, ...pool.dry.map(({ riser }) => riser)), 2),
    block('paper', thin(day ? 1 : 0.55, ...pool.dry.map(({ tread }) => tread)), 2),
    block('haze', pool.ripples, 2),
    block('paper', day ? `<g opacity=".4">${light.spot}</g>` : '', 3),
    block(day ? 'paper' : 'lamp', light.glints, 2),
  ];
}

function looker(day: boolean): Block[] {
  const where = (...parts: string[]) => placed(parts.join(''), 492, 988, 1);
  const head = (part: string) =>
    where(placed(`<g transform="rotate(-10)">${part}</g>`, 18, -416, 0.56, -0.56));
  const hatAt = (part: string) => where(`<g transform="translate(84 -196) rotate(72)">${part}</g>`);
  return [
    block('ink', `<g opacity=".4">${where(visitor.shadow)}</g>`, 2),
    block('pine', where(visitor.farLeg, visitor.leg), 2),
    block('ink', where(visitor.farShoe, visitor.shoe), 2),
    block('haze', where(visitor.toe), 1),
    block('ochre', where(visitor.neck), 2),
    block('clay', where(visitor.coat), 3),
    block('ink', `<g opacity=".2">${where(visitor.coat)}</g>`, 3),
    block('ochre', head(profile.face), 2),
    block('ink', head(hair.cap), 2),
    block('ink', head(profile.eye + hair.ear), 1),
    block('lagoon', where(visitor.collar), 2),
    block(day ? 'haze' : 'ink', where(visitor.ribs), 1),
    block('ink', hatAt(hat.felt), 2),
    block('paper', hatAt(hat.band), 2),
    block('clay', where(visitor.sleeve), 2),
    block('ink', where(visitor.seams, visitor.pocket), 1),
    block('ochre', where(visitor.hand), 1),
    block(day ? 'paper' : 'haze', where(visitor.cuff), 1),
  ];
}

/**
 * Print: the old pool of the hot spring under a stone vault, behind a rope; a visitor with hat in
 * hand looks at the water.
 */
export const hotSpring: Print = {
  fields: { square: { x: 268, y: 8, width: 1016 } },
  blocks: (variant) => {
    const day = variant === 'day';
    return [
      ...hall(day),
      ...basin(day),
      block('lamp', day ? '' : shine, 3),
      block('paper', [thin(day ? 0.75 : 0.45, ...steam), `<g opacity=".2">${vapour}</g>`], 3),
      block('ink', [bracket, lampAt(shape(...lantern.iron))], 2),
      block(day ? 'mist' : 'lamp', lampAt(shape(lantern.glass)), 2),
      block('ink', rope.posts, 2),
      block(day ? 'clay' : 'ochre', rope.line, 2),
      block('clay', rope.knobs, 2),
      ...looker(day),
    ];
  },
};
