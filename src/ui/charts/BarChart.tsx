import { useMemo, type ReactNode } from 'react'
import { AXIS_TOKENS, GAP, innerOf, MARGIN, yOf } from './axes'
import { ChartContainer, type ChartProps, type ChartShape } from './ChartContainer'
import styles from './charts.module.css'
import type { ChartData } from './chart-data'
import type { BarGroup, BarSeries } from './chart-series'
import { lazyComponent } from '../components/lazy-component'
import { axisTicks } from './ticks'

const BarDrawing = lazyComponent(async () => ({ default: (await import('./BarPlot')).BarPlot }))

interface BarChartProps extends ChartProps {
  readonly groups: readonly BarGroup[]
  readonly series: readonly BarSeries[]
  readonly rowTitle: string
  readonly format: (value: number) => string
  readonly isSummed?: boolean
}

/** A chart with groups of bars side by side. */
export function BarChart({
  label,
  file,
  height = 240,
  groups,
  series,
  rowTitle,
  format,
  isSummed = true,
}: BarChartProps): ReactNode {
  const figures: ChartData = {
    rowTitle,
    format,
    isSummed,
    columns: series.map(({ id, label: name, colour }) => ({ id, label: name, colour })),
    rows: groups.map(({ id, label: name, filed }, n) => ({
      id,
      label: name,
      ...(filed === undefined ? {} : { filed }),
      values: series.map(({ values }) => values[n] ?? null),
    })),
  }
  const ticks = useMemo(
    () =>
      axisTicks(
        series.flatMap(({ values }) => values),
        4,
        true,
      ),
    [series],
  )
  const stepOf = (width: number): number => innerOf(width, height).width / (groups.length + GAP)
  const middleOf = (at: number, width: number): number => MARGIN.left + stepOf(width) * (at + (1 + GAP) / 2)
  const picture: ChartShape = {
    draw: (stage, at) => (
      <>
        {at !== null && (
          <div
            className={`${styles['mark'] ?? ''} ${styles['band'] ?? ''}`}
            style={{
              transform: `translate(${middleOf(at, stage.width) - stepOf(stage.width) / 2}px, ${MARGIN.top}px)`,
              width: stepOf(stage.width),
              height: innerOf(0, height).height,
            }}
          />
        )}
        <BarDrawing stage={stage} height={height} groups={groups} series={series} ticks={ticks} format={format} />
      </>
    ),
    placeOf: (at, { width }) => {
      const most = Math.max(...series.map(({ values }) => values[at] ?? 0))
      return { x: middleOf(at, width), y: Math.min(Math.max(yOf(most, ticks, height), EDGE), height - EDGE) }
    },
    rowAt: ({ x }, { width }) =>
      groups.length === 0
        ? null
        : Math.min(
            Math.max(Math.floor((x - MARGIN.left - (stepOf(width) * GAP) / 2) / stepOf(width)), 0),
            groups.length - 1,
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

/** The least distance of a tooltip from the edges of the chart, in px. */
const EDGE = 40
