import { type ReactNode } from 'react'
import { ChartContainer, type ChartProps, type ChartShape } from './ChartContainer'
import styles from './charts.module.css'
import type { ChartData } from './chart-data'
import type { Slice } from './chart-series'
import { lazyComponent } from '../components/lazy-component'
import { donutCircle, sliceMiddle, sliceAt, type DonutGeometry } from './donut-geometry'

const DonutDrawing = lazyComponent(async () => ({ default: (await import('./DonutPlot')).DonutPlot }))

interface DonutChartProps extends ChartProps, Pick<ChartData, 'more'> {
  readonly slices: readonly Slice[]
  /** The column titles of the table: what a slice stands for (such as “Channel”), and what its value measures. */
  readonly rowTitle: string
  readonly valueTitle: string
  readonly format: (value: number) => string
  /** The size of the hole as a share of the radius, from 0 (a pie) to 1. */
  readonly cutOut?: number
  /** `half` draws only the upper half, from −90° to 90°. */
  readonly shape?: 'whole' | 'half'
  readonly isSummed?: boolean
  /** The content of the hole. */
  readonly children?: ReactNode
}

export function DonutChart({
  label,
  file,
  height = 240,
  slices,
  rowTitle,
  valueTitle,
  format,
  more,
  cutOut = 0.65,
  shape = 'whole',
  isSummed = true,
  children,
}: DonutChartProps): ReactNode {
  const ring: DonutGeometry = shape === 'half' ? { from: -90, to: 90, cutOut } : { from: 0, to: 360, cutOut }
  const values = slices.map(({ value }) => value)
  const figures: ChartData = {
    rowTitle,
    format,
    isSummed,
    ...(more && { more }),
    columns: [{ id: 'value', label: valueTitle, colour: '--c-5' }],
    rows: slices.map(({ id, label: name, value }) => ({ id, label: name, values: [value] })),
  }
  const picture: ChartShape = {
    draw: (stage, at) => {
      const { x, y, radius } = donutCircle(ring, stage.width, height)
      return (
        <>
          <DonutDrawing
            stage={stage}
            height={height}
            slices={slices}
            ring={ring}
            active={at === null ? null : (slices[at]?.id ?? null)}
          />
          {children !== undefined && (
            <div
              className={`${styles['donutHole'] ?? ''} ${shape === 'half' ? (styles['half'] ?? '') : ''}`}
              style={{
                left: x - radius * cutOut,
                top: y - radius * cutOut,
                width: 2 * radius * cutOut,
                height: (shape === 'half' ? 1 : 2) * radius * cutOut,
              }}
            >
              {children}
            </div>
          )}
        </>
      )
    },
    placeOf: (at, { width }) => sliceMiddle(ring, values, at, donutCircle(ring, width, height)),
    rowAt: (place, { width }) => sliceAt(ring, values, place, donutCircle(ring, width, height)),
  }
  return (
    <ChartContainer
      label={label}
      file={file}
      height={height}
      figures={figures}
      picture={picture}
      tokens={slices.map(({ colour }) => colour)}
    />
  )
}
