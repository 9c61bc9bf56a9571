import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CHANNELS, FIGURE_QUERIES as figures, LONGER, type PERIODS, type ProjectInflu } from '../../../../domain/looper'
import { useFeature } from '../../../app/use-feature'
import { useFormat } from '../../../format/use-format'
import styles from '../looper.module.css'
import { Growth } from '../status-tags'
import { useProjectList } from '../use-looper'
import own from './analytics.module.css'
import { AnalyticsSection } from './stat-cards'
import { TrendChart } from './TrendChart'
import { usePercent, useShare } from './use-percent'

interface TrendsProps {
  readonly projectId: string
  readonly period: (typeof PERIODS.charts)[number]
  readonly isCompared: boolean
}

const CHART = 240

/**
 * The influence of the project by source, and the daily active users (R3-087). A comparison with the previous period is
 * optional.
 */
export function Trends({ projectId, period, isCompared }: TrendsProps): ReactNode {
  const { t } = useTranslation('looper')
  const {
    slices: { account: slices },
  } = useFeature('looper')
  const { number, compact } = useFormat()
  const percent = usePercent()
  const whole = (value: number): string => number(Math.round(value))
  const influ = useProjectList(figures.influ, slices.influ, { projectId, period })
  const influChart = useProjectList(figures.influChart, slices.influChart, { projectId, period })
  const dauChart = useProjectList(figures.dauChart, slices.dauChart, { projectId, period })
  // Without a comparison, this request has the input of the chart's request, so that both share a response.
  const asked = { projectId, period: isCompared ? LONGER[period] : period }
  const longerInflu = useProjectList(figures.influChart, slices.influChart, asked)
  const longerDau = useProjectList(figures.dauChart, slices.dauChart, asked)
  return (
    <>
      <div className={own['responsiveRow']}>
        <section className={styles['card']} aria-label={t('trends.influx')}>
          <AnalyticsSection listed={influ} height={64}>
            {(now) => <Total influ={now} />}
          </AnalyticsSection>
          <AnalyticsSection listed={influChart} height={CHART}>
            {(_, points) => (
              <TrendChart
                label={t('trends.influChart')}
                name={t('trends.influ')}
                file={`influshare-${projectId}`}
                colour="--c-community"
                height={CHART}
                format={percent}
                period={period}
                points={points}
                longer={isCompared ? longerInflu.items : null}
              />
            )}
          </AnalyticsSection>
        </section>
        <section className={styles['card']} aria-label={t('trends.from')}>
          <h2>{t('trends.from')}</h2>
          <AnalyticsSection listed={influ} height={CHART}>
            {(now) => <Distribution influ={now} />}
          </AnalyticsSection>
        </section>
      </div>
      <section className={styles['card']} aria-label={t('trends.dau')}>
        <h2>{t('trends.dau')}</h2>
        <AnalyticsSection listed={dauChart} height={CHART}>
          {(_, points) => (
            <TrendChart
              label={t('trends.dauChart')}
              name={t('trends.dau')}
              file={`daily-active-${projectId}`}
              colour="--c-space"
              height={CHART}
              period={period}
              format={points.some(({ value }) => value >= 10_000) ? compact : whole}
              points={points}
              longer={isCompared ? longerDau.items : null}
            />
          )}
        </AnalyticsSection>
        <p className={styles['aside']}>{t('part.utc')}</p>
      </section>
    </>
  )
}

function Total({ influ: { total, growth } }: { readonly influ: ProjectInflu }): ReactNode {
  const { t } = useTranslation('looper')
  const share = useShare()
  return (
    <div className={own['total']}>
      <h2>{t('trends.total')}</h2>
      <p>
        <b>{share(total)}</b>
        <Growth text={t('trends.points', { change: growth })} />
        <span>{t('trends.in7d')}</span>
      </p>
    </div>
  )
}

const COLOURS = { x: '--c-x', community: '--c-community', space: '--c-space', bot: '--c-agent' } as const

function Distribution({ influ }: { readonly influ: ProjectInflu }): ReactNode {
  const { t } = useTranslation('looper')
  const [percent, share] = [usePercent(), useShare()]
  return (
    <div className={own['distribution']}>
      <div className={own['stack']} aria-hidden="true">
        {CHANNELS.map((channel) => (
          <span key={channel} style={{ flexGrow: influ[channel].percent, background: `var(${COLOURS[channel]})` }} />
        ))}
      </div>
      <table className={own['channels']}>
        <caption className="sr">{t('trends.from')}</caption>
        <thead className="sr">
          <tr>
            <th scope="col">{t('trends.from')}</th>
            <th scope="col">{t('trends.influ')}</th>
            <th scope="col">{t('part.share')}</th>
          </tr>
        </thead>
        <tbody>
          {CHANNELS.map((channel) => (
            <tr key={channel}>
              <th scope="row">
                <i style={{ background: `var(${COLOURS[channel]})` }} aria-hidden="true" />
                {t(`channel.${channel}`)}
              </th>
              <td>
                <b>{share(influ[channel].value)}</b>
              </td>
              <td>{percent(influ[channel].percent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
