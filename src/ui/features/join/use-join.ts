import { useCallback } from 'react'
import type { JoinTarget } from '../../../domain/join'
import { memberOf } from '../../../domain/session'
import { InAppPath } from '../../../domain/shell'
import { useApp } from '../../app/app-context'
import { useAccountState } from '../../app/use-feature'

/** Lets the member join a group. A visitor gets the sign-in prompt (spec 2 §5). */
export const useJoin = (): ((target: JoinTarget, why?: 'enter' | 'write', to?: string) => void) => {
  const app = useApp()
  const asVisitor = memberOf(useAccountState(app.account.slices.session)) === null
  return useCallback(
    (target, why = 'enter', to) => {
      app.tab.dispatch({ type: 'join/StartJoin', target, to: InAppPath.is(to) ? to : null, why, asVisitor })
    },
    [app, asVisitor],
  )
}
