import { matchesState } from 'xstate'
import type { passkeyAddingReducer } from './passkey-adding.machine'
import type { passkeySignInReducer } from './passkey-sign-in.machine'
import type { PasskeyFault } from './passkeys.messages'

export interface PasskeyProgress {
  /** `browser`: the browser's dialog is open. `server`: the server checks or stores the passkey. */
  readonly waitsFor: 'browser' | 'server' | null
  readonly fault: PasskeyFault | null
}

export const passkeySignInViewModel = ({
  value,
  context: { fault },
}: typeof passkeySignInReducer.initial): PasskeyProgress => ({
  waitsFor: matchesState({ asking: 'choosing' }, value)
    ? 'browser'
    : matchesState({ asking: 'verifying' }, value) || matchesState({ offering: 'verifying' }, value)
      ? 'server'
      : null,
  fault,
})

export interface PasskeyAddingViewModel extends PasskeyProgress {
  readonly hasAdded: boolean
}

export const passkeyAddingViewModel = ({
  value,
  context,
}: typeof passkeyAddingReducer.initial): PasskeyAddingViewModel => ({
  ...context,
  waitsFor: matchesState({ adding: 'creating' }, value) ? 'browser' : matchesState('adding', value) ? 'server' : null,
})
