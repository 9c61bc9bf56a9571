import { useMemo, type ReactNode } from 'react'
import { useFormat } from '../format/use-format'
import { toDateTime } from '../format/dates'
import { AXIS_TOKENS, innerOf, MARGIN, yOf } from './axes'
import { ChartContainer, type ChartProps, type ChartShape } from './ChartContainer'
import styles from './charts.module.css'
import type { ChartData } from './chart-data'
import type { LineSeries } from './chart-series'
import { lazyComponent } from '../components/lazy-component'
import { axisTicks } from './ticks'

const LineDrawing = lazyComponent(async () => ({ default: (await import('./LinePlot')).LinePlot }))

interface LineChartProps extends ChartProps {
  /** The times in ms, ascending. */
  readonly times: readonly number[]
  readonly series: readonly LineSeries[]
  /** The column title of the rows, such as “Day”. */
  readonly rowTitle: string
  readonly format: (value: number) => string
  /** Formats a time. `timeLabel` is for table and tooltip, `tickLabel` for the axis. */
  readonly timeLabel?: (at: number) => string
  readonly tickLabel?: (at: number) => string
  readonly isSummed?: boolean
  readonly hasArea?: boolean
}

export function LineChart(props: LineChartProps): ReactNode {
  const { date, listTime } = useFormat()
  const {
    label,
    file,
    height = 240,
    times,
    series,
    rowTitle,
    format,
    timeLabel = date,
    tickLabel,
    isSummed = false,
    hasArea = false,
  } = props
  const last = times.at(-1) ?? 0
  const first = times[0] ?? 0
  // The reference time is eight days after the last point, so that `listTime` writes each date in its short form.
  const tick = tickLabel ?? ((at: number) => listTime(at, last + DAYS_8))
  const figures: ChartData = {
    rowTitle,
    format,
    isSummed,
    columns: series.map(({ id, label: name, colour }) => ({ id, label: name, colour })),
    rows: times.map((at, n) => ({
      id: String(at),
      label: timeLabel(at),
      filed: toDateTime(at) ?? '',
      values: series.map(({ values }) => values[n] ?? null),
    })),
  }
  const ticks = useMemo(
    () =>
      axisTicks(
        series.flatMap(({ values }) => values),
        4,
        hasArea,
      ),
    [series, hasArea],
  )
  const xOf = (at: number, width: number): number =>
    MARGIN.left +
    (last === first ? 0.5 : ((times[at] ?? first) - first) / (last - first)) * innerOf(width, height).width
  const picture: ChartShape = {
    draw: (stage, at) => (
      <>
        <LineDrawing
          stage={stage}
          height={height}
          times={times}
          series={series}
          ticks={ticks}
          format={format}
          tickLabel={tick}
          hasArea={hasArea}
        />
        {at !== null && (
          <div
            className={`${styles['mark'] ?? ''} ${styles['rule'] ?? ''}`}
            style={{
              transform: `translate(${xOf(at, stage.width)}px, ${MARGIN.top}px)`,
              height: innerOf(0, height).height,
            }}
          />
        )}
        {at !== null &&
          series.map(({ id, colour, values }) => {
            const value = values[at] ?? null
            return (
              value !== null && (
                <div
                  key={id}
                  className={`${styles['mark'] ?? ''} ${styles['dot'] ?? ''}`}
                  style={{
                    background: `var(${colour})`,
                    transform: `translate(${xOf(at, stage.width)}px, ${yOf(value, ticks, height)}px)`,
                  }}
                />
              )
            )
          })}
      </>
    ),
    placeOf: (at, { width }) => {
      const known = series.flatMap(({ values }) => values[at] ?? [])
      const y = known.length === 0 ? height / 2 : yOf(Math.max(...known), ticks, height)
      return { x: xOf(at, width), y: Math.min(Math.max(y, EDGE), height - EDGE) }
    },
    rowAt: ({ x }, { width }) =>
      times.reduce<number | null>(
        (near, _, at) => (near === null || Math.abs(xOf(at, width) - x) < Math.abs(xOf(near, width) - x) ? at : near),
        null,
      ),
  }
  return (
    <ChartContainer
      label={label}
      file={file}
      height={height}
      figures={figures}
      picture={picture}
      legend="columns"
      tokens={[...AXIS_TOKENS, ...series.map(({ colour }) => colour)]}
    />
  )
}

const DAYS_8 = 8 * 86_400_000
/** The least distance of a tooltip from the edges of the chart, in px. */
const EDGE = 40
