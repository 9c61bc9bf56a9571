import { lazy, type ReactNode } from 'react'
import { ChartFrame, type ChartProps, type Picture } from './ChartFrame'
import styles from './charts.module.css'
import type { Figures } from './figures'
import { circleIn, middleOf, sliceAt, type RingShape } from './ring-shape'

const DonutDrawing = lazy(async () => ({ default: (await import('./DonutDrawing')).DonutDrawing }))

export interface Slice { readonly id: string, readonly label: string, readonly value: number, readonly colour: `--${string}` }

interface DonutChartProps extends ChartProps, Pick<Figures, 'more'> {
  readonly slices: readonly Slice[]
  /** What a slice is, as “Channel”, and what its value is. */
  readonly rowTitle: string
  readonly valueTitle: string
  readonly format: (value: number) => string
  /** How much of the radius is hole: 0 for a pie, up to 1. */
  readonly cutOut?: number
  /** `half` is the upper half, from −90° to 90°. */
  readonly shape?: 'whole' | 'half'
  readonly isSummed?: boolean
  /** Stands in the hole. */
  readonly children?: ReactNode
}

/** Parts of a whole, as a ring. */
export function DonutChart({ label, file, height = 240, slices, rowTitle, valueTitle, format, more, cutOut = 0.65, shape = 'whole', isSummed = true, children }: DonutChartProps): ReactNode {
  const ring: RingShape = shape === 'half' ? { from: -90, to: 90, cutOut } : { from: 0, to: 360, cutOut }
  const values = slices.map(({ value }) => value)
  const figures: Figures = {
    rowTitle, format, isSummed, ...more && { more },
    columns: [{ id: 'value', label: valueTitle, colour: '--c-5' }],
    rows: slices.map(({ id, label: name, value }) => ({ id, label: name, values: [value] })),
  }
  const picture: Picture = {
    draw: (stage, at) => {
      const { x, y, radius } = circleIn(ring, stage.width, height)
      return (
        <>
          <DonutDrawing stage={stage} height={height} slices={slices} ring={ring} active={at === null ? null : slices[at]?.id ?? null} />
          {children !== undefined && (
            <div className={`${styles['hole'] ?? ''} ${shape === 'half' ? styles['half'] ?? '' : ''}`} style={{ left: x - radius * cutOut, top: y - radius * cutOut, width: 2 * radius * cutOut, height: (shape === 'half' ? 1 : 2) * radius * cutOut }}>
              {children}
            </div>
          )}
        </>
      )
    },
    placeOf: (at, { width }) => middleOf(ring, values, at, circleIn(ring, width, height)),
    rowAt: (place, { width }) => sliceAt(ring, values, place, circleIn(ring, width, height)),
  }
  return <ChartFrame label={label} file={file} height={height} figures={figures} picture={picture} tokens={slices.map(({ colour }) => colour)} />
}
