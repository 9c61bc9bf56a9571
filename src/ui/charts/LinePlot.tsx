import { Line } from '@nivo/line'
import { memo, type ReactNode } from 'react'
import { axisTheme, innerOf, MARGIN } from './axes'
import type { LineSeries } from './chart-series'
import { everyNth } from './ticks'
import type { ChartContext } from './use-chart-context'

interface LineDrawingProps {
  readonly stage: ChartContext
  readonly height: number
  readonly times: readonly number[]
  readonly series: readonly LineSeries[]
  readonly ticks: readonly number[]
  readonly format: (value: number) => string
  readonly tickLabel: (at: number) => string
  readonly hasArea: boolean
}

/** The width that a date needs under the plot, in px. */
const TICK = 72

function Drawing({ stage, height, times, series, ticks, format, tickLabel, hasArea }: LineDrawingProps): ReactNode {
  return (
    <Line
      width={stage.width}
      height={height}
      margin={MARGIN}
      role="presentation"
      data={series.map(({ id, values }) => ({ id, data: times.map((x, at) => ({ x, y: values[at] ?? null })) }))}
      colors={series.map(({ colour }) => stage.colourOf(colour))}
      xScale={{ type: 'linear', min: times[0] ?? 0, max: times.at(-1) ?? 1 }}
      yScale={{ type: 'linear', min: ticks[0] ?? 0, max: ticks.at(-1) ?? 1 }}
      axisBottom={{
        tickSize: 0,
        tickPadding: 10,
        format: (value) => tickLabel(Number(value)),
        tickValues: everyNth(times.length, innerOf(stage.width, height).width / TICK).flatMap((at) => times[at] ?? []),
      }}
      axisLeft={{ tickSize: 0, tickPadding: 8, tickValues: [...ticks], format: (value) => format(Number(value)) }}
      gridYValues={[...ticks]}
      enableGridX={false}
      enablePoints={false}
      enableArea={hasArea}
      areaBaselineValue={ticks[0] ?? 0}
      areaOpacity={0.08}
      lineWidth={2}
      curve="monotoneX"
      isInteractive={false}
      animate={!stage.isStill}
      theme={axisTheme(stage)}
    />
  )
}

// The plot renders again for new data or a new size, not for pointer moves.
export const LinePlot = memo(
  Drawing,
  (before, now) =>
    before.stage === now.stage &&
    before.height === now.height &&
    before.series === now.series &&
    before.times === now.times &&
    before.ticks === now.ticks,
)
