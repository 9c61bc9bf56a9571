import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CHANNELS } from '../../../domain/influence'
import { paths } from '../../app/routing/paths'
import { ButtonLink } from '../../components/form/Button'
import { CHANNEL_COLOURS } from './InfluenceBoard'
import styles from './influence.module.css'

/** Where the four channels will stand in the semicircle, as dashes of its length of 100. */
const PARTS = { x: [1, 40], community: [43, 24], space: [69, 18], bot: [89, 10] } as const

/** In place of figures of zero: what will be here, and how attention share grows. */
export function AttentionStart({ isOwn }: { readonly isOwn: boolean }): ReactNode {
  const { t } = useTranslation('influence')
  return (
    <section className={styles['start']} aria-labelledby="attention-start">
      <svg viewBox="0 0 200 108" aria-hidden="true">
        {CHANNELS.map((channel) => (
          <path
            key={channel}
            d="M10 100A90 90 0 0 1 190 100"
            pathLength={100}
            stroke={`var(${CHANNEL_COLOURS[channel]})`}
            strokeDasharray={`0 ${PARTS[channel][0]} ${PARTS[channel][1]} 100`}
          />
        ))}
      </svg>
      <div className={styles['grows']}>
        <h2 id="attention-start">{t(isOwn ? 'start.own' : 'nothing')}</h2>
        <p>{t(isOwn ? 'start.ownText' : 'nothingText')}</p>
        {isOwn && (
          <>
            <dl>
              {CHANNELS.map((channel) => (
                <div key={channel}>
                  <dt>
                    <i className={styles['swatch']} style={{ background: `var(${CHANNEL_COLOURS[channel]})` }} />
                    {t(`channels.${channel}`)}
                  </dt>
                  <dd>{t(`start.${channel}`)}</dd>
                </div>
              ))}
            </dl>
            <ButtonLink to={paths.groupCentre}>{t('start.find')}</ButtonLink>
          </>
        )}
      </div>
    </section>
  )
}
