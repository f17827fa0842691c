import { useMessages } from '@millrace/ui/messages';
import { scaleBand, scaleLinear, scalePoint } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import {
  axisLabel,
  bar,
  chart,
  gridLine,
  hover,
  line,
  place,
  previous,
  previousSwatch,
  readout,
  swatch,
} from './AnalyticsChart.css';
import type { ChartPoint } from './analytics-series';

export interface AnalyticsChartProps {
  /** Bars of several series are stacked; lines are not. */
  kind: 'bars' | 'lines';
  /** Accessible description of the chart. */
  label: string;
  /** Names of the series, one or two. */
  series: readonly string[];
  /** Points in chronological order. */
  points: readonly ChartPoint[];
  /** Totals of the preceding range by period, drawn as a dashed line. Default: none. */
  before?: readonly number[] | undefined;
  /** Label of the preceding range. */
  beforeLabel: string;
  /** Returns a short label for the axis. */
  pointLabel: (point: ChartPoint) => string;
  /** Returns the full name of a period. */
  describe: (point: ChartPoint) => string;
}

const HEIGHT_PX = 200;
const MARGIN = { top: 8, bottom: 28, start: 44, end: 8 };
/** Width in pixels until the container is measured. */
const USUAL_WIDTH_PX = 640;
/** Width reserved for a label of the time axis. */
const LABEL_PX = 72;
/** Gap between the axis and its value labels. */
const LABEL_GAP_PX = 6;
/** Maximum bar width, so that a single day does not fill the chart. */
const BAR_MAX_PX = 48;

