import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '../../../domain/kernel/failure'
import type { Instant } from '../../../domain/kernel/instant'
import type { Passkey, PasskeyReason } from '../../../domain/passkeys'
import type { SignInResult } from '../../ports/accounts'

/** What passkeys can do on this page. `inField`: the browser offers passkeys in the e-mail field. */
export interface PasskeySupport {
  readonly isSupported: boolean
  readonly inField: boolean
}

/**
 * A question of the server that a passkey answers. `challenge` is base64url, valid once until `expiresAt`. `site` is the
 * domain for which passkeys are made.
 */
export interface PasskeyChallenge {
  readonly challenge: string
  readonly site: string
  readonly expiresAt: Instant
}

/** What the browser needs to create a passkey. `member` is base64url. `known`: ids of the member's passkeys. */
export interface NewPasskeyRequest extends PasskeyChallenge {
  readonly member: string
  readonly name: string
  readonly known: readonly string[]
}

/** A passkey's answer to a challenge. `id` names the credential. All fields are base64url. */
export interface PasskeyAnswer {
  readonly id: string
  readonly clientData: string
  readonly authenticatorData: string
  readonly signature: string
}

/** A passkey that the browser has created. All fields are base64url. */
export interface NewPasskey {
  readonly id: string
  readonly clientData: string
  readonly attestation: string
}

type OnStop = (call: () => void) => void

/** The browser's part: its dialogs, and the device's keys. `onStop` takes a call that ends the request. */
export interface PasskeyBrowser {
  readonly support: () => Promise<PasskeySupport>
  readonly choose: (
    challenge: PasskeyChallenge,
    from: 'field' | 'dialog',
    onStop: OnStop,
  ) => TaskEither<PasskeyReason, PasskeyAnswer>
  readonly create: (request: NewPasskeyRequest, onStop: OnStop) => TaskEither<PasskeyReason, NewPasskey>
  /** Lets the browser stop offering a passkey that the server does not know. Does nothing where that is not possible. */
  readonly forget: (site: string, id: string) => void
}

export interface PasskeysPort {
  readonly browser: PasskeyBrowser
  readonly challenge: () => TaskEither<Failure, PasskeyChallenge>
  /** Signs in; `removed` if the server does not know the passkey. The server accepts each challenge once. */
  readonly signIn: (answer: PasskeyAnswer) => TaskEither<Failure, SignInResult | 'removed'>
  readonly list: () => TaskEither<Failure, readonly Passkey[]>
  readonly requestNew: () => TaskEither<Failure, NewPasskeyRequest>
  readonly add: (passkey: NewPasskey) => TaskEither<Failure, void>
  /** A repeat changes nothing. */
  readonly remove: (id: string) => TaskEither<Failure, void>
}
