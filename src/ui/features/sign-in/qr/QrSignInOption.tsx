import type { ReactNode } from 'react'
import { QrCard } from './QrCard'
import { useQrSignIn } from './use-qr-sign-in'

/** A QR code for signing in with a device that already has a session. */
export function QrSignInOption(): ReactNode {
  return <QrCard {...useQrSignIn()} />
}
