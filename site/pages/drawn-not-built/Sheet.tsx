import { Fragment, type ReactNode } from 'react';
import type { DrawnNotBuilt } from '../../../content/en/drawn-not-built.ts';
import type { PracticalInformation } from '../../../content/en/practical-information.ts';
import type { Language } from '../../../domain/language.ts';
import { href } from '../../../domain/routes.ts';
import { Section } from '../../ui/section/Section.tsx';
import { locatorMap } from '../location/locator-map.data.ts';
import type { OwnersPart } from '../practical-information/answer-to.ts';
import { entriesOf, sheet, type Drawn, type Entry, type Figure } from './line-of.ts';
import styles from './Sheet.module.css';

const { lagoon, land, motorway, places } = locatorMap;
const [vau, obidos, caldas] = [places.vau, places.obidos, places.caldas];
const dot = ([x, y]: readonly [number, number]) => (
  <circle className={styles.dot} cx={x} cy={y} r="5" />
);

/** The place of a thing's number, and its lines. */
const drawings: Record<Drawn, [at: [number, number], lines: ReactNode]> = {
  lagoon: [[362, 205], <path key="" className={styles.water} d={lagoon} />],
  sea: [
    [285, 165],
    <Fragment key="">
      <path className={styles.sea} d="M250 120h400v300H250z" />
      <path className={styles.land} d={land} />
    </Fragment>,
  ],
  village: [[355, 287], dot(vau)],
  motorway: [[588, 375], <path key="" d={motorway} />],
  coachStop: [[465, 366], dot(obidos)],
  hospital: [[548, 237], dot(caldas)],

  tents: [
    [75, 80],
    <path
      key=""
      d="M39 80a36 36 0 1 1 72 0 36 36 0 1 1-72 0M75 44v20M75 96v20M39 80h20M91 80h20"
    />,
  ],
  howMany: [
    [162, 62],
    <path
      key=""
      d="M126 62a36 36 0 1 1 72 0 36 36 0 1 1-72 0M128 148a36 36 0 1 1 72 0 36 36 0 1 1-72 0"
    />,
  ],
  bathroom: [[62, 224], <path key="" d="M75 118q-26 34-8 82M40 202h44v44H40z" />],
  table: [[185, 240], <path key="" d="M125 230h120v20H125z" />],
  garden: [
    [332, 232],
    <path key="" d="M280 190h104v86H280zM280 210h104M280 256h104M280 233h36M348 233h36" />,
  ],
  pool: [[262, 96], <path key="" d="M228 92q4-34 40-32t32 38-38 34-34-40z" />],
  dogs: [[356, 72], <path key="" d="M326 26l58 8 8 84-62 10zM340 98h28v26" />],

  canvas: [[200, 74], <path key="" d="M200 36L88 172l-8 78M200 36l112 136 8 78M88 172h224" />],
  bed: [
    [206, 198],
    <path key="" d="M118 250v-62M118 234h126v16M118 216h126v18M126 216q0-14 14-14h24q12 0 12 14" />,
  ],
  heating: [[276, 222], <path key="" d="M258 196h36v54h-36z" />],
  step: [[352, 218], <path key="" d="M320 234l72 16" />],
};

const frames: Record<Figure, string> = {
  around: '250 120 400 300',
  land: '0 0 400 300',
  tent: '0 0 400 300',
};

/** A figure of the sheet. The tent stands on the ground, which is there. */
function Drawing({ figure, entries }: { figure: Figure; entries: readonly Entry[] }) {
  return (
    <svg className={styles.drawing} viewBox={frames[figure]} aria-hidden="true">
      {figure === 'tent' && <path className={styles.known} d="M8 250h384" />}
      {entries.map(({ name, number, line }) => {
        const [[x, y], lines] = drawings[name];
        return (
          <g key={name} className={styles[line]}>
            {lines}
            <circle className={styles.ground} cx={x} cy={y} r="13" />
            <text x={x} y={y + 6}>
              {number}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/**
 * The things in a figure, by their numbers. The name of a thing leads to the answer, if there is a
 * question behind it.
 */
function List({
  entries,
  text,
  language,
}: {
  entries: readonly Entry[];
  text: DrawnNotBuilt;
  language: Language;
}) {
  return (
    <ol className={styles.list} start={entries[0]?.number}>
      {entries.map(({ name, line, question }) => (
        <li key={name}>
          {question ? (
            <a href={`${href('practicalInformation', language)}#${question}`}>
              {text.things[name]}
            </a>
          ) : (
            text.things[name]
          )}
          <span>{`: ${text.lines[line]}`}</span>
        </li>
      ))}
    </ol>
  );
}

/** The part of the sheet on another page: its rule, the tent, and the way to all of it. */
export function Crop({
  text,
  practical,
  language,
}: {
  text: DrawnNotBuilt;
  practical: PracticalInformation;
  language: Language;
}) {
  const entries = entriesOf('tent', practical, language);
  return (
    <Section heading={text.heading}>
      <p>{text.lead}</p>
      <Rule text={text} />
      <div className={styles.crop}>
        <Drawing figure="tent" entries={entries} />
        <List entries={entries} text={text} language={language} />
      </div>
      <a href={href('drawnNotBuilt', language)}>{text.whole}</a>
    </Section>
  );
}

/**
 * The sheet, in three figures, each with its list, which says of every number what its line says:
 * that is what a screen reader reads.
 */
export function Sheet({
  text,
  practical,
  language,
  owners,
}: {
  text: DrawnNotBuilt;
  practical: PracticalInformation;
  language: Language;
  owners?: OwnersPart;
}) {
  return (
    <div className={styles.sheet}>
      {(Object.keys(sheet) as Figure[]).map((figure) => {
        const entries = entriesOf(figure, practical, language, owners);
        return (
          <section key={figure} className={styles.figure}>
            <Drawing figure={figure} entries={entries} />
            <div>
              <h2>{text.figures[figure].heading}</h2>
              <p>{text.figures[figure].note}</p>
              <List entries={entries} text={text} language={language} />
            </div>
          </section>
        );
      })}
    </div>
  );
}

/** The rule of the sheet, printed on it. */
export function Rule({ text }: { text: DrawnNotBuilt }) {
  return (
    <ul className={styles.rule}>
      {(['known', 'planned', 'open'] as const).map((line) => (
        <li key={line}>
          <svg viewBox="0 0 72 12" width="72" height="12" aria-hidden="true">
            <path className={styles[line]} d="M3 6h66" />
          </svg>
          {text.lines[line]}
        </li>
      ))}
    </ul>
  );
}
