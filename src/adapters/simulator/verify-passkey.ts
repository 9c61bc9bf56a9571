import type { PasskeyAnswer, NewPasskey } from '../../application/features/passkeys/ports'
import { passkeyProvider } from './passkey-provider'
import type { StoredPasskey } from './state/features/passkeys/stored-passkeys'

/** `origin` and `site` are those of the calling page: a passkey signs for them alone. */
interface Expected {
  readonly challenge: string
  readonly origin: string
  readonly site: string
}

/** What the device states about its passkey. `counter`: how often it was used, 0 if the device does not count. */
interface VerifiedUse {
  readonly counter: number
  readonly isSynced: boolean
}

/** `provider`: the product that keeps the passkey; `null` if it is not known. `publicKey` is base64url. */
export interface VerifiedPasskey extends VerifiedUse {
  readonly provider: string | null
  readonly publicKey: string
}

/** The library that verifies passkeys. It is large, so it loads with the first passkey. */
const library = async () => {
  // The library handles certificates with `tsyringe`, which needs this module before its own.
  await import('reflect-metadata')
  const [server, helpers] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ])
  return { ...server, ...helpers }
}

/** The challenge in the client data that the device signed. `null` if the data is unreadable. */
export const challengeIn = async (clientData: string): Promise<string | null> => {
  const { decodeClientDataJSON } = await library()
  try {
    const { challenge } = decodeClientDataJSON(clientData)
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}

/** Verifies the signature of a passkey. `null` if it is not right. */
export const verifyUse = async (
  { id, clientData, authenticatorData, signature }: PasskeyAnswer,
  { publicKey, counter }: StoredPasskey,
  { challenge, origin, site }: Expected,
): Promise<VerifiedUse | null> => {
  const { verifyAuthenticationResponse, isoBase64URL } = await library()
  try {
    const { verified, authenticationInfo: info } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: clientData, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: site,
      credential: { id, publicKey: isoBase64URL.toBuffer(publicKey), counter },
    })
    return verified ? { counter: info.newCounter, isSynced: info.credentialBackedUp } : null
  } catch {
    return null
  }
}

/** Verifies a new passkey. `null` if it is not right. */
export const verifyNew = async (
  { id, clientData, attestation }: NewPasskey,
  { challenge, origin, site }: Expected,
): Promise<VerifiedPasskey | null> => {
  const { verifyRegistrationResponse, decodeAttestationObject, isoBase64URL } = await library()
  try {
    // The app asks for no certificates. To check one, the library may load the list of revoked ones from the internet.
    if (decodeAttestationObject(isoBase64URL.toBuffer(attestation)).get('attStmt').get('x5c') !== undefined) return null
    const { verified, registrationInfo: info } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: clientData, attestationObject: attestation },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: site,
    })
    if (!verified || info.credential.id !== id) return null
    return {
      provider: passkeyProvider(info.aaguid),
      publicKey: isoBase64URL.fromBuffer(info.credential.publicKey),
      counter: info.credential.counter,
      isSynced: info.credentialBackedUp,
    }
  } catch {
    return null
  }
}
