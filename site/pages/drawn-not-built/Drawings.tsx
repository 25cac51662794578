import type { ReactNode } from 'react';
import { siteConfig } from '../../../site.config.ts';
import { locatorMap } from '../location/locator-map.data.ts';
import type { Drawn, Entry, Figure } from './line-of.ts';
import styles from './Drawings.module.css';

// The three figures of the sheet, cut by hand in the inks of the prints. What is known is printed,
// what is planned has a pale wash within its dashes, what is not decided has none.

type Ink = 'window' | 'water' | 'glint' | 'sand' | 'moss' | 'ochre' | 'clay' | 'paper' | 'lamp';
type Wash = readonly [ink: Ink, d: string];

interface Thing {
  /** The place of its number. */
  at: readonly [x: number, y: number];
  /** What is printed before its line, and the line. */
  washes?: readonly Wash[];
  line: string;
  /** Marks of a finer gouge within it. */
  fine?: string;
}

const { lagoon, motorway, land, river } = locatorMap;

/** The town's roofs and its wall with two gates, on their hill. */
const town: readonly Wash[] = [
  ['moss', 'M378 393q12-8 20-25 18-24 44-25 28 0 40 26 7 14 22 23-64 9-126 1z'],
  [
    'paper',
    'M410 350v-20l6-7 6 8v18zM421 348v-16l13-1v17zM458 347l1-20 5-6 5 7v20zM434 346l-1-38 5 .4v5l5-.3v-5l6 .2v5l5 .2v-5l5-.2-1 38zM399 351v-9h11v9zM447 348v-15h12v15zM465 349v-9h9v9z',
  ],
  [
    'clay',
    'M407 333l9-12 9 13-9-3zM418 333l4-8 11-1 4 9-10-2zM455 330l9-12 8 13-8-3zM445 335l4-7 9-.4 3 8zM396 344l4-6 9-.4 3 7zM463 342l3-6 7 .4 3 6z',
  ],
  [
    'paper',
    'M396 371l2-24 5-.6.2 4 5-.7.2-4 5-.6.2 4 6-.4 0-4 6-.2.2 4 6-.1v-4l6 .1v4l6 .3v-4l6 .4v4l6 .6.2-4 5 .7v4l5 .8.4-4 5 1 2 24q-38-7-79-.3z',
  ],
  ['window', 'M444 322h4v7h-4zM415 338h3v6h-3zM463 334h3v6h-3z'],
];
const townLine =
  'M396 371l2-24 5-.6.2 4 5-.7.2-4 5-.6.2 4 6-.4 0-4 6-.2.2 4 6-.1v-4l6 .1v4l6 .3v-4l6 .4v4l6 .6.2-4 5 .7v4l5 .8.4-4 5 1 2 24M433 346l0-38 5 .4v5l5-.3v-5l6 .2v5l5 .2v-5l5-.2 0 36';
/** The gate, and the cuts that follow the hill. */
const townCuts =
  'M432 370q0-11 5-11t5 11zM382 386q9-5 14-11 2 6-14 11M394 391q13-4 22-13 3 6-22 13M420 389q15-3 26-12 2 7-26 12M456 388q12-3 18-11 4 7-18 11M480 390q10-4 14-10 4 7-14 10';

