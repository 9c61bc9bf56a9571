import { useEffect } from 'react'
import { qrSignInViewModel, type QrSignInViewModel } from '../../../../domain/sign-in'
import { useApp, useNow } from '../../../app/app-context'
import { useFeature, useTabState } from '../../../app/use-feature'
import { useCopy } from '../../../hooks/use-copy'

const SECOND_MS = 1_000
const LIFE_S = 60

export interface QrSignIn {
  readonly step: QrSignInViewModel['step']
  /** The content of the QR code. `null` without a code. */
  readonly code: string | null
  readonly secondsLeft: number
  readonly onShow: () => void
  readonly onHide: () => void
  readonly onCopy: () => void
}

/**
 * The sign-in by QR code. The code is a secret: the code bypasses the log, and is gone after a reload or after leaving
 * the screen.
 */
export const useQrSignIn = (): QrSignIn => {
  const app = useApp()
  const copy = useCopy()
  const { step, secretRef, until } = qrSignInViewModel(useTabState(useFeature('sign-in').slices.tab.qr))
  const now = useNow(SECOND_MS)
  useEffect(() => () => app.tab.dispatch({ type: 'sign-in/HideQr' }), [app])
  const isAlive = step === 'waiting' || step === 'scanned'
  const code = isAlive ? app.secrets.drawn(secretRef) : null
  return {
    step: isAlive && code === null ? 'expired' : step,
    code,
    // The screen's clock may lag behind the arrival of the code, so the remaining time is clamped.
    secondsLeft: Math.min(LIFE_S, Math.max(0, Math.ceil((until - now) / SECOND_MS))),
    onShow: () => app.tab.dispatch({ type: 'sign-in/ShowQr' }),
    onHide: () => app.tab.dispatch({ type: 'sign-in/HideQr' }),
    onCopy: () => {
      if (code !== null) copy(code)
    },
  }
}
