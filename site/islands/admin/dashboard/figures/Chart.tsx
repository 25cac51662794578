import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useDashboard } from '../dashboard-context.ts';
import type { Bucket } from './buckets.ts';
import styles from './Figures.module.css';
import { height, scaleOf, type Plot } from './scale.ts';

/** The frame of a chart over time: title, lines for reading heights, names of some moments. */
export function Chart({
  title,
  summary,
  buckets,
  most,
  name,
  draw,
}: {
  title: string;
  /** The meaning of the chart, in a sentence. */
  summary: string;
  buckets: readonly Bucket[];
  /** The highest value drawn. */
  most: number;
  /** The name of a bucket, by its first day. */
  name: (day: string) => string;
  draw: (plot: Plot) => ReactNode;
}) {
  const { format } = useDashboard();
  const { ref, width } = useWidth<HTMLElement>();
  const { plot, ticks } = scaleOf(width, buckets.length, most);
  const named = [...new Set([0, Math.floor((buckets.length - 1) / 2), buckets.length - 1])];
  const anchors =
    named.length === 1 ? (['middle'] as const) : (['start', 'middle', 'end'] as const);
  return (
    <figure ref={ref} className={styles.chart}>
      <figcaption>{title}</figcaption>
      {width > 0 && (
        <svg width={width} height={height} role="img" aria-label={summary}>
          {ticks.map((tick) => (
            <g key={tick}>
              <line x1={plot.left} x2={width} y1={plot.y(tick)} y2={plot.y(tick)} />
              <text x={plot.left - 8} y={plot.y(tick)} dy="0.35em" textAnchor="end">
                {format.number(tick)}
              </text>
            </g>
          ))}
          {draw(plot)}
          {named.map((position, place) => (
            <text
              key={position}
              x={
                place === 0 && named.length > 1 ? plot.left : place === 2 ? width : plot.x(position)
              }
              y={height - 4}
              textAnchor={anchors[place] ?? 'end'}
            >
              {name(buckets[position]?.day ?? '')}
            </text>
          ))}
        </svg>
      )}
    </figure>
  );
}

/**
 * The width that an element has on the screen, in CSS pixels: a chart drawn for it keeps its
 * letters' size.
 */
function useWidth<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(ref.current);
    return () => {
      observer.disconnect();
    };
  }, []);
  return { ref, width };
}