/** Each thing on the sheet. */
const things: Record<Drawn, Thing> = {
  sea: { at: [352, 122], line: '' },
  lagoon: {
    at: [372, 207],
    washes: [
      ['water', lagoon],
      [
        'glint',
        'M388 224q8-3 16 0-8 3-16 0M399 238q9-3 18 0-9 3-18 0M411 252q8-3 15-.6-7 3-15 .6M347 190q7-3 13-.4-6 3-13 .4M384 251q5-2 10 0-5 2-10 0M352 231q4-2 7-.4-3 2-7 .4',
      ],
    ],
    line: lagoon,
  },
  village: {
    at: [338, 302],
    washes: [
      ['paper', 'M356 307l-1-14 15-1 1 14zM372 306l0-23 5-7 6 7 0 23zM386 306v-12l17 0 1 12z'],
      ['clay', 'M352 294l4-8 12-1 5 8zM370 285l7-13 8 13-8-4zM383 295l4-9 14 0 5 9z'],
      ['window', 'M361 299h4v7h-4zM376 287h3v5h-3zM375 298h4v8h-4zM393 298h4v8h-4z'],
    ],
    line: 'M355 307l0-14M370 293l1 13M372 306l0-22M383 284l0 22M404 295v11M352 307q28-2 56-.5',
  },
  motorway: { at: [537, 176], line: '' },
  coachStop: {
    at: [428, 412],
    washes: [
      ...town,
      ['ochre', 'M448 412l1-18q1-4 5-4l30 .5q5 0 5 5l1 17z'],
      ['window', 'M453 395l7 0v7l-7 0zM463 395l7 .2v7l-7-.2zM473 395l8 .2 3 7-11-.2z'],
    ],
    line: `${townLine}M448 412l1-18q1-4 5-4l30 .5q5 0 5 5l1 17zM440 414l1-30M436 384l9-.5v6l-9 .5z`,
    fine: `${townCuts}M455 416a4 4 0 1 1 .1 0zM481 416a4 4 0 1 1 .1 0z`,
  },
  hospital: {
    at: [574, 228],
    washes: [
      ['paper', 'M536 262l0-26 22-1 1 27zM559 262l0-17 15 0 1 17z'],
      ['clay', 'M547 239h4l0 4 4 0v4l-4 0v4h-4v-4l-4 0v-4l4 0z'],
      ['window', 'M563 250h3v5h-3zM568 250h3v5h-3zM545 255h5v7h-5z'],
    ],
    line: 'M536 262l0-26 22-1 1 27M559 245l15 0 1 17M532 262q22-2 48-.4',
  },

  tents: {
    at: [84, 92],
    washes: [
      ['lamp', 'M84 40q40 3 51 34 8 50-24 63-50 19-75-20-18-52 24-71 12-5 24-6z'],
      ['ochre', 'M120 55q14 12 15 40-4 30-24 42-34 14-63-8L84 92z'],
      ['ochre', 'M135 92q2 34-24 45l-27 7v-52z'],
    ],
    line: 'M84 40q40 3 51 34 8 50-24 63-50 19-75-20-18-52 24-71 12-5 24-6M84 40v52M120 55L84 92M135 92H84M120 129L84 92M84 144V92M48 129l36-37M33 92h51M48 55l36 37',
    fine: 'M98 27l-3 13M131 44l-8 9M149 77l-12 3M149 110l-12-4M130 140l-9-9M98 158l-3-13M69 158l4-14M37 141l10-10M19 108l13-4M19 76l13 4M36 43l10 9M69 27l4 13',
  },
  howMany: { at: [206, 62], line: 'M206 22a40 40 0 1 1-1 0M186 116a40 40 0 1 1-1 0' },
  bathroom: { at: [70, 262], line: 'M84 150q-34 28-14 84M44 238l53-2 1 50-54 1z' },
  table: {
    at: [192, 249],
    washes: [
      ['clay', 'M132 236l122-2 1 28-123 2z'],
      ['ochre', 'M140 218l106-2v10l-106 1zM140 274l107-2v10l-107 1z'],
    ],
    line: 'M132 236l122-2 1 28-123 2zM140 218l106-2v10l-106 1zM140 274l107-2v10l-107 1z',
  },
  garden: {
    at: [338, 240],
    washes: [
      [
        'moss',
        'M292 196l92-3 1 17-93 2zM292 222l93-2 1 17-94 2zM292 248l94-2v17l-94 1zM293 273l93-1 1 14-94 1z',
      ],
    ],
    line: 'M286 190l104-4 3 104-106 3zM292 217l94-3M292 243l95-2M293 269l94-2',
    fine: 'M300 208q-4-6-4-10 5 3 4 10 0-8 6-11 0 7-6 11M318 207q-4-6-4-10 5 3 4 10 0-8 6-11 0 7-6 11M336 207q-4-6-4-10 5 3 4 10 0-8 6-11 0 7-6 11M354 206q-4-6-4-10 5 3 4 10 0-8 6-11 0 7-6 11M372 206q-4-6-4-10 5 3 4 10 0-8 6-11 0 7-6 11M300 260q-4-6-4-10 5 3 4 10 0-8 6-11 0 7-6 11M318 260q-4-6-4-10 5 3 4 10 0-8 6-11 0 7-6 11M354 259q-4-6-4-10 5 3 4 10 0-8 6-11 0 7-6 11M372 259q-4-6-4-10 5 3 4 10 0-8 6-11 0 7-6 11',
  },
  pool: {
    at: [279, 132],
    washes: [
      ['water', 'M249 130q-4-34 26-34 38-4 43 28 6 34-32 40-34 4-37-34z'],
      [
        'paper',
        'M261 116q10-3 20 0-10 4-20 0M287 112q8-2 16 0-8 3-16 0M293 142q8-3 17 0-9 4-17 0M263 150q8-3 16 0-8 3-16 0',
      ],
    ],
    line: 'M239 130q-4-42 36-44 46-3 53 36 6 46-41 52-44 4-48-44M249 130q-4-34 26-34 38-4 43 28 6 34-32 40-34 4-37-34',
  },
  dogs: {
    at: [358, 84],
    washes: [
      ['ochre', 'M328 22l60 6 6 96-58 2z'],
      ['clay', 'M346 38l15-2 0 26-15 1zM361 36l16 1 1 26-17-1z'],
    ],
    line: 'M328 22l60 6 6 96-58 2zM346 38l31-1 1 26-32 0zM361 37v26',
  },

  canvas: {
    at: [236, 128],
    washes: [
      ['lamp', 'M200 30l114 141 9 79H78l9-79z'],
      ['sand', 'M200 30l-42 140-6 80H78l9-79z'],
      ['ochre', 'M200 30l60 140 5 80h58l-9-79z'],
      ['clay', 'M197 20l6 0 1 230-8 0z'],
    ],
    line: 'M198 32L87 171l-9 79M202 31l112 140 9 79M87 171q112-5 227 0M196 250l1-230 6 0 1 230M199 36l-41 134-5 30M201 36l58 134 4 40',
    fine: 'M87 171L30 249M314 171l64 79M30 238v14M378 238v14',
  },
  bed: {
    at: [126, 186],
    washes: [
      ['clay', 'M91 194q4-7 9 0l0 56-8 0zM175 212q4-6 9 0l0 38-8 0zM100 233l76 0 0 6-76 0z'],
      ['paper', 'M100 219l28 0 0 14-28 0zM102 219q-3-12 7-13 10-2 16 1 5 3 2 12z'],
      ['water', 'M128 218q4-8 14-8 18-2 33 3l0 20-47 0z'],
    ],
    line: 'M91 250l0-56q4-7 9 0l0 56M175 250l0-38q4-6 9 0l0 38M100 239l75 0M102 219q-3-12 7-13 10-2 16 1 5 3 2 12zM128 233l0-15q4-8 14-8 18-2 33 3M100 233l75 0',
    fine: 'M140 214l-1 17M145 213l-1 18M163 213l1 18M168 214l1 17',
  },
  heating: { at: [284, 224], line: 'M266 196l36-1 1 54-36 1zM284 195v-20' },
  step: { at: [385, 212], line: 'M324 234l74 15' },
};

