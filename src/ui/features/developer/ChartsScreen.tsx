import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { BarChart } from '../../charts/BarChart'
import { DonutChart } from '../../charts/DonutChart'
import { LineChart } from '../../charts/LineChart'
import { words } from '../../charts/translations'
import styles from './developer.module.css'

const DAYS = 180
const DAY_MS = 86_400_000
const START = Date.UTC(2026, 4, 1)
const times = Array.from({ length: DAYS }, (_, n) => START + n * DAY_MS)
const wave = (phase: number): readonly number[] =>
  times.map((_, n) => Math.round(400 + 200 * Math.sin(n / 9 + phase) + n))
const rows = [
  ['one', '--c-community', 0],
  ['two', '--c-space', 2],
] as const
const slices = [
  ['x', '--c-x', 61],
  ['community', '--c-community', 22],
  ['space', '--c-space', 11],
  ['agent', '--c-agent', 6],
] as const
const format = String

/** A page with each chart and sample data, plus 180 points for performance tests (/test/charts). */
export function ChartsScreen(): ReactNode {
  useFeatureTranslations('charts', words)
  const { t } = useTranslation('charts')
  const series = rows.map(([id, colour, phase]) => ({ id, label: t(`demo.${id}`), colour, values: wave(phase) }))
  const parts = slices.map(([id, colour, value]) => ({ id, label: id, colour, value }))
  return (
    <div className={styles['screen']}>
      <h1>{t('demo.title')}</h1>
      <LineChart
        label={t('demo.label', { count: DAYS })}
        file="line"
        rowTitle={t('demo.day')}
        times={times}
        series={series}
        format={format}
      />
      <BarChart
        label={t('demo.label', { count: 7 })}
        file="bars"
        rowTitle={t('demo.day')}
        groups={times.slice(0, 7).map((at) => ({
          id: String(at),
          label: new Date(at).toISOString().slice(0, 10),
          tick: new Date(at).toISOString().slice(5, 10),
        }))}
        series={series.map((line) => ({ ...line, values: line.values.slice(0, 7) }))}
        format={format}
      />
      <DonutChart
        label={t('demo.label', { count: 4 })}
        file="ring"
        rowTitle={t('demo.day')}
        valueTitle={t('demo.share')}
        slices={parts}
        format={format}
        cutOut={0.8}
      />
      <DonutChart
        label={t('demo.label', { count: 4 })}
        file="half"
        rowTitle={t('demo.day')}
        valueTitle={t('demo.share')}
        slices={parts}
        format={format}
        shape="half"
        height={180}
      >
        <strong>{t('demo.share')}</strong>
      </DonutChart>
    </div>
  )
}
