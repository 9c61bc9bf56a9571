import type { qrApprovalUnit } from './qr-approval.machine'
import type { QrAsking } from './qr-approval.messages'

type State = typeof qrApprovalUnit.initial

export interface QrApprovalShown {
  readonly step: 'closed' | 'code' | 'deciding' | 'answered'
  readonly busy: boolean
  /** The last code led nowhere: it was wrong or is over. */
  readonly failed: boolean
  readonly browser: QrAsking | null
  /** What the person said last. */
  readonly approves: boolean
}

const steps: Readonly<Record<string, QrApprovalShown['step']>> = {
  closed: 'closed', lookingUp: 'code', deciding: 'deciding', answering: 'deciding', answered: 'answered',
}

/** Whether its dialog is open. */
export const isApproving = ({ value }: State): boolean => value !== 'closed'

/** What the dialog for letting another browser in shows. */
export const qrApprovalShown = ({ value, context }: State): QrApprovalShown => ({
  step: typeof value === 'string' ? steps[value] ?? 'closed' : 'code',
  busy: value === 'lookingUp' || value === 'answering',
  failed: typeof value === 'object' && value['entering'] === 'notFound',
  browser: context.browser,
  approves: context.approves,
})
