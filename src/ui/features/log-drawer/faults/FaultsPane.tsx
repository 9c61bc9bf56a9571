import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Faults } from '../../../../application/ports/faults'
import { hasFaults, noFaults } from '../../../../domain/fault-plan'
import { Button } from '../../../components/form/Button'
import drawer from '../log-drawer.module.css'
import { ChannelTable } from './ChannelTable'
import { DeviceFields } from './DeviceFields'
import styles from './faults.module.css'
import { SimulatedActs, type ActOnce } from './SimulatedActs'
import { useFaults } from './use-faults'

/** What the drawer can do to the running app. */
export interface BenchTools {
  readonly faults: Faults
  /** `null` with real providers. */
  readonly act: ActOnce | null
}

/**
 * Sets faults of the network and the device in this tab, copies a link that sets the same faults elsewhere, and makes
 * simulated members act.
 */
export function FaultsPane({ faults, act }: BenchTools): ReactNode {
  const { t } = useTranslation('log-drawer')
  const { plan, made } = useFaults(faults)
  /** The result for the link that was copied last. It is out of date once the plan changes. */
  const [copied, setCopied] = useState<{ readonly link: string; readonly as: 'linkCopied' | 'linkNotCopied' }>()
  const isOn = hasFaults(plan)
  const copy = (): void => {
    const link = faults.link()
    navigator.clipboard.writeText(link).then(
      () => setCopied({ link, as: 'linkCopied' }),
      () => setCopied({ link, as: 'linkNotCopied' }),
    )
  }
  return (
    <div className={styles['pane']}>
      <p className={drawer['hint']}>{t('faultsHint')}</p>
      <div className={styles['acts']}>
        <Button size={30} disabled={!isOn} onClick={() => faults.set({ ...noFaults, seed: plan.seed })}>
          {t('allOff')}
        </Button>
        <Button size={30} disabled={!isOn} onClick={copy}>
          {t('copyFaults')}
        </Button>
        <p role="status" className={drawer['hint']}>
          {copied?.link === faults.link() ? t(copied.as) : t('faultsMade', { count: made })}
        </p>
      </div>
      <div className={styles['columns']}>
        <div className={styles['scroll']}>
          <ChannelTable plan={plan} onPlan={faults.set} />
        </div>
        <div>
          <DeviceFields plan={plan} onPlan={faults.set} />
          {act !== null && <SimulatedActs act={act} />}
        </div>
      </div>
    </div>
  )
}
