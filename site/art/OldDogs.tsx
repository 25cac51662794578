import styles from './Print.module.css';

/** Print: two old dogs, one asleep by an open door, one against somebody's knee. */
export function OldDogs({ alt, caption }: { alt: string; caption: string }) {
  return (
    <figure className={styles.print}>
      <svg viewBox="0 0 480 360" role="img" aria-label={alt}>
        <path className={styles.paper} d="M0 0h480v300H0z" />
        <path
          className={styles.marks}
          d="M206 130l34-4M222 144l20-2M268 112l26-3M330 96l26-3M318 148l34-4M340 160l16-2M204 236l14-2M440 40l26-3M446 54l14-2M262 130l10-1"
        />
        <path className={styles.ochre} d="M0 296l240-4 240 4v64H0z" />
        <path className={styles.ink} d="M44 0l128-2 3 298-134 3z" />
        <path className={styles.lamp} d="M56 0l104-2 3 296-106 4z" />
        <path
          className={styles.marks}
          d="M156 8l-26 34M157 26l-28 38M157 46l-22 30M158 66l-16 22M158 88l-10 13"
        />
        <path className={styles.lagoon} d="M0 0h52l2 318-54 8z" />
        <path className={styles.line} d="M18 0v322M36 0v320M0 74l52 6M0 214l53-4" />
        <path
          className={styles.cut}
          d="M270 340l60 2M180 338l40 1M60 344l70-2M96 352l60-1M360 348l70-2M420 312l50 2M300 352l30-1"
        />
        <path
          className={styles.moss}
          d="M184 0h178l-12 10-20-2-14 14-22-4-16 16-20-6-14 14-22-10-10 12-14-20z"
        />
        <g className={styles.plants}>
          <path d="M184 10l26 42M222 40l6 28M250 34l8 18M284 26l8 14M322 16l16 8 30-14" />
          <path
            className={styles.blossom}
            d="M200 14q40 36 104 0M208 44l20-12M226 74l2-12M262 60l20-24"
          />
        </g>
        <path className={styles.ink} d="M384 236h96v12l-14 2v82h-12v-80l-70-1z" />
        <path
          className={styles.lagoon}
          d="M352 206l90-4 22 36-16 12-80 2-6 72h-38l4-76q0-36 24-42z"
        />
        <path className={styles.moss} d="M399 97l26-8 30 16 18 60 2 72-84-2-4-60z" />
        <path
          className={styles.ochre}
          d="M372 54l10-16 24-6 20 12 2 24-10 16 2 14-20 6-8-14-16-2-2-10-6-4z"
        />
        <path
          className={styles.ink}
          d="M376 44l20-20 28 4 14 20-4 30-16 10-2-26-12-14zM318 318l44-2 4 16h-66z"
        />
        <path className={styles.line} d="M382 59l8 1M396 236l76 2M474 170l3 64" />
        <path
          className={styles.clay}
          d="M14 320l3-12 15-6 10-24 16-16 24-10 20 4 32-12 40-4 34 8 20 24 6 30-2 16-30 4-120-2z"
        />
        <path
          className={styles.paper}
          d="M14 304l2-16 10-8 24-6 14 6 4 18-14 12-28 4zM58 264l12-5 4 4-12 5z"
        />
        <path
          className={styles.ink}
          d="M11 298l3-13 13-3 1 8-7 9zM86 254l18 2 14 24-4 26-14 8-16-14-6-24z"
        />
        <path
          className={styles.line}
          d="M60 274q8 8 17 1M20 304l30-4M112 256l28-10 42-4 34 9 18 24M184 274q34-2 36 34l-50 6M44 319l60-3-10-10M232 312l-30 10-30-2"
        />
        <path
          className={styles.cut}
          d="M136 258l-8 12M150 254l-8 16M164 252l-8 18M196 256l8 10M208 262l6 12M92 268l6 16M30 290l4 4M40 284l4 4"
        />
        <path
          className={styles.ink}
          d="M224 198l4-8 22-6 10-14 18-8 16 8 8 18 4 24 16 32 16 46 4 40-60 2-2-10 14-6-6-24-12-20-2 60-34 2 0-8 12-6 2-50-4-40 2-14-24-6z"
        />
        <path
          className={styles.cut}
          d="M274 176q-8 20-2 32l14-6q6-14 0-26M254 183l8-2M298 262q-16 18-4 42M262 226l4 18M270 228l3 14M308 246l8 22M232 206l18-2M318 286l4 18"
        />
        <path className={styles.clay} d="M252 214l36 4 16-8 3 9-18 10-36-4z" />
        <path className={styles.moss} d="M405 105l18 6-4 40-24 42-50 6-26-2-4-8 12-6 50-6z" />
        <path className={styles.line} d="M402 108l-12 64-52 9M418 150l-22 46-54 6" />
        <path className={styles.ochre} d="M324 188l-24-6-14 10 10 12 28 0z" />
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
