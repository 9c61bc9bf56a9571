import { useMemo, useState, type ReactNode } from 'react'
import { joinViewModel } from '../../../domain/join'
import { useApp, useStore } from '../../app/app-context'
import { JoinView } from './JoinView'

/** The join dialog, which can open over any screen. The dialog keeps its last content during the closing animation. */
export function JoinDialog(): ReactNode {
  const app = useApp()
  const state = useStore(app.tab.sources.join)
  const shown = useMemo(() => joinViewModel(state), [state])
  const [last, setLast] = useState(shown)
  const open = shown.step !== 'closed'
  const [{ wasOpen, round }, setTurn] = useState({ wasOpen: open, round: 0 })
  // A new key mounts a new dialog above all dialogs opened since, even while the old dialog still closes.
  if (open !== wasOpen) setTurn({ wasOpen: open, round: open ? round + 1 : round })
  if (open && last !== shown) setLast(shown)
  const { step, ...rest } = open ? shown : last
  if (step === 'closed') return null
  return (
    <JoinView
      key={round}
      {...rest}
      step={step}
      open={open}
      onJoin={() => app.tab.dispatch({ type: 'ConfirmJoin' })}
      onGoToApply={() => app.tab.dispatch({ type: 'GoToApply' })}
      onApply={() => app.tab.dispatch({ type: 'ConfirmApply' })}
      onClose={() => app.tab.dispatch({ type: 'CloseJoin' })}
    />
  )
}
