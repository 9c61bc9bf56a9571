import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { COEFFICIENTS, WEIGHTS } from '../../../../domain/looper'
import { useFormat } from '../../../format/use-format'
import styles from '../looper.module.css'
import { Verified, WeightsSimulation } from './WeightsSimulation'

const CHANNELS = ['x', 'community', 'space'] as const

/** The scoring weights, read-only (spec 3 §9). */
export function WeightsTab({ projectId }: { readonly projectId: string }): ReactNode {
  return (
    <>
      <Given />
      <Verified projectId={projectId} />
      <WeightsSimulation projectId={projectId} />
    </>
  )
}

function Given(): ReactNode {
  const { t } = useTranslation('looper')
  const { amount } = useFormat()
  return (
    <section className={styles['card']} aria-label={t('weights.heading')}>
      <h2>{t('weights.heading')}</h2>
      <p className={styles['aside']}>{t('weights.text')}</p>
      <dl className={styles['weights']}>
        {CHANNELS.map((channel) => (
          <div key={channel}>
            <dt>{t(`weights.${channel}`)}</dt>
            <dd>
              <span className={styles['bar']} data-channel={channel} style={{ inlineSize: `${WEIGHTS[channel]}%` }} />
              {WEIGHTS[channel]}%
            </dd>
          </div>
        ))}
      </dl>
      <h3>{t('weights.coefficients')}</h3>
      <ul className={styles['coefficients']}>
        <li>{t('weights.gold', { factor: amount(COEFFICIENTS.gold) })}</li>
        <li>{t('weights.blue', { factor: amount(COEFFICIENTS.blue) })}</li>
        <li>{t('weights.regular')}</li>
      </ul>
    </section>
  )
}
