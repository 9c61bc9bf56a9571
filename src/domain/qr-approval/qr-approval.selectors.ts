import type { qrApprovalReducer } from './qr-approval.machine'
import type { QrSignInRequest } from './qr-approval.messages'

type State = typeof qrApprovalReducer.initial

export interface QrApprovalViewModel {
  readonly step: 'closed' | 'code' | 'deciding' | 'answered'
  readonly busy: boolean
  /** The last code that the member entered was wrong or has expired. */
  readonly failed: boolean
  readonly browser: QrSignInRequest | null
  readonly approves: boolean
}

const steps: Readonly<Record<string, QrApprovalViewModel['step']>> = {
  closed: 'closed',
  lookingUp: 'code',
  deciding: 'deciding',
  answering: 'deciding',
  answered: 'answered',
}

export const isApproving = ({ value }: State): boolean => value !== 'closed'

export const qrApprovalViewModel = ({ value, context }: State): QrApprovalViewModel => ({
  step: typeof value === 'string' ? (steps[value] ?? 'closed') : 'code',
  busy: value === 'lookingUp' || value === 'answering',
  failed: typeof value === 'object' && value['entering'] === 'notFound',
  browser: context.browser,
  approves: context.approves,
})
