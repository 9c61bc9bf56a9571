import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { LogReducer } from '../../../application/log/history/fold-states'
import { machineValues, valuesText } from '../../../application/log/history/machine-outline'
import type { OpenHistory } from '../../../application/log/history/open-history'
import { classNames } from '../../components/class-names'
import { useRovingTabIndex } from '../../components/layout/use-roving-tabindex'
import styles from './log-drawer.module.css'
import { MachineView } from './MachineView'
import { useStatesAt } from './use-history'

const c = classNames(styles)

interface MachinesPaneProps {
  readonly open: OpenHistory
  readonly position: number
  readonly onGoTo: (position: number) => void
}

/** The machines first, and each part by name. */
const sorted = (reducers: readonly LogReducer[]): readonly LogReducer[] =>
  [...reducers].sort(
    (a, b) =>
      Number(b.reducer.machine !== undefined) - Number(a.reducer.machine !== undefined) ||
      a.reducer.name.localeCompare(b.reducer.name),
  )

/** The machines and reducers of the loaded features, with their states at the selected entry. */
export function MachinesPane({ open, position, onGoTo }: MachinesPaneProps): ReactNode {
  const { t } = useTranslation('log-drawer')
  const states = useStatesAt(open.history, position)
  const reducers = sorted(open.history.reducers)
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = reducers.find(({ reducer }) => reducer.name === chosen) ?? reducers[0]
  const names = reducers.map(({ reducer }) => reducer.name)
  const { tabIndex, listProps } = useRovingTabIndex(names, shown?.reducer.name)
  if (states === null) return <p className={c('hint')}>{t('folding')}</p>
  return (
    <div className={c('panes')}>
      <ul className={c('list', 'scroll')} aria-label={t('reducers')} {...listProps}>
        {reducers.map(({ reducer: { name, machine } }) => (
          <li key={name}>
            <button
              type="button"
              className={c('row', name === shown?.reducer.name && 'selected')}
              aria-pressed={name === shown?.reducer.name}
              data-roving={name}
              tabIndex={tabIndex(name)}
              onClick={() => setChosen(name)}
            >
              <span className={c('type')}>{name}</span>
              <span className={c('tag')}>
                {machine === undefined ? '' : valuesText(machineValues(states.get(name)))}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <MachineView
          key={shown.reducer.name}
          open={open}
          of={shown}
          state={states.get(shown.reducer.name)}
          position={position}
          onGoTo={onGoTo}
        />
      )}
    </div>
  )
}
