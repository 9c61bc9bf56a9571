import { Bar } from '@nivo/bar'
import { memo, type ReactNode } from 'react'
import { axisTheme, GAP, innerOf, MARGIN } from './axes'
import type { BarGroup, BarSeries } from './chart-series'
import { everyNth } from './ticks'
import type { ChartContext } from './use-chart-context'

interface BarDrawingProps {
  readonly stage: ChartContext
  readonly height: number
  readonly groups: readonly BarGroup[]
  readonly series: readonly BarSeries[]
  readonly ticks: readonly number[]
  readonly format: (value: number) => string
}

/** The width that an axis label needs, in px. */
const TICK = 64

function Drawing({ stage, height, groups, series, ticks, format }: BarDrawingProps): ReactNode {
  const names = new Map(groups.map(({ id, label, tick }) => [id, tick ?? label]))
  return (
    <Bar
      width={stage.width}
      height={height}
      margin={MARGIN}
      role="presentation"
      // The keys are positions, because a label such as `__proto__` must not become a property name.
      data={groups.map(({ id }, at) => ({
        id,
        ...Object.fromEntries(series.map(({ values }, n) => [`s${n}`, values[at] ?? 0])),
      }))}
      keys={series.map((_, n) => `s${n}`)}
      indexBy="id"
      groupMode="grouped"
      padding={GAP}
      innerPadding={2}
      borderRadius={3}
      indexScale={{ type: 'band', round: false }}
      valueScale={{ type: 'linear', min: ticks[0] ?? 0, max: ticks.at(-1) ?? 1 }}
      colors={({ id }) => stage.colourOf(series[Number(String(id).slice(1))]?.colour ?? '--c-5')}
      axisBottom={{
        tickSize: 0,
        tickPadding: 10,
        format: (value) => names.get(String(value)) ?? '',
        tickValues: everyNth(groups.length, innerOf(stage.width, height).width / TICK).flatMap(
          (at) => groups[at]?.id ?? [],
        ),
      }}
      axisLeft={{ tickSize: 0, tickPadding: 8, tickValues: [...ticks], format: (value) => format(Number(value)) }}
      gridYValues={[...ticks]}
      enableLabel={false}
      isInteractive={false}
      animate={!stage.isStill}
      theme={axisTheme(stage)}
    />
  )
}

// The plot renders again for new data or a new size, not for pointer moves.
export const BarPlot = memo(
  Drawing,
  (before, now) =>
    before.stage === now.stage &&
    before.height === now.height &&
    before.series === now.series &&
    before.groups === now.groups &&
    before.ticks === now.ticks,
)
