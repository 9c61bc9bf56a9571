import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { Instant } from '../kernel/instant'
import { effectResult, message } from '../kernel/message'

/** The sign-in request of another browser: its device as the server describes it, and the time of the request. */
export const QrSignInRequest = t.strict({ device: t.string, askedAt: Instant }, 'QrAsking')
export type QrSignInRequest = t.TypeOf<typeof QrSignInRequest>

/** Commands and facts of approving another browser's QR code. The person must approve every sign-in (QRLjacking). */
export const qrApprovalMessages = {
  OpenQrApproval: message('OpenQrApproval', {}),
  CloseQrApproval: message('CloseQrApproval', {}),
  EnterQrCode: message('EnterQrCode', { secretRef: t.number }),
  AnswerQr: message('AnswerQr', { approves: t.boolean }),
  QrAskingFound: effectResult('QrAskingFound', { browser: QrSignInRequest }),
  QrAskingNotFound: effectResult('QrAskingNotFound', { failure: Failure }),
  QrAnswered: effectResult('QrAnswered', {}),
  QrNotAnswered: effectResult('QrNotAnswered', { failure: Failure }),
} as const

type Codecs = typeof qrApprovalMessages
export type QrApprovalMessage = t.TypeOf<Codecs[keyof Codecs]>
