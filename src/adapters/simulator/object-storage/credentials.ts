import type { Clock } from '../../../application/ports/browser/clock'
import type { Random } from '../../../application/ports/browser/random'
import { Secret } from '../../../application/ports/browser/vault'
import { Xid } from '../../../domain/kernel/ids'
import { addMs, type Instant } from '../../../domain/kernel/instant'
import type { StorageCredentials } from '../../wire/entities/storage'
import { BUCKET } from '../../wire/entities/bucket'
import { base64Of, hmac } from './hashes'

const REGION = 'cn-local'
/** The lifetime of credentials. A client renews its credentials every 10 minutes (spec 1 §7), before they expire. */
const LIFE_MS = 15 * 60_000

const KEY_ID = /^STS\.([A-Za-z0-9_-]{1,64})\.([0-9]{1,16})$/

export interface KnownCredentials {
  readonly xid: Xid
  readonly expiresAt: number
  readonly secret: string
  readonly token: string
}

export interface Credentials {
  readonly issue: (xid: Xid) => Promise<StorageCredentials>
  /** The credentials of a key id, expired or not. `null` for an unknown key id. */
  readonly known: (keyId: string) => Promise<KnownCredentials | null>
  readonly isOver: (pass: KnownCredentials) => boolean
  readonly expireAll: () => void
}

/**
 * Makes credentials that need no storage: the secret and the token are computed from the key id and a secret of this
 * process.
 */
export const makeCredentials = ({ clock, random }: { readonly clock: Clock; readonly random: Random }): Credentials => {
  const seal = `${random.id()}${random.id()}`
  /**
   * `expireAll` sets this time. Credentials that end at or before this time count as expired, even if the clock has not
   * reached that end time.
   */
  let overUpTo: Instant | null = null
  const derive = async (what: string, keyId: string): Promise<string> =>
    base64Of(await hmac('SHA-256', seal, `${what} ${keyId}`))
  const keyIdOf = (xid: Xid): string => {
    const end = addMs(clock.now(), LIFE_MS)
    // After `expireAll`, key ids that end at or before `overUpTo` count as expired, so a new key id must end later.
    return `STS.${xid}.${overUpTo === null ? end : Math.max(end, overUpTo + 1)}`
  }
  return {
    issue: async (xid) => {
      const accessKeyId = keyIdOf(xid)
      return {
        region: REGION,
        bucket: BUCKET,
        accessKeyId,
        accessKeySecret: new Secret(await derive('secret', accessKeyId)),
        securityToken: new Secret(await derive('token', accessKeyId)),
      }
    },
    known: async (keyId) => {
      const [, xid, end] = KEY_ID.exec(keyId) ?? []
      if (!Xid.is(xid) || end === undefined) return null
      return { xid, expiresAt: Number(end), secret: await derive('secret', keyId), token: await derive('token', keyId) }
    },
    isOver: ({ expiresAt }) => clock.now() >= expiresAt || (overUpTo !== null && expiresAt <= overUpTo),
    expireAll: () => {
      overUpTo = addMs(clock.now(), LIFE_MS)
    },
  }
}
