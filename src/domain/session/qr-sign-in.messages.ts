import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { effectResult, message } from '../kernel/message'

export const QrStatus = t.union(
  [t.literal('waiting'), t.literal('scanned'), t.literal('refused'), t.literal('expired')],
  'QrStatus',
)
export type QrStatus = t.TypeOf<typeof QrStatus>

/** Commands and facts of showing a QR code until another device approves it. `secretRef` refers to the code. */
export const qrSignInMessages = {
  ShowQr: message('ShowQr', {}),
  HideQr: message('HideQr', {}),
  QrCodeRead: effectResult('QrCodeRead', { secretRef: t.number }),
  QrCodeNotRead: effectResult('QrCodeNotRead', { failure: Failure }),
  QrStatusRead: effectResult('QrStatusRead', { status: QrStatus }),
  QrStatusNotRead: effectResult('QrStatusNotRead', { failure: Failure }),
  QrLetIn: effectResult('QrLetIn', {}),
} as const

type Codecs = typeof qrSignInMessages
export type QrSignInMessage = t.TypeOf<Codecs[keyof Codecs]>
