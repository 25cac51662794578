import { placed } from '../motifs.ts';
import { block, type Print } from '../renderer.ts';
import { shape, thin } from '../shapes.ts';
import {
  aqueduct,
  coach,
  driver,
  footway,
  land,
  meadow,
  sky,
  stop,
  taxi,
  traveller,
  verge,
} from './journey-scenery.ts';
import { town } from './lagoon-scenery.ts';

type Place = readonly [x: number, foot: number, scale: number];

interface Layout {
  town: Place;
  aqueduct: Place;
  coach: Place;
  taxi: Place;
  driver: Place;
  traveller: Place;
  stop: Place;
  /** Where the verge begins. */
  verge: number;
}

const layouts: Record<'whole' | 'square', Layout> = {
  whole: {
    town: [-640, -70, 1.1],
    aqueduct: [0, 0, 1],
    coach: [1136, 778, 1.06],
    taxi: [236, 868, 0.98],
    driver: [500, 864, 0.8],
    traveller: [622, 912, 0.83],
    stop: [712, 900, 0.9],
    verge: 946,
  },
  square: {
    town: [-293, 38, 0.86],
    aqueduct: [488, 216, 0.5],
    coach: [1016, 764, 0.74],
    taxi: [398, 868, 0.7],
    driver: [590, 866, 0.62],
    traveller: [668, 914, 0.65],
    stop: [730, 904, 0.74],
    verge: 950,
  },
};

const road = 'M-400 706Q400 694 1000 700T2000 698V1000H-400z';

/**
 * Print: below the walls and the aqueduct of Óbidos a coach leaves its stop; a traveller, and a
 * taxi that waits.
 */
