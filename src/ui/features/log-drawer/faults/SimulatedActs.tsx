import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SIMULATED_ACTS, type SimulatedAct } from '../../../../application/ports/simulator'
import { Button } from '../../../components/form/Button'
import drawer from '../log-drawer.module.css'
import styles from './faults.module.css'

export type ActResult =
  | { readonly kind: 'done'; readonly name: string }
  | { readonly kind: 'refused'; readonly words: string }
  | { readonly kind: 'failed' }
export type ActOnce = (act: SimulatedAct) => Promise<ActResult>

/** A button for each act of the simulated members, and the result of the last one. */
export function SimulatedActs({ act }: { readonly act: ActOnce }): ReactNode {
  const { t } = useTranslation('log-drawer')
  const [busy, setBusy] = useState<SimulatedAct | null>(null)
  const [result, setResult] = useState<ActResult | null>(null)
  const go = async (one: SimulatedAct): Promise<void> => {
    setBusy(one)
    setResult(null)
    setResult(await act(one))
    setBusy(null)
  }
  return (
    <section aria-label={t('people')}>
      <h3 className={drawer['title']}>{t('people')}</h3>
      <div className={styles['acts']}>
        {SIMULATED_ACTS.map((one) => (
          <Button key={one} size={30} busy={busy === one} disabled={busy !== null} onClick={() => void go(one)}>
            {t(`acts.${one}`)}
          </Button>
        ))}
        <p role="status" className={drawer['hint']}>
          {result?.kind === 'done' && t('actDone', { name: result.name })}
          {result?.kind === 'refused' && result.words}
          {result?.kind === 'failed' && t('actFailed')}
        </p>
      </div>
    </section>
  )
}
