import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { beforeOf, changeOf, type ChartPoint, type PERIODS } from '../../../../domain/looper'
import { LineChart } from '../../../charts/LineChart'
import { Growth } from '../status-tags'
import own from './analytics.module.css'

interface TrendChartProps {
  readonly label: string
  readonly name: string
  readonly file: string
  readonly colour: `--${string}`
  readonly height: number
  readonly format: (value: number) => string
  readonly period: (typeof PERIODS.charts)[number]
  readonly points: readonly ChartPoint[]
  /** The data of twice the period, for a comparison with the previous period. */
  readonly longer: readonly ChartPoint[] | null
}

/** A chart of a figure by day. With a comparison, the chart adds the previous period and the change of the mean. */
export function TrendChart({
  label,
  name,
  file,
  colour,
  height,
  format,
  period,
  points,
  longer,
}: TrendChartProps): ReactNode {
  const { t } = useTranslation('looper')
  const before = longer === null || longer.length === 0 ? null : beforeOf(points, longer, period)
  const change = before === null ? null : changeOf(points, before)
  return (
    <>
      <LineChart
        label={label}
        file={file}
        height={height}
        times={points.map(({ at }) => at)}
        rowTitle={t('part.day')}
        format={format}
        hasArea={before === null}
        series={[
          { id: 'now', label: name, colour, values: points.map(({ value }) => value) },
          ...(before === null
            ? []
            : [{ id: 'before', label: t('trends.before'), colour: '--line-strong' as const, values: before }]),
        ]}
      />
      {change !== null && (
        <p className={own['summary']}>
          {t('trends.mean')} <b>{format(change.mean)}</b>
          <Growth text={change.change} /> {t('trends.onBefore')}
        </p>
      )}
    </>
  )
}
