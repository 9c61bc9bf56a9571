import { useCallback } from 'react'
import type { Act } from '../../../../domain/chat'
import { useApp } from '../../../app/app-context'

/** Asks for something to be done; it is, also after a reload and without a network in between. */
export const usePerformAction = (): ((act: Act) => void) => {
  const app = useApp()
  return useCallback((act: Act) => app.account.dispatch({ type: 'Perform', actId: app.newClientId(), act }), [app])
}
