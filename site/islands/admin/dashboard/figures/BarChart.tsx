import { useDashboard } from '../dashboard-context.ts';
import type { Bucket } from './buckets.ts';
import { Chart } from './Chart.tsx';
import styles from './Figures.module.css';

/** The number of each bucket, a bar each; hovering a bar shows its number. */
export function BarChart(props: {
  title: string;
  summary: string;
  buckets: readonly Bucket[];
  name: (day: string) => string;
}) {
  const { format } = useDashboard();
  return (
    <Chart
      {...props}
      most={Math.max(...props.buckets.map(({ count }) => count))}
      draw={({ x, y, step }) =>
        props.buckets.map(({ day, count }, position) => {
          const width = Math.min(28, Math.max(1, step - Math.min(3, step / 3)));
          return (
            <rect
              key={day}
              className={styles.column}
              x={x(position) - width / 2}
              y={y(count)}
              width={width}
              height={y(0) - y(count)}
            >
              <title>{`${format.day(day)}: ${format.number(count)}`}</title>
            </rect>
          );
        })
      }
    />
  );
}
