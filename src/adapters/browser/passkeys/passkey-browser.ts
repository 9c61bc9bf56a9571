import {
  base64URLStringToBuffer,
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  bufferToBase64URLString,
} from '@simplewebauthn/browser'
import * as TE from 'fp-ts/TaskEither'
import type { NewPasskey, PasskeyAnswer, PasskeyBrowser } from '../../../application/features/passkeys/ports'
import { isDomain } from '../../../domain/kernel/is-domain'
import type { PasskeyReason } from '../../../domain/passkeys'

/** The algorithms that a new passkey may use: EdDSA, ES256, RS256 (COSE numbers). */
const ALGORITHMS = [-8, -7, -257]
/** How long the browser's dialog may stay open. */
const DIALOG_MS = 240_000

/** `NotAllowedError` stands for a refusal, an expired dialog and a missing passkey alike. */
const reasonOf = (error: unknown): PasskeyReason => {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return 'known'
  return name === 'NotAllowedError' || name === 'AbortError' ? 'dismissed' : 'unavailable'
}

const signalOf = (onStop: (call: () => void) => void): AbortSignal => {
  const controller = new AbortController()
  onStop(() => controller.abort())
  return controller.signal
}

const bytes = base64URLStringToBuffer
const text = bufferToBase64URLString

const credentialFrom = <R extends AuthenticatorResponse>(
  found: Credential | null,
  isOwn: (response: AuthenticatorResponse) => response is R,
): { readonly id: string; readonly response: R } => {
  if (!(found instanceof PublicKeyCredential) || !isOwn(found.response)) throw new Error('this is not a passkey')
  return { id: text(found.rawId), response: found.response }
}
const isAssertion = (response: AuthenticatorResponse): response is AuthenticatorAssertionResponse =>
  response instanceof AuthenticatorAssertionResponse
const isAttestation = (response: AuthenticatorResponse): response is AuthenticatorAttestationResponse =>
  response instanceof AuthenticatorAttestationResponse

/** `signalUnknownCredential` exists in some browsers only (WebAuthn level 3 §5.1.10). */
interface Signals {
  readonly signalUnknownCredential: (unknown: { rpId: string; credentialId: string }) => Promise<void>
}
const hasSignals = (u: object): u is Signals =>
  'signalUnknownCredential' in u && typeof u.signalUnknownCredential === 'function'

/** The passkeys of this browser, over WebAuthn. */
export const makePasskeyBrowser = (): PasskeyBrowser => ({
  support: async () => {
    const isSupported = browserSupportsWebAuthn() && isDomain(location.hostname)
    return { isSupported, inField: isSupported && (await browserSupportsWebAuthnAutofill()) }
  },
  choose: ({ challenge, site }, from, onStop) =>
    TE.tryCatch(async (): Promise<PasskeyAnswer> => {
      const found = await navigator.credentials.get({
        signal: signalOf(onStop),
        ...(from === 'field' ? { mediation: 'conditional' } : {}),
        publicKey: { challenge: bytes(challenge), rpId: site, userVerification: 'required', timeout: DIALOG_MS },
      })
      const { id, response } = credentialFrom(found, isAssertion)
      return {
        id,
        clientData: text(response.clientDataJSON),
        authenticatorData: text(response.authenticatorData),
        signature: text(response.signature),
      }
    }, reasonOf),
  create: ({ challenge, site, member, name, known }, onStop) =>
    TE.tryCatch(async (): Promise<NewPasskey> => {
      const made = await navigator.credentials.create({
        signal: signalOf(onStop),
        publicKey: {
          challenge: bytes(challenge),
          rp: { id: site, name: 'Loop' },
          user: { id: bytes(member), name, displayName: name },
          pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
          excludeCredentials: known.map((id) => ({ type: 'public-key', id: bytes(id) })),
          authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
          attestation: 'none',
          timeout: DIALOG_MS,
        },
      })
      const { id, response } = credentialFrom(made, isAttestation)
      return { id, clientData: text(response.clientDataJSON), attestation: text(response.attestationObject) }
    }, reasonOf),
  forget: (rpId, credentialId) => {
    if (hasSignals(PublicKeyCredential))
      void PublicKeyCredential.signalUnknownCredential({ rpId, credentialId }).catch(() => undefined)
  },
})
