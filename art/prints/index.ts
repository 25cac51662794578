import type { PictureName } from '../../content/pictures.ts';
import type { Print } from '../renderer.ts';

/** Every print by name, loaded one at a time: a fault in one leaves the others to be rendered. */
export const prints = {
  lagoon: async () => (await import('./lagoon.ts')).lagoon,
  tents: async () => (await import('./tents.ts')).tents,
  terraces: async () => (await import('./terraces.ts')).terraces,
  'old-dogs': async () => (await import('./old-dogs.ts')).oldDogs,
  'forest-path': async () => (await import('./forest-path.ts')).forestPath,
  pool: async () => (await import('./pool.ts')).pool,
  village: async () => (await import('./village.ts')).village,
  letter: async () => (await import('./letter.ts')).letter,
  'atlantic-rest': async () => (await import('./atlantic-rest.ts')).atlanticRest,
  hammock: async () => (await import('./hammock.ts')).hammock,
  'hand-on-trunk': async () => (await import('./hand-on-trunk.ts')).handOnTrunk,
  'planting-a-tree': async () => (await import('./planting-a-tree.ts')).plantingATree,
  'lit-tent': async () => (await import('./lit-tent.ts')).litTent,
  harvest: async () => (await import('./harvest.ts')).harvest,
  'dog-and-hand': async () => (await import('./dog-and-hand.ts')).dogAndHand,
  journey: async () => (await import('./journey.ts')).journey,
  'inside-tent': async () => (await import('./inside-tent.ts')).insideTent,
  'bath-house': async () => (await import('./bath-house.ts')).bathHouse,
  'long-table': async () => (await import('./long-table.ts')).longTable,
  'field-today': async () => (await import('./field-today.ts')).fieldToday,
  heron: async () => (await import('./heron.ts')).heron,
  'writing-back': async () => (await import('./writing-back.ts')).writingBack,
  'dry-stone-wall': async () => (await import('./dry-stone-wall.ts')).dryStoneWall,
  'lagoon-walk': async () => (await import('./lagoon-walk.ts')).lagoonWalk,
  'at-the-gate': async () => (await import('./at-the-gate.ts')).atTheGate,
  brushing: async () => (await import('./brushing.ts')).brushing,
  'hot-spring': async () => (await import('./hot-spring.ts')).hotSpring,
} satisfies Record<PictureName, () => Promise<Print>>;
