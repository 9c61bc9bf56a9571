import { Pie } from '@nivo/pie'
import { memo, type ReactNode } from 'react'
import type { Slice } from './DonutChart'
import { RING_MARGIN, type RingShape } from './ring-shape'
import type { Stage } from './use-stage'

interface DonutDrawingProps {
  readonly stage: Stage
  readonly height: number
  readonly slices: readonly Slice[]
  readonly ring: RingShape
  readonly active: string | null
}

function Drawing({ stage, height, slices, ring, active }: DonutDrawingProps): ReactNode {
  const margin = { top: RING_MARGIN, right: RING_MARGIN, bottom: RING_MARGIN, left: RING_MARGIN }
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
      activeOuterRadiusOffset={RING_MARGIN}
      enableArcLabels={false}
      enableArcLinkLabels={false}
      isInteractive={false}
      animate={!stage.isStill}
    />
  )
}

export const DonutDrawing = memo(Drawing, (before, now) =>
  before.stage === now.stage && before.height === now.height && before.slices === now.slices && before.active === now.active)
