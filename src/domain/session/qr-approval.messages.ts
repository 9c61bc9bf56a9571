import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { Instant } from '../kernel/instant'
import { answer, message } from '../kernel/message'

/** Where another browser asks to be let in: what the server knows of it, and since when. */
export const QrAsking = t.strict({ device: t.string, askedAt: Instant }, 'QrAsking')
export type QrAsking = t.TypeOf<typeof QrAsking>

/** Commands and facts of letting another browser in by its QR code. Nothing happens without the person's yes (QRLjacking). */
export const qrApprovalMessages = {
  OpenQrApproval: message('OpenQrApproval', {}),
  CloseQrApproval: message('CloseQrApproval', {}),
  EnterQrCode: message('EnterQrCode', { secretRef: t.number }),
  AnswerQr: message('AnswerQr', { approves: t.boolean }),
  QrAskingFound: answer('QrAskingFound', { browser: QrAsking }),
  QrAskingNotFound: answer('QrAskingNotFound', { failure: Failure }),
  QrAnswered: answer('QrAnswered', {}),
  QrNotAnswered: answer('QrNotAnswered', { failure: Failure }),
} as const

type Codecs = typeof qrApprovalMessages
export type QrApprovalMessage = t.TypeOf<Codecs[keyof Codecs]>
