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
  'sign-in/ShowQr': message('sign-in/ShowQr', {}),
  'sign-in/HideQr': message('sign-in/HideQr', {}),
  'sign-in/QrCodeCreated': effectResult('sign-in/QrCodeCreated', { secretRef: t.number }),
  'sign-in/QrCodeNotCreated': effectResult('sign-in/QrCodeNotCreated', { failure: Failure }),
  'sign-in/QrStatusLoaded': effectResult('sign-in/QrStatusLoaded', { status: QrStatus }),
  'sign-in/QrStatusNotLoaded': effectResult('sign-in/QrStatusNotLoaded', { failure: Failure }),
  'sign-in/QrSignInApproved': effectResult('sign-in/QrSignInApproved', {}),
} as const

type Codecs = typeof qrSignInMessages
export type QrSignInMessage = t.TypeOf<Codecs[keyof Codecs]>
