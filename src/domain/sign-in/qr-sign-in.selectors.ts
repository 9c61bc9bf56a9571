import type { Instant } from '../kernel/instant'
import type { qrSignInReducer } from './qr-sign-in.machine'

type State = typeof qrSignInReducer.initial

export interface QrSignInViewModel {
  readonly step: 'hidden' | 'reading' | 'waiting' | 'scanned' | 'expired' | 'refused' | 'unreached'
  readonly secretRef: number
  readonly until: Instant
}

const STEPS = ['hidden', 'reading', 'expired', 'refused', 'unreached'] as const

export const qrSignInViewModel = ({ value, context }: State): QrSignInViewModel => {
  const { secretRef, until } = context
  const shown = typeof value === 'object' ? value['shown'] : undefined
  const isScanned = typeof shown === 'object' && shown['phone'] === 'there'
  return { step: STEPS.find((step) => step === value) ?? (isScanned ? 'scanned' : 'waiting'), secretRef, until }
}