const frames: Record<Figure, string> = {
  around: '250 96 364 440',
  land: '8 8 392 288',
  tent: '0 12 400 288',
};

const Washes = ({ of: washes }: { of: readonly Wash[] | undefined }) =>
  washes?.map(([ink, d]) => <path key={ink + d} className={styles[ink]} d={d} />);

/** A line as a knife leaves it: cut twice, and not quite at the same place. */
const Cut = ({ d }: { d: string }) => (
  <>
    <path d={d} />
    <path className={styles.again} d={d} />
  </>
);

/** A thing and its number, by how far along it is. */
function Item({ name, number, line }: Entry) {
  const thing = things[name];
  const [x, y] = thing.at;
  return (
    <g className={styles[line]}>
      {line !== 'open' && <Washes of={thing.washes} />}
      {thing.line && <Cut d={thing.line} />}
      {thing.fine && <path className={styles.fine} d={thing.fine} />}
      {name === 'motorway' && <Road />}
      <circle className={styles.chip} cx={x} cy={y} r="12" />
      <text x={x} y={y + 6}>
        {number}
      </text>
    </g>
  );
}

const Road = () => (
  <g clipPath="url(#plate)">
    <path className={styles.road} d={motorway} />
    <path className={styles.lanes} d={motorway} />
  </g>
);

/** Fields: where, and how the furrows run. */
const fields = [
  ['M262 300l52-40 24 12 4 60-30 60-50 10z', -38],
  ['M352 322l66-6 8 34-40 50-44-12z', 12],
  ['M440 214l60-18-6 62-20 56-38-30z', 66],
  ['M452 108l86 2-40 66-52 18-30-38z', -60],
  ['M520 372l94 26v84l-98-26z', 16],
  ['M540 292h74v66l-84-18z', -20],
  ['M572 100h42v104l-52-4z', 70],
  ['M450 448l50 12 70 30 44 10v40H446z', 4],
] as const;

