import type { ReactNode } from 'react'
import { QrCard } from './QrCard'
import { useQrSignIn } from './use-qr-sign-in'

/** A QR code in this page, for somebody who is in elsewhere. */
export function QrSignInOption(): ReactNode {
  return <QrCard {...useQrSignIn()} />
}
