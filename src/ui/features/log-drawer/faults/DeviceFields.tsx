import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_SEED, MICROPHONES, type FaultPlan } from '../../../../domain/fault-plan'
import { Choice } from './Choice'
import styles from './faults.module.css'

const MINUTE_MS = 60_000
const CLOCKS_MS: readonly number[] = [0, 10 * MINUTE_MS, 300 * MINUTE_MS, -10 * MINUTE_MS, -300 * MINUTE_MS]

interface DeviceFieldsProps {
  readonly plan: FaultPlan
  readonly onPlan: (plan: FaultPlan) => void
}

/** The faults of the device, and the seed. */
export function DeviceFields({ plan, onPlan }: DeviceFieldsProps): ReactNode {
  const { t } = useTranslation('log-drawer')
  const seed = useId()
  return (
    <div className={styles['device']}>
      <div className={styles['field']}>
        <span aria-hidden="true">{t('clock')}</span>
        <Choice
          label={t('clock')}
          value={plan.clockMs}
          options={CLOCKS_MS}
          textOf={(ms) =>
            ms === 0 ? t('clockRight') : t(ms > 0 ? 'clockAhead' : 'clockBehind', { n: Math.abs(ms) / MINUTE_MS })
          }
          onChange={(clockMs) => onPlan({ ...plan, clockMs })}
        />
      </div>
      <div className={styles['field']}>
        <span aria-hidden="true">{t('microphone')}</span>
        <Choice
          label={t('microphone')}
          value={plan.microphone}
          options={MICROPHONES}
          textOf={(option) => t(`microphones.${option}`)}
          onChange={(microphone) => onPlan({ ...plan, microphone })}
        />
      </div>
      <div className={styles['field']}>
        <span aria-hidden="true">{t('disk')}</span>
        <Choice
          label={t('disk')}
          value={plan.isDiskFull ? 'full' : 'works'}
          options={['works', 'full']}
          textOf={(option) => t(`disks.${option}`)}
          onChange={(option) => onPlan({ ...plan, isDiskFull: option === 'full' })}
        />
      </div>
      <div className={styles['field']}>
        <label htmlFor={seed}>{t('seed')}</label>
        <input
          id={seed}
          className={styles['seed']}
          inputMode="numeric"
          value={plan.seed}
          onChange={({ currentTarget: { value } }) =>
            onPlan({ ...plan, seed: Math.min(Number(value.replaceAll(/\D/g, '').slice(0, 6)), MAX_SEED) })
          }
        />
      </div>
    </div>
  )
}
