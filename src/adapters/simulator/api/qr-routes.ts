import { Secret } from '../../../application/ports/vault'
import type { QrLogin } from '../../wire/qr'
import { signInCalls } from '../../wire/sign-in-calls'
import { deviceName } from '../device-name'
import { anyReply, replyFrom } from '../reply'
import type { WorldOutput } from '../world/output'
import { signedIn } from './account-routes'
import type { RouteDeps, ToRoute } from './route'

/** Letters that are easily told apart, for a code may be typed. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 12
const codeFrom = (id: string): string => Array.from(id).slice(0, LENGTH)
  .map((letter) => LETTERS.charAt((letter.codePointAt(0) ?? 0) % LETTERS.length)).join('')

const turn = (output: WorldOutput): QrLogin | null => {
  const login = signedIn(output)
  if (login !== null) return { status: 'letIn', login }
  return output.type === 'QrStands' ? { status: output.status } : null
}

export const qrRoutes = (to: ToRoute, { host }: RouteDeps): void => {
  to.open(signInCalls.qrcodeCode, (_, { headers }) => replyFrom(host.commit(({ at, id }) =>
    ({ type: 'QrShown', at, code: codeFrom(id()), device: deviceName(headers) })), (output) =>
    output.type === 'QrMade' ? { code: new Secret(output.code) } : null))
  to.open(signInCalls.qrcodeLogin, ({ code }) => replyFrom(host.commit(({ at, id }) =>
    ({ type: 'QrClaimed', at, code, token: id() })), turn))
  to.known(signInCalls.qrcodeScan, ({ code }, { account: { xid } }) => replyFrom(host.commit(({ at }) =>
    ({ type: 'QrLookedUp', at, code, xid })), (output) =>
    output.type === 'QrAsks' ? { device: output.device, askedAt: output.askedAt } : null))
  to.known(signInCalls.qrcodeAnswer, ({ code, approve }, { account: { xid } }) => anyReply(host.commit(({ at }) =>
    ({ type: 'QrAnswered', at, code, xid, approves: approve === 1 }))))
}