/** Bar or line chart over time. The same data is in a table, which is keyboard-accessible. */
export function AnalyticsChart({
  kind,
  label,
  series,
  points,
  before: allBefore,
  beforeLabel,
  pointLabel,
  describe,
}: AnalyticsChartProps) {
  const messages = useMessages();
  const { ref, width } = useChartWidth();
  const [active, setActive] = useState<number | null>(null);
  const wide = Math.max(width ?? USUAL_WIDTH_PX, 200);
  const isRtl = messages.direction === 'rtl';
  const [left, right] = isRtl ? [MARGIN.end, wide - MARGIN.start] : [MARGIN.start, wide - MARGIN.end];
  const keys = points.map(({ from }) => from);
  // The preceding range may have more months or weeks.
  const before = allBefore?.slice(0, points.length);
  const range: [number, number] = isRtl ? [right, left] : [left, right];
  const band = scaleBand({ domain: keys, range, padding: points.length > 60 ? 0.1 : 0.3 });
  const along = scalePoint({ domain: keys, range, padding: 0.5 });
  const sums = points.map(({ values }) =>
    kind === 'bars' ? values.reduce((all, one) => all + one, 0) : Math.max(...values),
  );
  const up = scaleLinear({
    domain: [0, Math.max(...sums, ...(before ?? []), 4)],
    range: [HEIGHT_PX - MARGIN.bottom, MARGIN.top],
    nice: 4,
  });
  const barWidth = Math.min(band.bandwidth(), BAR_MAX_PX);
  const bandCenter = (key: string): number =>
    kind === 'bars' ? (band(key) ?? 0) + band.bandwidth() / 2 : (along(key) ?? 0);
  const every = Math.max(1, Math.ceil((points.length * LABEL_PX) / (right - left)));
  const current = active === null ? undefined : points[active];

  const handlePointer = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = ((event.clientX - box.left) / box.width) * wide;
    let nearest = 0;
    for (const [index, key] of keys.entries()) {
      if (Math.abs(bandCenter(key) - at) < Math.abs(bandCenter(keys[nearest] ?? key) - at)) nearest = index;
    }
    setActive(nearest);
  };

  return (
    <div ref={ref} data-part="chart" className={place}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${wide} ${HEIGHT_PX}`}
        className={chart}
        direction="ltr"
        onPointerMove={handlePointer}
        onPointerDown={handlePointer}
        onPointerLeave={() => setActive(null)}
      >
        <g>
          {up.ticks(4).map((value) => (
            <g key={value}>
              <line className={gridLine} x1={left} x2={right} y1={up(value)} y2={up(value)} />
              <text
                className={axisLabel}
                x={isRtl ? right + LABEL_GAP_PX : left - LABEL_GAP_PX}
                y={up(value) + 4}
                textAnchor={isRtl ? 'start' : 'end'}
              >
                {messages.number(value, { notation: 'compact' })}
              </text>
            </g>
          ))}
          {points.map(
            (point, index) =>
              index % every === 0 && (
                <text
                  key={point.from}
                  className={axisLabel}
                  x={bandCenter(point.from)}
                  y={HEIGHT_PX - 8}
                  textAnchor="middle"
                >
                  {pointLabel(point)}
                </text>
              ),
          )}
          {current && (
            <line
              className={hover}
              x1={bandCenter(current.from)}
              x2={bandCenter(current.from)}
              y1={MARGIN.top}
              y2={HEIGHT_PX - MARGIN.bottom}
            />
          )}
          {kind === 'bars'
            ? points.map((point) => (
                <Bars key={point.from} {...{ point, up, barWidth }} x={bandCenter(point.from)} />
              ))
            : series.map((name, place) => (
                <g key={name}>
                  <LinePath
                    data={[...points]}
                    x={({ from }) => bandCenter(from)}
                    y={({ values }) => up(values[place] ?? 0)}
                    className={line[place === 0 ? 'first' : 'second']}
                  />
                  {points.length === 1 && (
                    <circle
                      cx={bandCenter(keys[0] ?? '')}
                      cy={up(points[0]?.values[place] ?? 0)}
                      r={4}
                      className={bar[place === 0 ? 'first' : 'second']}
                    />
                  )}
                </g>
              ))}
          {before && before.length > 1 && (
            <g data-part="before">
              {(['halo', 'dashes'] as const).map((part) => (
                <LinePath
                  key={part}
                  data={before.map((value, index) => ({ value, key: keys[index] ?? '' }))}
                  x={({ key }) => bandCenter(key)}
                  y={({ value }) => up(value)}
                  className={previous[part]}
                />
              ))}
            </g>
          )}
        </g>
      </svg>
      {/* Hidden from screen readers, which get the same data from the table. */}
      <p aria-hidden="true" data-part="legend" className={readout}>
        <span>{current ? describe(current) : ''}</span>
        {/* A single series needs no name. */}
        {series.length === 1 && current && <strong>{messages.number(current.values[0] ?? 0)}</strong>}
        {series.length > 1 &&
          series.map((name, place) => (
            <span key={name}>
              <span className={swatch[place === 0 ? 'first' : 'second']} /> {name}
              {current && ` ${messages.number(current.values[place] ?? 0)}`}
            </span>
          ))}
        {before && before.length > 1 && (
          <span>
            <span className={previousSwatch} /> {beforeLabel}
            {active !== null && before[active] !== undefined && ` ${messages.number(before[active])}`}
          </span>
        )}
      </p>
    </div>
  );
}

interface BarsProps {
  point: ChartPoint;
  /** Returns the x position of a bar's centre. */
  x: number;
  barWidth: number;
  up: (value: number) => number;
}

function Bars({ point: { values }, x, barWidth, up }: BarsProps) {
  let below = 0;
  return values.map((value, place) => {
    const top = up(below + value);
    const height = up(below) - top;
    below += value;
    return (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: series have no name here, and never change places
        key={place}
        x={x - barWidth / 2}
        y={top}
        width={barWidth}
        height={height}
        className={bar[place === 0 ? 'first' : 'second']}
      />
    );
  });
}

/** Observes the width of a chart's container, in pixels. Null until it is measured, and on the server. */
function useChartWidth(): { ref: RefObject<HTMLDivElement | null>; width: number | null } {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number | null>(null);
  useEffect(() => {
    const place = ref.current;
    if (!place) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
