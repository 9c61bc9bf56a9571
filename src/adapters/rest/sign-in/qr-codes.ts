import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { QrCodes, QrProgress } from '../../../application/ports/qr-codes'
import type { Failure } from '../../../domain/kernel/failure'
import { signInCalls } from '../../wire/calls/sign-in-calls'
import { startSession, type StartSessionDeps } from '../client/start-session'
import type { RestClient } from '../client/rest-client'

export interface QrCodesDeps extends StartSessionDeps {
  readonly rest: RestClient
}

/** QR codes over the API (spec 1 §7). */
export const makeQrCodes = ({ rest, ...deps }: QrCodesDeps): QrCodes => ({
  read: () =>
    pipe(
      rest.call(signInCalls.qrcodeCode, {}),
      TE.map(({ code }) => code),
    ),
  turnOf: (code) =>
    pipe(
      rest.call(signInCalls.qrcodeLogin, { code: code.reveal() }),
      TE.chain((turn): TE.TaskEither<Failure, QrProgress> =>
        turn.status !== 'letIn'
          ? TE.right(turn)
          : pipe(
              turn.login,
              startSession(deps)('qr'),
              TE.map((arrival) => ({ status: 'letIn', arrival })),
            ),
      ),
    ),
  lookUp: (code) => rest.call(signInCalls.qrcodeScan, { code: code.reveal() }),
  answer: (code, approves) =>
    pipe(
      rest.call(signInCalls.qrcodeAnswer, { code: code.reveal(), approve: approves ? 1 : 0 }),
      TE.map(() => undefined),
    ),
})
