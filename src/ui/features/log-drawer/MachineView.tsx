import { useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { LogReducer } from '../../../application/log/history/fold-states'
import {
  machineValues,
  outlineOf,
  valueText,
  valuesText,
  type OutlineState,
} from '../../../application/log/history/machine-outline'
import type { OpenHistory } from '../../../application/log/history/open-history'
import { FieldHistory } from './FieldHistory'
import { JsonTree } from './JsonTree'
import styles from './log-drawer.module.css'
import { Outline, OutlineEvents } from './Outline'

interface MachineViewProps {
  readonly open: OpenHistory
  readonly of: LogReducer
  readonly state: unknown
  readonly position: number
  readonly onGoTo: (position: number) => void
}

/** The statechart of a reducer, if it has one, and its state. */
export function MachineView({ open, of, state, position, onGoTo }: MachineViewProps): ReactNode {
  const { t } = useTranslation('log-drawer')
  const { name, machine } = of.reducer
  const [asked, setAsked] = useState<string | null>(null)
  const values = machineValues(state)
  const shown = useMemo(() => open.shownState(of, state), [open, of, state])
  return (
    <section className={styles['details']} aria-label={name}>
      <h3 className={styles['title']}>{name}</h3>
      {machine === undefined ? (
        <p className={styles['hint']}>{t('noMachine')}</p>
      ) : (
        <>
          <p className={styles['values']}>{valuesText(values) || t('items', { count: 0 })}</p>
          {values.shared !== null && (
            <p className={styles['hint']}>
              {t('shared')}: {valueText(values.shared)}
            </p>
          )}
          <h4 className={styles['title']}>{t('statechart')}</h4>
          {(values.items.length === 0 ? [null] : values.items.slice(0, MOST_ITEMS)).map((value, at) => (
            <Chart key={at} outline={outlineOf(machine, value)} />
          ))}
        </>
      )}
      <h4 className={styles['title']}>{t('state')}</h4>
      <JsonTree
        name={name}
        value={shown}
        isOpen
        actionOf={(path) => (
          <button
            type="button"
            className={styles['why']}
            aria-label={t('why', { path })}
            onClick={() => setAsked(path)}
          >
            {t('whyShort')}
          </button>
        )}
      />
      {asked === null ? (
        <p className={styles['hint']}>{t('whyHint')}</p>
      ) : (
        <FieldHistory open={open} of={of} path={asked} end={position} onGoTo={onGoTo} />
      )}
    </section>
  )
}

/** The most items of a keyed machine whose statecharts are drawn. */
const MOST_ITEMS = 5

function Chart({ outline }: { readonly outline: OutlineState }): ReactNode {
  return (
    <>
      <Outline state={outline} />
      <OutlineEvents state={outline} />
    </>
  )
}
