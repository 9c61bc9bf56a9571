import type { CallMessage, CallViewModel } from '../../../domain/call'

/** Props of every view of a call. */
export interface CallProps {
  readonly call: CallViewModel
  readonly say: (message: CallMessage) => void
}
