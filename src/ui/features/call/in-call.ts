import type { App } from '../../../application/app'
import { currentCall } from '../../../domain/call'

/** Whether this account is in a call or starting a call, in any tab. A ringing call does not count. */
export const isInCall = ({ features }: App): boolean => {
  const call = features.of('call')
  const current = call === null ? null : currentCall(call.slices.account.calls.get())
  return current !== null && current.phase !== 'ringing' && current.phase !== 'checking'
}
