import * as t from 'io-ts'
import { QrSignInRequest } from '../../../domain/qr-approval'
import { QrStatus } from '../../../domain/sign-in'
import { Secret } from '../../../application/ports/browser/vault'
import { recordCodec, Milliseconds, enumByNumber, nullIfInvalid, RawName } from '../codecs/fields'
import { cleanName } from '../codecs/clean-name'
import { SignedInWire, type SignedInAs } from './session'

/**
 * The characters that a QR code's text may have. Members may type this text by hand, so it has only letters, digits,
 * `_` and `-`.
 */
const QR_CODE = /^[A-Za-z0-9_-]{6,128}$/

/** The response of `qrcode/code`. */
export interface QrCode {
  readonly code: Secret
}

export const QrCodeWire = recordCodec<QrCode, { code: string }>(
  'QrCode',
  (u): u is QrCode => t.type({ code: t.unknown }).is(u) && u.code instanceof Secret,
  t.type({ code: t.string }),
  ({ code }) => (QR_CODE.test(code) ? { code: new Secret(code) } : null),
  ({ code }) => ({ code: code.reveal() }),
)

/**
 * The response of `qrcode/login`. The specs print no status values, so this product defines `status`: 0 waiting, 1
 * scanned, 2 refused, 3 expired, 4 let in. With 4, `login` contains the login result. An unknown status counts as
 * waiting.
 */
export type QrLogin = { readonly status: QrStatus } | { readonly status: 'letIn'; readonly login: SignedInAs }

const QrLoginStatus = t.union([QrStatus, t.literal('letIn')])
const statusField = enumByNumber<QrLogin['status']>(
  'status',
  { waiting: 0, scanned: 1, refused: 2, expired: 3, letIn: 4 },
  QrLoginStatus.is,
  'waiting',
)

export const QrLoginWire = recordCodec<QrLogin, { status: QrLogin['status']; login: SignedInAs | null }>(
  'QrLogin',
  (u): u is QrLogin =>
    t.type({ status: QrLoginStatus }).is(u) && (u.status !== 'letIn' || ('login' in u && SignedInWire.is(u.login))),
  t.type({ status: statusField, login: nullIfInvalid(SignedInWire) }),
  ({ status, login }) => (status !== 'letIn' ? { status } : login === null ? null : { status, login }),
  (turn) => ({ status: turn.status, login: 'login' in turn ? turn.login : null }),
)

/**
 * The sign-in request of a browser that shows a QR code: the server's description of the browser, cleaned like a name,
 * and the time.
 */
export const QrSignInRequestWire = recordCodec(
  'QrAsking',
  QrSignInRequest.is,
  t.type({ device: RawName, time: Milliseconds }),
  ({ device, time }): QrSignInRequest | null =>
    time === null ? null : { device: cleanName(device, '?'), askedAt: time },
  ({ device, askedAt }) => ({ device, time: askedAt }),
)