export const journey: Print = {
  fields: { square: { x: 228, y: -36, width: 1060 } },
  blocks: (variant, cut) => {
    const day = variant === 'day';
    const layout = layouts[cut === 'square' ? 'square' : 'whole'];
    const at =
      (place: Place) =>
      (shapes: string): string =>
        placed(shapes, ...place);
    const onHill = at(layout.town);
    const inCoach = at(layout.coach);
    const inTaxi = at(layout.taxi);
    const byTaxi = at(layout.driver);
    const walking = at(layout.traveller);
    const waiting = at(layout.stop);
    const spanning = at(layout.aqueduct);
    const stone = day ? 0.4 : 0.25;
    const edge = verge(layout.verge);
    return [
      block(day ? 'haze' : 'sky', shape(land.air), 2),
      block('paper', shape(day ? sky.clouds : sky.stars), day ? 4 : 1),
      block('mist', shape(land.hills), 5),
      block('paper', spanning(shape(aqueduct.face)), 3),
      block('ochre', spanning(thin(stone, aqueduct.face)), 3),
      block('lagoon', spanning(thin(0.55, ...aqueduct.lee)), 2),
      block('ochre', spanning(shape(aqueduct.rim)), 2),
      block(day ? 'moss' : 'pine', onHill(shape(town.hill)), 5),
      block(day ? 'pine' : 'ink', onHill(thin(0.4, town.skirt)), 5),
      block(day ? 'moss' : 'pine', onHill(shape(meadow)), 5),
      block('moss', onHill(shape(town.gardens)), 4),
      block('paper', onHill(shape(town.behind, ...town.houses)), 2),
      block('ochre', onHill(thin(stone, town.behind)), 2),
      block('clay', onHill(shape(...town.roofs)), 2),
      block('pine', onHill(shape(...town.cypresses)), 2),
      block('lamp', onHill(shape(...town.windows)), 2),
      block('paper', onHill(shape(town.before)), 2),
      block('ochre', onHill(thin(stone, town.before)), 2),
      block('lagoon', onHill(thin(0.55, ...town.lee)), 2),
      block('lamp', onHill(shape(town.highWindows)), 2),
      block('ochre', shape(land.field), 5),
      block(day ? 'moss' : 'pine', shape(...land.vines, ...land.treeShadows), 4),
      block('ink', shape(...land.trunks), 3),
      block('pine', shape(...land.crowns), 6),
      block('moss', shape(land.bank, land.bankGrass), 5),
      block('mist', shape(road), 4),
      block(day ? 'sky' : 'haze', shape(footway(layout.stop[0])), 4),
      block(
        day ? 'haze' : 'sky',
        [
          inCoach(shape(coach.shadow)),
          inTaxi(shape(taxi.shadow)),
          byTaxi(shape(driver.shadow)),
          walking(shape(traveller.shadow)),
          waiting(shape(stop.shadow)),
        ],
        3,
      ),
      block('lamp', day ? '' : inCoach(thin(0.4, coach.beam)), 3),
      // The coach.
      block(day ? 'paper' : 'haze', inCoach(shape(...coach.dust)), 2),
      block('clay', inCoach(shape(coach.body)), 3),
      block('paper', inCoach(shape(coach.roof, coach.airing, ...coach.stripe)), 2),
      block(
        'ink',
        inCoach(shape(...coach.arches, ...coach.frames) + thin(0.5, ...coach.hatches)),
        2,
      ),
      block('lamp', inCoach(shape(...coach.panes, ...coach.door)), 2),
      block(day ? 'lagoon' : 'ink', inCoach(shape(...coach.passengers)), 2),
      block('haze', inCoach(day ? shape(...coach.gleams) : ''), 2),
      block('ink', inCoach(shape(...coach.tyres, ...coach.mirror)), 2),
      block('paper', inCoach(shape(...coach.hubs)), 2),
      block('clay', inCoach(shape(...coach.nuts)), 1),
      block(day ? 'ochre' : 'lamp', inCoach(shape(coach.headlight, coach.tail)), 2),
      // The taxi.
      block('ink', inTaxi(shape(taxi.body)), 3),
      block('moss', inTaxi(shape(taxi.top)), 2),
      block(day ? 'haze' : 'lagoon', inTaxi(shape(...taxi.panes)), 2),
      block('ink', inTaxi(shape(...taxi.tyres)), 2),
      block('paper', inTaxi((day ? shape(...taxi.gleams) : '') + shape(...taxi.hubs)), 2),
      block('haze', inTaxi(thin(0.8, ...taxi.trim)), 2),
      block(day ? 'ochre' : 'lamp', inTaxi(shape(taxi.sign, taxi.headlight, taxi.tail)), 2),
      // Its driver.
      block('ink', byTaxi(shape(...driver.legs)), 2),
      block('paper', byTaxi(shape(...driver.shirt)), 2),
      block('lagoon', byTaxi(shape(driver.vest)), 2),
      block('clay', byTaxi(shape(...driver.skin)), 2),
      block('ink', byTaxi(shape(driver.cap, driver.eye)), 2),
      // The stop and who stands there.
      block('ink', waiting(shape(...stop.iron)), 2),
      block('lagoon', waiting(shape(stop.board)), 2),
      block('paper', waiting(shape(...stop.sign, stop.times)), 2),
      block('lagoon', waiting(shape(...stop.signWindows) + thin(0.7, ...stop.lines)), 1),
      block(day ? 'paper' : 'lamp', waiting(shape(stop.lamp)), 2),
      block('ink', walking(shape(...traveller.legs)), 2),
      block('clay', walking(shape(...traveller.boots, traveller.roll)), 2),
      block('ochre', walking(shape(traveller.pack)), 2),
      block('paper', walking(shape(traveller.face, traveller.hand)), 2),
      block('clay', walking(thin(0.45, traveller.face, traveller.hand)), 2),
      block('lagoon', walking(shape(traveller.jacket)), 2),
      block('ink', walking(shape(...traveller.straps, ...traveller.hair, traveller.armEdge)), 2),
      block('lagoon', walking(shape(traveller.arm)), 2),
      block('clay', walking(shape(traveller.scarf, ...traveller.cap)), 2),
      block(
        'lamp',
        day
          ? ''
          : [
              ...stop.light.map((each) => waiting(thin(0.11, each))),
              waiting(shape(...stop.lit)),
              walking(shape(...traveller.lit)),
            ],
        2,
      ),
      block(day ? 'pine' : 'ink', shape(edge.ground, edge.grass), 5),
    ];
  },
};
