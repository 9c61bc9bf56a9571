import { useMemo, useState, type ReactNode } from 'react'
import { joinViewModel } from '../../../domain/join'
import { useApp } from '../../app/app-context'
import { PageWords } from '../../app/PageWords'
import { useFeature, useTabState } from '../../app/use-feature'
import { JoinView } from './JoinView'

/** The join dialog, which can open over any screen. The dialog keeps its last content during the closing animation. */
export function JoinDialog(): ReactNode {
  const app = useApp()
  const state = useTabState(useFeature('join').slices.tab.join)
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
    <PageWords>
      <JoinView
        key={round}
        {...rest}
        step={step}
        open={open}
        onJoin={() => app.tab.dispatch({ type: 'join/ConfirmJoin' })}
        onGoToApply={() => app.tab.dispatch({ type: 'join/ContinueToApplication' })}
        onApply={() => app.tab.dispatch({ type: 'join/SubmitApplication' })}
        onClose={() => app.tab.dispatch({ type: 'join/CloseJoin' })}
      />
    </PageWords>
  )
}
