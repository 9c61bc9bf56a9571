import { useCallback } from 'react'
import type { JoinTarget } from '../../../domain/join'
import { memberOf } from '../../../domain/session'
import { InAppPath } from '../../../domain/shell'
import { useApp, useStore } from '../../app/app-context'

/** Lets the member join a group. A visitor gets the sign-in prompt (spec 2 §5). */
export const useJoin = (): ((target: JoinTarget, why?: 'enter' | 'write', to?: string) => void) => {
  const app = useApp()
  const asVisitor = memberOf(useStore(app.account.sources.session)) === null
  return useCallback(
    (target, why = 'enter', to) => {
      app.tab.dispatch({ type: 'AskToJoin', target, to: InAppPath.is(to) ? to : null, why, asVisitor })
    },
    [app, asVisitor],
  )
}
