import type { Cut } from '../../content/pictures.ts';

/**
 * One way a frame looks: which shape of a picture it shows, on which screens, and how wide it draws
 * it.
 */
export interface View {
  shape: 'whole' | Cut;
  /** A media query; on every other screen without. */
  media?: string;
  /** The `sizes` of an image. */
  sizes: string;
}

/**
 * From the distance of a phone an eye resolves some two pixels per CSS pixel; denser screens load
 * no larger file of a picture as wide as the phone.
 */
const densePhone = '(width < 44rem) and (min-resolution: 2.5dppx) 60vw';
const acrossPhone = `${densePhone}, (width < 60rem) 100vw`;

/** On a phone that has room for it, before the words; as large as a poster there. */
const uprightFirst = {
  shape: 'square',
  media: '(width < 44rem) and (height >= 50rem)',
  sizes: `${densePhone}, 88vw`,
} as const;

/**
 * Every place where pages show a picture, and the shapes that it wants there: the first view whose
 * media query fits, the last one without. A picture in a frame whose shapes it does not have stops
 * the build.
 */
export const frames = {
  /**
   * The home page's first screen, drawn wider than an upright screen is. At density 2 it is sharp,
   * on less dense phones a little enlarged.
   */
  poster: [
    {
      shape: 'square',
      media: '(max-aspect-ratio: 1/1)',
      sizes: '(width < 44rem) and (resolution < 2dppx) 88vw, 118vw',
    },
    { shape: 'poster', sizes: '100vw' },
  ],
  /** From edge to edge of the screen, a third as high. */
  band: [{ shape: 'wide', sizes: '100vw' }],
  /** Behind the sheet of paper that says what went wrong. */
  error: [
    { shape: 'poster', media: '(width >= 60rem)', sizes: '100vw' },
    { shape: 'whole', sizes: acrossPhone },
  ],
  /** The top of a page that begins with its print. */
  opening: [uprightFirst, { shape: 'whole', sizes: `${acrossPhone}, 66vw` }],
  /** The top of a page, beside its title. */
  heading: [uprightFirst, { shape: 'whole', sizes: `${acrossPhone}, 55vw` }],
  /** Beside a text, on about half of a wide screen. */
  half: [{ shape: 'whole', sizes: `${acrossPhone}, 55vw` }],
  /**
   * An experience: they come in as they are scrolled to, at a little more than a pixel for a pixel.
   */
  experience: [
    { shape: 'whole', sizes: '(width < 44rem) 60vw, (width < 60rem) 100vw, min(56vw, 56rem)' },
  ],
  /** As high as wide beside an experience, on a wide screen. */
  beside: [
    { shape: 'square', media: '(width >= 60rem)', sizes: '47vw' },
    { shape: 'whole', sizes: '(width < 44rem) 60vw, 100vw' },
  ],
  /** In a letter that the list received. */
  detail: [{ shape: 'whole', sizes: `${densePhone}, (width < 44rem) 100vw, 41rem` }],
  /** Inside the margins of a phone, on less than half of a wide screen. */
  inset: [{ shape: 'whole', sizes: `${densePhone}, (width < 60rem) 92vw, 42vw` }],
  /**
   * On phones one size below what the screen could show, or the blog's pictures together would
   * weigh 80 kB.
   */
  lead: [{ shape: 'whole', sizes: '(width < 44rem) 60vw, 58vw' }],
  /** In a list, and beside a page's first words. */
  small: [{ shape: 'square', sizes: '(width < 44rem) 35vw, (width < 66rem) 46vw, 23rem' }],
  stamp: [{ shape: 'tall', sizes: '10rem' }],
  /** Beside the form to log in; not on phones. */
  login: [{ shape: 'whole', sizes: '(width < 60rem) 1px, 66vw' }],
  specimen: [{ shape: 'whole', sizes: '24rem' }],
} as const satisfies Record<string, readonly View[]>;

export type FrameName = keyof typeof frames;