/** The land with what lies on it: the sea, the fields, the river. */
function Ground({ name }: { name: string }) {
  return (
    <>
      <defs>
        <path id="land" d={land} />
        <clipPath id="plate">
          <path d="M252 99l120-1.5 92 1.8 146-1.6 1.6 130-1.5 142 1.2 162.6-118 1.4-122-1.8-119 1.6-1.4-150 1.6-130z" />
        </clipPath>
        <pattern id="furrows" width="34" height="15" patternUnits="userSpaceOnUse">
          <path className={styles.moss} d="M1 4q10-4 19-1-9 4.6-19 1M14 11q9-3.4 17-.6-8 4-17 .6" />
        </pattern>
        <pattern
          id="waves"
          width="46"
          height="21"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-46)"
        >
          <path
            className={styles.glint}
            d="M2 5q13-4 25 0-12 3.6-25 0M22 15q11-3 20-.4-9 3.6-20 .4"
          />
        </pattern>
        {fields.map(([, turn]) => (
          <pattern
            key={turn}
            id={`f${String(turn)}`}
            href="#furrows"
            patternTransform={`rotate(${String(turn)})`}
          />
        ))}
      </defs>
      <g clipPath="url(#plate)">
        <path className={styles.water} d="M250 90h370v450H250z" />
        <path fill="url(#waves)" d="M250 90h136L250 240z" />
        <use href="#land" className={styles.surf} />
        <use href="#land" className={styles.sand} />
        <g className={styles.moss}>
          {fields.map(([d, turn]) => (
            <g key={turn}>
              <path className={styles.field} d={d} />
              <path fill={`url(#f${String(turn)})`} d={d} />
            </g>
          ))}
        </g>
        <path className={styles.river} d={river} />
        <g className={styles.known}>
          <Cut d={land} />
        </g>
      </g>
      <g className={styles.known}>
        <path className={styles.paper} d="M277 174l-10 7 11-50 10 50z" />
        <path d="M277 174l-10 7 11-50 10 50z" />
        <path className={styles.fine} d="M277 174l1-43 10 50z" />
        <text className={styles.north} x="278" y="126">
          N
        </text>
        <path
          className={styles.chip}
          d="M262 450q88-4 176 .6 2.4 37-.8 74-86 2.6-175-.4-3-38-.2-74z"
        />
        <path d="M262 450q88-4 176 .6 2.4 37-.8 74-86 2.6-175-.4-3-38-.2-74z" />
        <path
          className={styles.hair}
          d="M267 455q84-3.6 166 .4 2 32-.6 64.4-82 2-165-.4-2.4-33-.4-64z"
        />
        <text x="350" y="487">
          {siteConfig.brand}
        </text>
        <text className={styles.small} x="350" y="508">
          {name}
        </text>
      </g>
    </>
  );
}

/** Where grass is rooted in the earth. */
const tufts = [-640, -520, -410, -290, -240, -120, 14, 56, 412, 480, 560, 700, 820, 1000];
const blades = 'M0 250l-5-9 6 8 1-13 3 13 6-9-4 10z';
const roots =
  'M1 251q-3 9-10 13-6 5-8 14 4-6 10-11 6-4 9-13-1 14 1 22 2 9-2 17 6-8 5-18-2-9-1-19 4 8 10 12 6 5 8 12 0-8-6-14-8-5-10-14z';

/** The earth that the tent stands on, as far as the sheet is wide. */
const Earth = () => (
  <g className={styles.known}>
    <defs>
      <g id="tuft">
        <path className={styles.root} d={roots} />
        <path className={styles.fine} d={blades} />
      </g>
      <pattern id="earth" width="66" height="26" patternUnits="userSpaceOnUse">
        <path
          className={styles.grain}
          d="M3 6q9-3 18-1-9 4-18 1M34 10q10-3 21 0-11 4-21 0M12 18q7-2 13 0-6 3-13 0M44 22q7-3 14-1-7 4-14 1M26 2l4-1 2 3-4 1z"
        />
      </pattern>
    </defs>
    <path className={styles.clay} d="M-3000 250h6400v50h-6400z" />
    <path fill="url(#earth)" stroke="none" d="M-3000 258h6400v42h-6400z" />
    <Cut d="M-3000 250h3000q90-2 200 .4t200-.4h3000" />
    {tufts.map((x, index) => (
      <use key={x} href="#tuft" x={x} y={index % 2} />
    ))}
  </g>
);

/**
 * A figure of the sheet. What it shows is in the list beside it.
 * @param name of the sheet, for the cartouche
 */
export function Drawing({
  figure,
  entries,
  name,
}: {
  figure: Figure;
  entries: readonly Entry[];
  name: string;
}) {
  const under: Partial<Record<Figure, ReactNode>> = {
    around: <Ground name={name} />,
    tent: <Earth />,
  };
  return (
    <svg className={styles.drawing} viewBox={frames[figure]} aria-hidden="true">
      {under[figure]}
      {entries.map((entry) => (
        <Item key={entry.name} {...entry} />
      ))}
    </svg>
  );
}
