import styles from './OldDogSanctuary.module.css';

/** The marks of the paving in a stretch that repeats: where each begins, and how long it is. */
const paving = [
  [10, 828, 84],
  [236, 824, 66],
  [430, 836, 78],
  [690, 830, 88],
  [118, 860, 80],
  [330, 866, 76],
  [560, 858, 66],
  [22, 894, 78],
  [260, 896, 62],
  [474, 890, 88],
  [706, 898, 70],
  [150, 922, 88],
  [384, 928, 76],
  [610, 920, 80],
  [60, 956, 66],
  [300, 952, 82],
  [520, 960, 74],
  [742, 954, 84],
  [190, 988, 70],
  [420, 990, 84],
  [640, 986, 62],
  [16, 1014, 80],
  [268, 1016, 78],
  [540, 1012, 86],
]
  .map(([x, y, length = 0]) => {
    const half = length / 2;
    return `M${x} ${y}q${half}-4 ${length} 1q-${half} 4-${length}-1z`;
  })
  .join('');

/**
 * The blocks of the print that go on: the number of each there, how rough it is, how far off so
 * that the edges meet, and how much ink takes: more than there, for a browser draws sharper flecks.
 */
const blocks = [
  { name: 'foot', number: 4, roughness: 4, off: '1 1', ink: -1.9 },
  { name: 'ground', number: 10, roughness: 5, off: '-2 0', ink: -1.6 },
  { name: 'paving', number: 11, roughness: 4, off: '0 1', ink: -1.9 },
] as const;

/**
 * The painted foot of the wall and the paving before it, from the left edge of the print on: in
 * units of the print, its edges cut and its ink taken as `art/renderer.ts` does it there.
 */
export function HouseWall() {
  return (
    <svg
      className={styles.beside}
      viewBox="-1 680 3 344"
      preserveAspectRatio="xMaxYMax"
      aria-hidden="true"
    >
      <pattern
        id="stretch"
        patternUnits="userSpaceOnUse"
        width="830"
        height="1024"
        patternTransform="translate(-880)"
      >
        <path className={styles.paving} d={paving} />
      </pattern>
      {blocks.map(({ name, number, roughness, off, ink }) => (
        <g key={name}>
          <filter
            id={name}
            filterUnits="userSpaceOnUse"
            x="-2400"
            y="672"
            width="2410"
            height="360"
            colorInterpolationFilters="sRGB"
          >
            <feTurbulence
              type="fractalNoise"
              baseFrequency=".03"
              numOctaves="2"
              seed={number}
              result="hand"
            />
            <feDisplacementMap
              in="SourceGraphic"
              in2="hand"
              scale={roughness}
              xChannelSelector="R"
              yChannelSelector="G"
              result="cut"
            />
            <feTurbulence
              type="fractalNoise"
              baseFrequency=".2"
              numOctaves="3"
              seed={number + 40}
            />
            <feColorMatrix values={`0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 11 0 0 0 ${ink}`} result="bite" />
            <feComposite in="cut" in2="bite" operator="in" />
          </filter>
          <g filter={`url(#${name})`} transform={`translate(${off})`}>
            {name === 'foot' && <path className={styles.foot} d="M-2400 692H60V790H-2400z" />}
            {name === 'ground' && (
              <path className={styles.ground} d="M-2400 771.5L1600 786V1040H-2400z" />
            )}
            {name === 'paving' && <path fill="url(#stretch)" d="M-2400 810H-50V1040H-2400z" />}
          </g>
        </g>
      ))}
    </svg>
  );
}
