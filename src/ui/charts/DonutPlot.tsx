import { Pie } from '@nivo/pie'
import { memo, type ReactNode } from 'react'
import type { Slice } from './chart-series'
import { DONUT_MARGIN, type DonutGeometry } from './donut-geometry'
import type { ChartContext } from './use-chart-context'

interface DonutDrawingProps {
  readonly stage: ChartContext
  readonly height: number
  readonly slices: readonly Slice[]
  readonly ring: DonutGeometry
  readonly active: string | null
}

function Drawing({ stage, height, slices, ring, active }: DonutDrawingProps): ReactNode {
  const margin = { top: DONUT_MARGIN, right: DONUT_MARGIN, bottom: DONUT_MARGIN, left: DONUT_MARGIN }
  return (
    <Pie
      width={stage.width}
      height={height}
      margin={margin}
      role="presentation"
      data={slices.map(({ id, label, value, colour }) => ({ id, label, value, colour: stage.colourOf(colour) }))}
      colors={({ data }) => data.colour}
      startAngle={ring.from}
      endAngle={ring.to}
      innerRadius={ring.cutOut}
      padAngle={slices.length > 1 ? 1.5 : 0}
      cornerRadius={4}
      activeId={active}
      activeOuterRadiusOffset={DONUT_MARGIN}
      enableArcLabels={false}
      enableArcLinkLabels={false}
      isInteractive={false}
      animate={!stage.isStill}
    />
  )
}

export const DonutPlot = memo(
  Drawing,
  (before, now) =>
    before.stage === now.stage &&
    before.height === now.height &&
    before.slices === now.slices &&
    before.active === now.active,
)
