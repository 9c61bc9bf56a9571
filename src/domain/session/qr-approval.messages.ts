import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { Instant } from '../kernel/instant'
import { effectResult, message } from '../kernel/message'

/** Where another browser asks to be let in: what the server knows of it, and since when. */
export const QrSignInRequest = t.strict({ device: t.string, askedAt: Instant }, 'QrAsking')
export type QrSignInRequest = t.TypeOf<typeof QrSignInRequest>

/**
 * Commands and facts of letting another browser in by its QR code. Nothing happens without the person's yes
 * (QRLjacking).
 */
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
