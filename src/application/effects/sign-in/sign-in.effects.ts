import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { malformed, type Failure } from '../../../domain/kernel/failure'
import {
  qrSignInEffects,
  qrSignInMessages,
  emailSignInEffects,
  emailSignInMessages,
  xSignInEffects,
  xSignInMessages,
} from '../../../domain/session'
import { failsWith, tabEffects } from '../effect'
import type { Ports } from '../../ports'
import type { SignInResult } from '../../ports/accounts'
import type { SecretRegistry } from '../../secret-registry'
import type { CompleteSignIn } from './complete-sign-in'
import type { TabDeps } from '../tab-deps'

const { idempotent, customIdempotent } = tabEffects

interface Deps {
  readonly ports: Ports
  readonly secrets: SecretRegistry
  readonly arrive: CompleteSignIn
}

export const makeEmailSignInEffects = ({
  ports: { accounts },
  secrets,
  arrive,
  dispatchToTab,
}: Deps & Pick<TabDeps, 'dispatchToTab'>) => ({
  sendCode: idempotent(emailSignInEffects.sendCode, {
    session: 'any',
    call: ({ email }) =>
      TE.map((sent: void) => {
        dispatchToTab({ type: 'ShowToast', words: { key: 'codeSent' } })
        return sent
      })(accounts.sendCode(email)),
    toResult: (_, __, ask) => ({ type: 'CodeSent', ask }),
    failed: failsWith(emailSignInMessages.CodeNotSent),
  }),
  signInByEmail: idempotent(emailSignInEffects.signInByEmail, {
    session: 'any',
    call: ({ email, secretRef }) => {
      const code = secrets.take(secretRef)
      return code === null ? TE.left(malformed) : accounts.signInByEmail(email, code)
    },
    notifyAccount: (arrival) => arrive(arrival),
    toResult: (_, __, ask) => ({ type: 'CodeAccepted', ask }),
    failed: failsWith(emailSignInMessages.CodeNotAccepted),
  }),
})

export const makeXSignInEffects = ({ ports: { navigator, xAccounts }, secrets, arrive }: Deps) => ({
  readXAddress: idempotent(xSignInEffects.readXAddress, {
    session: 'any',
    call: (errand) => xAccounts.addressFor(errand),
    toResult: ({ address, pending }, _, ask) => ({
      type: 'XAddressRead',
      ask,
      pending,
      secretRef: secrets.hold(address),
    }),
    failed: failsWith(xSignInMessages.XAddressNotRead),
  }),
  /**
   * The pending sign-in is already stored. A reload loses the address of X, so a reloaded page does not go to X again.
   */
  leaveForX: customIdempotent(xSignInEffects.leaveForX, {
    session: 'any',
    perform: ({ secretRef }) => {
      const address = secrets.take(secretRef)
      if (address !== null) navigator.leave(address)
    },
    failed: failsWith(xSignInMessages.XAddressNotRead),
  }),
  /** Code and state are taken from memory once, so nothing is posted after a reload (SES-10). */
  postX: idempotent(xSignInEffects.postX, {
    session: 'any',
    call: ({ errand, returned }): TE.TaskEither<Failure, SignInResult | null> => {
      const [code, state] = [secrets.take(returned.codeRef), secrets.take(returned.stateRef)]
      if (code === null || state === null) return TE.left(malformed)
      return errand.purpose === 'bind'
        ? TE.map(() => null)(xAccounts.bind({ code, state }, errand))
        : xAccounts.signIn({ code, state })
    },
    notifyAccount: async (arrival) => {
      if (arrival !== null) await arrive(arrival)
    },
    toResult: (_, __, ask) => ({ type: 'XAccepted', ask }),
    failed: failsWith(xSignInMessages.XNotAccepted),
  }),
})

export const makeQrSignInEffects = ({ ports: { qrCodes }, secrets, arrive }: Deps) => ({
  readQrCode: idempotent(qrSignInEffects.readQrCode, {
    session: 'any',
    call: () => qrCodes.read(),
    toResult: (code, _, ask) => ({ type: 'QrCodeRead', ask, secretRef: secrets.hold(code) }),
    failed: failsWith(qrSignInMessages.QrCodeNotRead),
  }),
  askQr: customIdempotent(qrSignInEffects.askQr, {
    session: 'any',
    perform: async ({ secretRef }, { ref: ask, dispatch, isWanted }) => {
      const code = secrets.look(secretRef)
      // After a reload the code is lost, so it cannot sign anybody in.
      if (code === null) return dispatch({ type: 'QrStatusRead', ask, status: 'expired' })
      const turn = await qrCodes.turnOf(code)()
      // The member closed the code meanwhile, and does not want this sign-in.
      if (!isWanted()) return undefined
      if (E.isLeft(turn)) return dispatch({ type: 'QrStatusNotRead', ask, failure: turn.left })
      if (turn.right.status !== 'letIn') return dispatch({ type: 'QrStatusRead', ask, status: turn.right.status })
      await arrive(turn.right.arrival)
      return dispatch({ type: 'QrLetIn', ask })
    },
    failed: failsWith(qrSignInMessages.QrStatusNotRead),
  }),
})
