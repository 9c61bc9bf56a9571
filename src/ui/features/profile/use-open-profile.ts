import { useCallback } from 'react'
import { Xid } from '../../../domain/kernel/ids'
import { isVisitor } from '../../../domain/session'
import { INTERACTION_OR_MOVE, useFirstInteraction } from '../../components/form/use-first-interaction'
import { useApp } from '../../app/app-context'
import { loadProfile } from './load-profile'

/** If the preload fails, opening a profile loads the code again. */
const warm = (): void => {
  loadProfile().catch(() => undefined)
}

/** Opens a person's profile. A visitor gets the sign-in prompt instead (R1-214). */
export const useOpenProfile = (): ((id: string) => void) => {
  const app = useApp()
  useFirstInteraction(warm, INTERACTION_OR_MOVE)
  return useCallback(
    (id) => {
      if (isVisitor(app.account.slices.session.get())) app.tab.dispatch({ type: 'ShowVisitorDialog' })
      else if (Xid.is(id)) app.tab.dispatch({ type: 'profile/OpenPersonProfile', xid: id })
    },
    [app],
  )
}
