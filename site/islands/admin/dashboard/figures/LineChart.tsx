import { useDashboard } from '../dashboard-context.ts';
import type { Bucket } from './buckets.ts';
import { Chart } from './Chart.tsx';
import styles from './Figures.module.css';

/** Sign-ups of all time up to each bucket, as a line with its last value written at its end. */
export function LineChart(props: {
  title: string;
  summary: string;
  buckets: readonly Bucket[];
  name: (day: string) => string;
}) {
  const { format } = useDashboard();
  const { buckets } = props;
  const most = Math.max(...buckets.map(({ total }) => total));
  const last = buckets.length - 1;
  return (
    <Chart
      {...props}
      most={most}
      draw={({ x, y }) => {
        const line = buckets.map(({ total }, position) => `${x(position)},${y(total)}`);
        return (
          <>
            <polygon
              className={styles.area}
              points={[`${x(0)},${y(0)}`, ...line, `${x(last)},${y(0)}`].join(' ')}
            />
            <polyline className={styles.line} points={line.join(' ')} />
            <circle className={styles.end} cx={x(last)} cy={y(most)} r="4" />
            <text
              className={styles.endLabel}
              x={x(last) - 10}
              y={y(most)}
              dy="-0.35em"
              textAnchor="end"
            >
              {format.number(most)}
            </text>
          </>
        );
      }}
    />
  );
}
