import { Secret } from '../../../application/ports/browser/vault'
import type { QrLogin } from '../../wire/entities/qr'
import { signInCalls } from '../../wire/calls/sign-in-calls'
import { deviceName } from '../device-name'
import { emptyReply, replyFromOutputs } from '../response'
import type { ServerOutput } from '../state/output'
import { signedInReply } from './account-routes'
import type { ServerFeature } from '../features/server-feature'
import type { RouteDeps, RouteBuilder } from './route-builder'

/** Letters that do not look alike, because a member may have to type the code. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 12
const codeFrom = (id: string): string =>
  Array.from(id)
    .slice(0, LENGTH)
    .map((letter) => LETTERS.charAt((letter.codePointAt(0) ?? 0) % LETTERS.length))
    .join('')

const turn = (output: ServerOutput): QrLogin | null => {
  const login = signedInReply(output)
  if (login !== null) return { status: 'letIn', login }
  return output.type === 'QrStands' ? { status: output.status } : null
}

const routes = (to: RouteBuilder, { host }: RouteDeps): void => {
  to.public(signInCalls.qrcodeCode, (_, { headers }) =>
    replyFromOutputs(
      host.commit(({ at, id }) => ({ type: 'QrShown', at, code: codeFrom(id()), device: deviceName(headers) })),
      (output) => (output.type === 'QrMade' ? { code: new Secret(output.code) } : null),
    ),
  )
  to.public(signInCalls.qrcodeLogin, ({ code }) =>
    replyFromOutputs(
      host.commit(({ at, id }) => ({ type: 'QrClaimed', at, code, token: id() })),
      turn,
    ),
  )
  to.authenticated(signInCalls.qrcodeScan, ({ code }, { account: { xid } }) =>
    replyFromOutputs(
      host.commit(({ at }) => ({ type: 'QrLookedUp', at, code, xid })),
      (output) => (output.type === 'QrAsks' ? { device: output.device, askedAt: output.askedAt } : null),
    ),
  )
  to.authenticated(signInCalls.qrcodeAnswer, ({ code, approve }, { account: { xid } }) =>
    emptyReply(host.commit(({ at }) => ({ type: 'QrAnswered', at, code, xid, approves: approve === 1 }))),
  )
}

export const server: ServerFeature = { routes }
