import styles from './Print.module.css';

const seedlings = [28, 142, 184, 226, 342, 384, 426, 468];

/** Print: planted terraces behind a low wall, someone bent to the soil. */
export function Terraces({ alt, caption }: { alt: string; caption: string }) {
  return (
    <figure className={styles.print}>
      <svg viewBox="0 0 480 360" role="img" aria-label={alt}>
        <path className={styles.sky} d="M0 0h480v190H0z" />
        <path
          className={styles.disc}
          d="M394 24l16 5 11 12 3 15-7 15-13 10-17 1-15-7-9-13 0-16 8-14 11-7z"
        />
        <path
          className={styles.marks}
          d="M210 38l70-3M236 50l90-3M300 62l52-1M434 60l46-2M440 72l40-1"
        />
        <path className={styles.haze} d="M0 126l60-20 58 8 74-36 60 22 62-12 76 28 90-16v90H0z" />
        <path
          className={styles.cut}
          d="M196 92l-22 24M208 96l-18 24M222 100l-14 22M316 100l-18 18M328 102l-14 18M342 108l-10 14"
        />
        <path className={styles.lagoon} d="M170 164l76-30 62-6 78 14 94-24v70H150z" />
        <path className={styles.moss} d="M0 142l90-8 110 16 120 8 160-22v80H0z" />
        <path className={styles.ochre} d="M0 168l120-12 140 14 220-22v70H0z" />
        <path className={styles.ink} d="M0 197l150-13 150 11 180-17v130H0z" />
        <path className={styles.clay} d="M3 214l150-13 150 11 180-17v110H3z" />
        <g className={styles.plants}>
          <path d="M0 178l120-12 140 14 220-22M6 190l120-11 140 12 220-20" />
          <path d="M0 230l150-12 150 11 180-16M8 246l150-11 150 9 180-14" />
        </g>
        <path
          className={styles.stones}
          d="M0 203l150-13 150 11 180-17M7 211l143-13 150 11 180-17"
        />
        <path className={styles.line} d="M0 258l150-9 150 6 180-10M0 290l480-4" />
        <path className={styles.paper} d="M414 118l36-4 2 30-37 3z" />
        <path className={styles.clay} d="M406 120l12-16 30-3 10 15z" />
        <path className={styles.lamp} d="M428 124l10-1v12l-10 1z" />
        <path className={styles.moss} d="M8 94l4-26 28-24 44-12 44 10 30 22 9 28-24 8z" />
        <path
          className={styles.ink}
          d="M68 300l9-90-5-56-32-44 12 2 24 30 2-40h8l3 42 26-32 12-2-38 42 2 58 10 90zM12 98l4-26 28-24 44-12 44 10 30 22 8 28-24 8-22-6-22 12-26-10-24 10-20-8z"
        />
        <path
          className={styles.sprigs}
          d="M32 88q8-24 32-34M54 96q6-24 28-38M80 92q4-22 22-34M104 96q2-20 18-30M130 92q0-14 14-22"
        />
        <g className={styles.moss}>
          {seedlings.map((x) => (
            <path
              key={x}
              d={`M${x} 282q-14-2-18-16 12 0 16 10 0-14 5-20 5 8 1 20 5-10 17-12-4 14-15 18z`}
            />
          ))}
        </g>
        <path
          className={styles.lagoon}
          d="M258 200l46 8-2 20-10 24 10 36 6 6h-28l-10-42-8 10 2 26 6 6h-30l4-46z"
        />
        <path
          className={styles.paper}
          d="M256 208l10-18 24-14 32-2 22 12 0 20-4 20-15-1-3-10-20 6z"
        />
        <path className={styles.line} d="M322 218l2-16M276 198l-8 12M290 194l-6 20M304 190l-2 18" />
        <path
          className={styles.ink}
          d="M327 226l12 1-3 30-6 18-9-4 4-16zM346 192l30 18-8 16-16 2-12-14z"
        />
        <path className={styles.ochre} d="M332 182l12-2 16-14 18 6 8 16-2 10 10 14-6 6z" />
        <path className={styles.line} d="M348 183l34 18" />
        <path className={styles.ink} d="M0 296l480-5v69H0z" />
        <path
          className={styles.haze}
          d="M-16 308l25-10 39 4 4 16-5 9-62-3zM56 304l22-7 35 4 1 17-5 9-47-2zM116 304l11-6 27 0 1 23-7 5-26 2zM159 307l10-10 35 3 2 18-6 7-38 1zM208 304l24-7 33 1 2 23-8 5-48-2zM270 304l18-4 28 1 2 14-6 12-39-1zM323 306l6-6 26-1 5 17-5 9-31-1zM364 308l21-8 48-1 1 21-4 5-61 2zM439 305l16-6 51 1 1 15-9 10-56 3zM-5 339l15-10 32 3-1 30-44 0zM49 337l8-4 34-1 1 30-44 0zM97 337l22-7 47 1-1 31-66 0zM174 336l21-7 41 1 3 32-66 0zM248 339l19-6 44-3 2 32-66 0zM318 337l14-8 41 4 1 29-54 0zM383 340l13-11 39 2 1 31-54 0zM440 339l13-8 21-1 3 32-34 0z"
        />
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
