import { useEffect } from 'react'
import { qrShown, type QrShown } from '../../../../domain/session'
import { useApp, useNow, useStore } from '../../../app/app-context'
import { useCopy } from '../../../hooks/use-copy'

const SECOND_MS = 1_000
const LIFE_S = 60

export interface QrSignIn {
  readonly step: QrShown['step']
  /** What is drawn; `null` where there is nothing to draw. */
  readonly code: string | null
  readonly secondsLeft: number
  readonly onShow: () => void
  readonly onHide: () => void
  readonly onCopy: () => void
}

/** The code is a secret: it comes past the log, and is there no more after a reload. It goes with this screen. */
export const useQrSignIn = (): QrSignIn => {
  const app = useApp()
  const copy = useCopy()
  const { step, secretRef, until } = qrShown(useStore(app.tab.sources.qrSignIn))
  const now = useNow(SECOND_MS)
  useEffect(() => () => app.tab.dispatch({ type: 'HideQr' }), [app])
  const isAlive = step === 'waiting' || step === 'scanned'
  const code = isAlive ? app.drawnSecret(secretRef) : null
  return {
    step: isAlive && code === null ? 'expired' : step,
    code,
    // The clock of the screen may still stand where it was before the code came.
    secondsLeft: Math.min(LIFE_S, Math.max(0, Math.ceil((until - now) / SECOND_MS))),
    onShow: () => app.tab.dispatch({ type: 'ShowQr' }),
    onHide: () => app.tab.dispatch({ type: 'HideQr' }),
    onCopy: () => {
      if (code !== null) copy(code)
    },
  }
}
