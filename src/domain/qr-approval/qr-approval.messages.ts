import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { Instant } from '../kernel/instant'
import { effectResult, message } from '../kernel/message'

/** The sign-in request of another browser: its device as the server describes it, and the time of the request. */
export const QrSignInRequest = t.strict({ device: t.string, askedAt: Instant }, 'QrAsking')
export type QrSignInRequest = t.TypeOf<typeof QrSignInRequest>

/** Commands and facts of approving another browser's QR code. The person must approve every sign-in (QRLjacking). */
export const qrApprovalMessages = {
  'qr-approval/OpenQrApproval': message('qr-approval/OpenQrApproval', {}),
  'qr-approval/CloseQrApproval': message('qr-approval/CloseQrApproval', {}),
  'qr-approval/EnterQrCode': message('qr-approval/EnterQrCode', { secretRef: t.number }),
  'qr-approval/DecideQrSignIn': message('qr-approval/DecideQrSignIn', { approves: t.boolean }),
  'qr-approval/QrSignInRequestFound': effectResult('qr-approval/QrSignInRequestFound', { browser: QrSignInRequest }),
  'qr-approval/QrSignInRequestNotFound': effectResult('qr-approval/QrSignInRequestNotFound', { failure: Failure }),
  'qr-approval/QrSignInDecided': effectResult('qr-approval/QrSignInDecided', {}),
  'qr-approval/QrSignInNotDecided': effectResult('qr-approval/QrSignInNotDecided', { failure: Failure }),
} as const

type Codecs = typeof qrApprovalMessages
export type QrApprovalMessage = t.TypeOf<Codecs[keyof Codecs]>
