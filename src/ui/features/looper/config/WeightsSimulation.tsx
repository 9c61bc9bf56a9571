import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FIGURE_QUERIES as figures, rankedBy, verifiedQuery, WEIGHTS, type InfluRow } from '../../../../domain/looper'
import { useFeature } from '../../../app/use-feature'
import { useFormat } from '../../../format/use-format'
import own from '../analytics/analytics.module.css'
import { AnalyticsSection } from '../analytics/stat-cards'
import styles from '../looper.module.css'
import { Growth, LabelTag } from '../status-tags'
import { useProjectList } from '../use-looper'

const CHANNELS = ['x', 'community', 'space'] as const

/** Simulates other weights for the first accounts. The simulation is local and sends nothing. */
export function WeightsSimulation({ projectId }: { readonly projectId: string }): ReactNode {
  const { t } = useTranslation('looper')
  const {
    slices: { account: slices },
  } = useFeature('looper')
  const listed = useProjectList(figures.influList, slices.influList, { projectId, period: '7d', sort: 'all', page: 1 })
  return (
    <section className={styles['card']} aria-label={t('weights.whatIf')}>
      <h2>{t('weights.whatIf')}</h2>
      <p className={styles['aside']}>{t('weights.whatIfText')}</p>
      <AnalyticsSection listed={listed} height={320}>
        {(_, rows) => <Sliders rows={rows} />}
      </AnalyticsSection>
    </section>
  )
}

function Sliders({ rows }: { readonly rows: readonly InfluRow[] }): ReactNode {
  const { t } = useTranslation('looper')
  const [weights, setWeights] = useState<Readonly<Record<(typeof CHANNELS)[number], number>>>(WEIGHTS)
  return (
    <>
      <div className={styles['sliders']}>
        {CHANNELS.map((channel) => (
          <label key={channel}>
            <span>{t(`weights.${channel}`)}</span>
            <input
              type="range"
              min={0}
              max={100}
              step={5}
              value={weights[channel]}
              onChange={({ currentTarget }) =>
                setWeights((before) => ({ ...before, [channel]: Number(currentTarget.value) }))
              }
            />
            <output>{weights[channel]}</output>
          </label>
        ))}
      </div>
      <ol className={own['ranks']}>
        {rankedBy(rows, weights)
          .slice(0, 10)
          .map(({ xAccount, rank, before }) => (
            <li key={xAccount}>
              <span>{rank}</span>
              <b>@{xAccount}</b>
              <span>
                {rank === before ? (
                  t('weights.same')
                ) : (
                  <Growth text={`${before > rank ? '+' : '-'}${Math.abs(before - rank)}`} />
                )}
              </span>
            </li>
          ))}
      </ol>
    </>
  )
}

/** The verified communities with their weights. */
export function Verified({ projectId }: { readonly projectId: string }): ReactNode {
  const { t } = useTranslation('looper')
  const {
    slices: { account: slices },
  } = useFeature('looper')
  const { number } = useFormat()
  const listed = useProjectList(verifiedQuery, slices.verified, { projectId })
  return (
    <section className={styles['card']} aria-label={t('weights.counted')}>
      <h2>{t('weights.counted')}</h2>
      <AnalyticsSection listed={listed} height={160}>
        {(_, rows) => (
          <ul className={own['ranks']}>
            {rows.map(({ gid, name, label, members }) => (
              <li key={gid}>
                <b dir="auto">{name}</b>
                <LabelTag label={label} />
                <span>{number(members)}</span>
              </li>
            ))}
          </ul>
        )}
      </AnalyticsSection>
    </section>
  )
}
