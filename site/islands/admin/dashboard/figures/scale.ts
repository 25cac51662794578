/** How high a chart is, in CSS pixels. */
export const height = 220;

const margin = { top: 26, bottom: 28, letter: 8.5 };

/** The places of values and buckets in a chart, in CSS pixels. */
export interface Plot {
  left: number;
  /** The middle of a bucket. */
  x: (bucket: number) => number;
  y: (value: number) => number;
  /** The width that each bucket has. */
  step: number;
}

/**
 * The scale of a chart, from 0 to a round number not below the highest value.
 * @param width of the whole chart, in CSS pixels
 */
export function scaleOf(
  width: number,
  buckets: number,
  most: number,
): { plot: Plot; ticks: number[] } {
  const unit = roundStep(most / 4);
  const top = unit * Math.max(1, Math.ceil(most / unit));
  const ticks = Array.from({ length: top / unit + 1 }, (_, position) => position * unit);
  const left = margin.letter * (String(top).length + 1) + 8;
  const step = (width - left) / Math.max(1, buckets);
  const drawn = height - margin.top - margin.bottom;
  return {
    ticks,
    plot: {
      left,
      step,
      x: (bucket) => left + (bucket + 0.5) * step,
      y: (value) => margin.top + drawn * (1 - value / top),
    },
  };
}

/** The smallest of 1, 2, 5, 10, 20, 50... that is not below a number. People are counted whole. */
function roundStep(least: number): number {
  if (least <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((factor) => factor * power >= least) ?? 10) * power;
}
