import type { ReactNode } from 'react'
import QRCode from 'react-qr-code'

interface QrImageProps {
  readonly value: string
  readonly label: string
  readonly size?: number
}

/** The code is dark on light in both themes, because some scanners cannot read an inverted code. */
export function QrImage({ value, label, size = 144 }: QrImageProps): ReactNode {
  return (
    <QRCode value={value} size={size} level="M" bgColor="#ffffff" fgColor="#14151f" role="img" aria-label={label} />
  )
}
