import { ChartLine, Download, Table2 } from 'lucide-react'
import { useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { OptionalPart } from '../app/OptionalPart'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../hooks/save-file'
import { useFeatureTranslations } from '../app/use-feature-translations'
import { classNames } from '../components/class-names'
import { IconButton } from '../components/form/IconButton'
import { SkeletonBlock, Skeleton } from '../components/feedback/Skeleton'
import styles from './charts.module.css'
import { ChartTable } from './ChartTable'
import { chartCsv, type ChartData } from './chart-data'
import { useChartContext, type ChartContext } from './use-chart-context'
import { words } from './translations'

const c = classNames(styles)

/** A point of the plot, in px from its left and top. */
export interface PlotPoint {
  readonly x: number
  readonly y: number
}

/** How a kind of chart draws itself and finds the row under the pointer. */
export interface ChartShape {
  readonly draw: (stage: ChartContext, at: number | null) => ReactNode
  /** Returns the point at which the plot draws the row with this index. */
  readonly placeOf: (at: number, stage: ChartContext) => PlotPoint
  /** Returns the index of the row under the pointer. `null` without a row. */
  readonly rowAt: (place: PlotPoint, stage: ChartContext) => number | null
}

export interface ChartProps {
  /** A sentence that describes the chart. */
  readonly label: string
  /** The name of the CSV file, without extension. */
  readonly file: string
  /** The height in px that plot and table share, so that nothing moves when the member switches between them. */
  readonly height?: number
}

interface FrameProps extends Required<ChartProps> {
  readonly figures: ChartData
  readonly picture: ChartShape
  readonly tokens: readonly string[]
  readonly legend?: 'columns' | 'rows' | 'none'
}

/** A chart with a switch between plot and table. Both show the same data. */
export function ChartContainer(props: FrameProps): ReactNode {
  return (
    <OptionalPart waiting={<Empty height={props.height} />}>
      <Worded {...props} />
    </OptionalPart>
  )
}

function Worded(props: FrameProps): ReactNode {
  useFeatureTranslations('charts', words)
  return <Framed {...props} />
}

const Empty = ({ height }: { readonly height: number }): ReactNode => (
  <div className={c('waiting')} style={{ height: height + TOOLS }}>
    <Skeleton>
      <SkeletonBlock width="100%" height={height} shape="card" />
    </Skeleton>
  </div>
)
/** The height of the toolbar above the plot, in px. */
const TOOLS = 36

function Framed({ label, file, height, figures, picture, tokens, legend = 'none' }: FrameProps): ReactNode {
  const { t } = useTranslation('charts')
  const [isTable, setIsTable] = useState(false)
  return (
    <figure className={c('chart')}>
      <div className={c('head')} style={{ minHeight: TOOLS }}>
        {legend === 'columns' && figures.columns.length > 1 && <Legend of={figures.columns} />}
        <div className={c('tools')}>
          <IconButton
            icon={isTable ? ChartLine : Table2}
            iconSize={16}
            label={t(isTable ? 'asPicture' : 'asTable')}
            onClick={() => setIsTable(!isTable)}
          />
          <IconButton
            icon={Download}
            iconSize={16}
            label={t('file')}
            onClick={() => saveFile(`${file}.csv`, chartCsv(figures), 'text/csv')}
          />
        </div>
      </div>
      {isTable ? (
        <div className={c('scroll')} style={{ height }}>
          <ChartTable figures={figures} label={label} />
        </div>
      ) : (
        <Plot label={label} height={height} figures={figures} picture={picture} tokens={tokens} />
      )}
    </figure>
  )
}

function Plot({ label, height, figures, picture, tokens }: Omit<FrameProps, 'file'>): ReactNode {
  const { t } = useTranslation('charts')
  const { stage, ref } = useChartContext(tokens)
  const [at, point] = useState<number | null>(null)
  const row = at === null ? undefined : figures.rows[at]
  const leave = (event: KeyboardEvent): void => {
    // The first Escape clears the selection. The second Escape reaches the surrounding dialog.
    if (event.key !== 'Escape' || at === null) return
    event.stopPropagation()
    point(null)
  }
  const follow = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void => {
    const box = currentTarget.getBoundingClientRect()
    point(stage === null ? null : picture.rowAt({ x: clientX - box.left, y: clientY - box.top }, stage))
  }
  const values = figures.columns.map(({ id, label: name, colour }, column) => {
    const value = row?.values[column] ?? null
    return { id, name, colour, value: value === null ? t('unknown') : figures.format(value) }
  })
  const place = at === null || stage === null ? null : picture.placeOf(at, stage)
  const spoken =
    figures.columns.length === 1
      ? values.map(({ value }) => value).join('')
      : values.map(({ name, value }) => t('value', { name, value })).join(', ')
  return (
    <div className={c('plot')} style={{ height }}>
      {/* A range input is the only Tab stop. Its value text reads the selected row. */}
      <input
        type="range"
        dir="ltr"
        className={c('cursor')}
        min={0}
        max={Math.max(0, figures.rows.length - 1)}
        step={1}
        value={at ?? 0}
        aria-label={label}
        aria-valuetext={row === undefined ? '' : t('value', { name: row.label, value: spoken })}
        disabled={figures.rows.length === 0}
        onChange={({ currentTarget }) => point(currentTarget.valueAsNumber)}
        onFocus={() => point(at ?? 0)}
        onBlur={() => point(null)}
        onKeyDown={leave}
      />
      <div
        ref={ref}
        dir="ltr"
        className={c('picture')}
        role="img"
        aria-label={label}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => point(null)}
      >
        {stage !== null && <OptionalPart>{picture.draw(stage, at)}</OptionalPart>}
        {place !== null && row !== undefined && stage !== null && (
          <div
            aria-hidden="true"
            className={c('tip', place.x > stage.width / 2 && 'before')}
            style={{ transform: `translate(${place.x}px, ${place.y}px)` }}
          >
            <div className={c('card')}>
              <span className={c('when')}>{row.label}</span>
              {values.map(({ id, name, colour, value }) => (
                <span key={id} className={c('value')}>
                  {values.length > 1 && (
                    <>
                      <i className={c('swatch')} style={{ background: `var(${colour})` }} />
                      {name}
                    </>
                  )}
                  <b>{value}</b>
                </span>
              ))}
            </div>
          </div>
        )}
      </div>
    </div>
  )
}

function Legend({ of }: { readonly of: ChartData['columns'] }): ReactNode {
  return (
    <ul className={c('legend')}>
      {of.map(({ id, label, colour }) => (
        <li key={id}>
          <i className={c('swatch')} style={{ background: `var(${colour})` }} />
          {label}
        </li>
      ))}
    </ul>
  )
}
