import type { App } from '../../../application/app'
import { callBody } from '../../../application/features/call/call'
import { currentCall } from '../../../domain/call'

/** Whether this account is in a call, or on the way into one, in whichever tab; one that only rings is none. */
export const isInCall = ({ features }: App): boolean => {
  const call = features.of(callBody)
  const current = call === null ? null : currentCall(call.cells.account.calls.get())
  return current !== null && current.phase !== 'ringing' && current.phase !== 'checking'
}
