import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { looperBody } from '../../../../application/features/looper/looper'
import { CHANNELS, FIGURE_QUERIES as figures, type Period, type ProjectInflu } from '../../../../domain/looper'
import { useFeature } from '../../../app/use-feature'
import { LineChart } from '../../../charts/LineChart'
import { useFormat } from '../../../format/use-format'
import styles from '../looper.module.css'
import { Growth } from '../parts'
import { useListed } from '../use-looper'
import own from './figures.module.css'
import { Part } from './parts'
import { usePercent } from './use-percent'

interface TrendsProps { readonly projectId: string, readonly period: Period }

const CHART = 240

/** Influence of the project and where it comes from, and who is active every day (R3-087). */
export function Trends({ projectId, period }: TrendsProps): ReactNode {
  const { t } = useTranslation('looper')
  const { cells: { account: cells } } = useFeature(looperBody)
  const { number, compact } = useFormat()
  const percent = usePercent()
  const influ = useListed(figures.influ, cells.influ, { projectId, period })
  const influChart = useListed(figures.influChart, cells.influChart, { projectId, period })
  const dauChart = useListed(figures.dauChart, cells.dauChart, { projectId, period })
  return (
    <>
      <div className={own['wideAndNarrow']}>
        <section className={styles['card']} aria-label={t('trends.influx')}>
          <Part listed={influ} height={64}>{(now) => <Total influ={now} />}</Part>
          <Part listed={influChart} height={CHART}>{(_, points) => (
            <LineChart label={t('trends.influChart')} file={`influshare-${projectId}`} height={CHART} times={points.map(({ at }) => at)} rowTitle={t('part.day')} format={percent} hasArea
              series={[{ id: 'influ', label: t('trends.influ'), colour: '--c-community', values: points.map(({ value }) => value) }]} />
          )}</Part>
        </section>
        <section className={styles['card']} aria-label={t('trends.from')}>
          <h2>{t('trends.from')}</h2>
          <Part listed={influ} height={CHART}>{(now) => <Distribution influ={now} />}</Part>
        </section>
      </div>
      <section className={styles['card']} aria-label={t('trends.dau')}>
        <h2>{t('trends.dau')}</h2>
        <Part listed={dauChart} height={CHART}>{(_, points) => (
          <LineChart label={t('trends.dauChart')} file={`daily-active-${projectId}`} height={CHART} times={points.map(({ at }) => at)} rowTitle={t('part.day')} format={points.some(({ value }) => value >= 10_000) ? compact : number} hasArea
            series={[{ id: 'dau', label: t('trends.dau'), colour: '--c-space', values: points.map(({ value }) => value) }]} />
        )}</Part>
        <p className={styles['aside']}>{t('part.utc')}</p>
      </section>
    </>
  )
}

function Total({ influ: { total, growth } }: { readonly influ: ProjectInflu }): ReactNode {
  const { t } = useTranslation('looper')
  const percent = usePercent()
  return (
    <div className={own['total']}>
      <h2>{t('trends.total')}</h2>
      <p><b>{percent(total)}</b><Growth text={t('trends.points', { change: growth })} /><span>{t('trends.in7d')}</span></p>
    </div>
  )
}

const COLOURS = { x: '--c-x', community: '--c-community', space: '--c-space', bot: '--c-agent' } as const

function Distribution({ influ }: { readonly influ: ProjectInflu }): ReactNode {
  const { t } = useTranslation('looper')
  const percent = usePercent()
  return (
    <div className={own['distribution']}>
      <div className={own['stack']} aria-hidden="true">
        {CHANNELS.map((channel) => <span key={channel} style={{ flexGrow: influ[channel].percent, background: `var(${COLOURS[channel]})` }} />)}
      </div>
      <table className={own['channels']}>
        <caption className="sr">{t('trends.from')}</caption>
        <thead className="sr"><tr><th scope="col">{t('trends.from')}</th><th scope="col">{t('trends.influ')}</th><th scope="col">{t('part.share')}</th></tr></thead>
        <tbody>{CHANNELS.map((channel) => (
          <tr key={channel}><th scope="row"><i style={{ background: `var(${COLOURS[channel]})` }} aria-hidden="true" />{t(`channel.${channel}`)}</th><td><b>{percent(influ[channel].value)}</b></td><td>{percent(influ[channel].percent)}</td></tr>
        ))}</tbody>
      </table>
    </div>
  )
}
