import * as E from 'fp-ts/Either'
import { unreachable } from '../../../domain/kernel/failure'
import {
  passkeyAddingEffects,
  passkeySignInEffects,
  passkeysTabMessages,
  type PasskeyFault,
} from '../../../domain/passkeys'
import type { TabMessage } from '../../../domain/features'
import { failsWith, tabEffects, type EffectContext } from '../../effects/effect'
import type { CompleteSignIn } from '../../effects/sign-in/complete-sign-in'
import type { TabDeps } from '../../effects/tab-deps'
import type { PasskeyChallenge, PasskeyAnswer, PasskeysPort } from './ports'

interface Deps extends Pick<TabDeps, 'dispatchToAccount'> {
  readonly port: PasskeysPort
  readonly arrive: CompleteSignIn
}
type Context = EffectContext<TabMessage>

const { customIdempotent } = tabEffects

/** Sends the answer to the server, and signs the member in. */
const verify = async (
  { port, arrive }: Deps,
  { site }: PasskeyChallenge,
  answer: PasskeyAnswer,
  { ref: ask, dispatch }: Context,
): Promise<void> => {
  const not = (fault: PasskeyFault): void => dispatch({ type: 'passkeys/PasskeyNotAccepted', ask, fault })
  dispatch({ type: 'passkeys/PasskeyChosen', ask })
  const signedIn = await port.signIn(answer)()
  if (E.isLeft(signedIn)) return not(signedIn.left)
  if (signedIn.right === 'removed') {
    port.browser.forget(site, answer.id)
    return not('removed')
  }
  await arrive(signedIn.right)
  return dispatch({ type: 'passkeys/PasskeyAccepted', ask })
}

/**
 * The effects of passkeys in one tab. Challenges and answers are only in memory. A reload ends the browser's dialog, so
 * the attempt ends with `lost`; the offer in the e-mail field begins again.
 */
export const makePasskeyEffects = (deps: Deps) => {
  const { port } = deps
  return {
    offerInField: customIdempotent(passkeySignInEffects.offerInField, {
      session: 'any',
      perform: async (_, asked) => {
        const { ref: ask, dispatch, isWanted } = asked
        const end = (): void => dispatch({ type: 'passkeys/AutofillEnded', ask })
        const { isSupported, inField } = await port.browser.support()
        if (!isSupported || !inField) return end()
        const given = await port.challenge()()
        if (E.isLeft(given)) return end()
        if (!isWanted()) return undefined
        dispatch({ type: 'passkeys/AutofillStarted', ask, until: given.right.expiresAt })
        const chosen = await port.browser.choose(given.right, 'field', asked.onStop)()
        return E.isLeft(chosen) ? end() : verify(deps, given.right, chosen.right, asked)
      },
      failed: failsWith(passkeysTabMessages['passkeys/AutofillEnded']),
    }),
    askForPasskey: customIdempotent(passkeySignInEffects.askForPasskey, {
      session: 'any',
      perform: async (_, asked) => {
        const { ref: ask, dispatch, isResumed, isWanted } = asked
        const not = (fault: PasskeyFault): void => dispatch({ type: 'passkeys/PasskeyNotChosen', ask, fault })
        if (isResumed) return not('lost')
        const given = await port.challenge()()
        if (E.isLeft(given)) return not(given.left)
        if (!isWanted()) return undefined
        const chosen = await port.browser.choose(given.right, 'dialog', asked.onStop)()
        return E.isLeft(chosen) ? not(chosen.left) : verify(deps, given.right, chosen.right, asked)
      },
      failed: failsWith(passkeysTabMessages['passkeys/PasskeyNotChosen'], { fault: unreachable }),
    }),
    addPasskey: customIdempotent(passkeyAddingEffects.addPasskey, {
      perform: async (_, asked) => {
        const { ref: ask, dispatch, isResumed, isWanted, session } = asked
        const not = (fault: PasskeyFault): void => dispatch({ type: 'passkeys/PasskeyNotAdded', ask, fault })
        if (isResumed) return not('lost')
        const given = await port.requestNew()()
        if (E.isLeft(given)) return not(given.left)
        if (!isWanted()) return undefined
        const created = await port.browser.create(given.right, asked.onStop)()
        if (E.isLeft(created)) return not(created.left)
        dispatch({ type: 'passkeys/PasskeyCreated', ask })
        const added = await port.add(created.right)()
        if (E.isLeft(added)) return not(added.left)
        await deps.dispatchToAccount({ type: 'passkeys/ListChanged' }, session)
        return dispatch({ type: 'passkeys/PasskeyAdded', ask })
      },
      failed: failsWith(passkeysTabMessages['passkeys/PasskeyNotAdded'], { fault: unreachable }),
    }),
  }
}
