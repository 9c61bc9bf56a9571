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
} from '../../../domain/sign-in'
import { failsWith, tabEffects } from '../../effects/effect'
import type { Ports } from '../../ports'
import type { SignInResult } from '../../ports/accounts'
import type { SecretRegistry } from '../../secret-registry'
import type { CompleteSignIn } from '../../effects/sign-in/complete-sign-in'
import type { TabDeps } from '../../effects/tab-deps'

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
    toResult: (_, __, ask) => ({ type: 'sign-in/CodeSent', ask }),
    failed: failsWith(emailSignInMessages['sign-in/CodeNotSent']),
  }),
  signInByEmail: idempotent(emailSignInEffects.signInByEmail, {
    session: 'any',
    call: ({ email, secretRef }) => {
      const code = secrets.take(secretRef)
      return code === null ? TE.left(malformed) : accounts.signInByEmail(email, code)
    },
    notifyAccount: (arrival) => arrive(arrival),
    toResult: (_, __, ask) => ({ type: 'sign-in/CodeAccepted', ask }),
    failed: failsWith(emailSignInMessages['sign-in/CodeNotAccepted']),
  }),
})

export const makeXSignInEffects = ({ ports: { navigator, xAccounts }, secrets, arrive }: Deps) => ({
  readXAddress: idempotent(xSignInEffects.readXAddress, {
    session: 'any',
    call: (errand) => xAccounts.addressFor(errand),
    toResult: ({ address, pending }, _, ask) => ({
      type: 'sign-in/XAddressLoaded',
      ask,
      pending,
      secretRef: secrets.hold(address),
    }),
    failed: failsWith(xSignInMessages['sign-in/XAddressNotLoaded']),
  }),
  /**
   * The pending sign-in is already stored. A reload loses the address of X, so a reloaded page does not go to X again.
   */
  redirectToX: customIdempotent(xSignInEffects.redirectToX, {
    session: 'any',
    perform: ({ secretRef }) => {
      const address = secrets.take(secretRef)
      if (address !== null) navigator.leave(address)
    },
    failed: failsWith(xSignInMessages['sign-in/XAddressNotLoaded']),
  }),
  /** Code and state are taken from memory once, so nothing is posted after a reload (SES-10). */
  exchangeXCode: idempotent(xSignInEffects.exchangeXCode, {
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
    toResult: (_, __, ask) => ({ type: 'sign-in/XAccepted', ask }),
    failed: failsWith(xSignInMessages['sign-in/XNotAccepted']),
  }),
})

export const makeQrSignInEffects = ({ ports: { qrCodes }, secrets, arrive }: Deps) => ({
  createQrCode: idempotent(qrSignInEffects.createQrCode, {
    session: 'any',
    call: () => qrCodes.read(),
    toResult: (code, _, ask) => ({ type: 'sign-in/QrCodeCreated', ask, secretRef: secrets.hold(code) }),
    failed: failsWith(qrSignInMessages['sign-in/QrCodeNotCreated']),
  }),
  loadQrStatus: customIdempotent(qrSignInEffects.loadQrStatus, {
    session: 'any',
    perform: async ({ secretRef }, { ref: ask, dispatch, isWanted }) => {
      const code = secrets.look(secretRef)
      // After a reload the code is lost, so it cannot sign anybody in.
      if (code === null) return dispatch({ type: 'sign-in/QrStatusLoaded', ask, status: 'expired' })
      const turn = await qrCodes.turnOf(code)()
      // The member closed the code meanwhile, and does not want this sign-in.
      if (!isWanted()) return undefined
      if (E.isLeft(turn)) return dispatch({ type: 'sign-in/QrStatusNotLoaded', ask, failure: turn.left })
      if (turn.right.status !== 'letIn')
        return dispatch({ type: 'sign-in/QrStatusLoaded', ask, status: turn.right.status })
      await arrive(turn.right.arrival)
      return dispatch({ type: 'sign-in/QrSignInApproved', ask })
    },
    failed: failsWith(qrSignInMessages['sign-in/QrStatusNotLoaded']),
  }),
})
