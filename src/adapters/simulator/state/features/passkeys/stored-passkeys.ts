import { MOST_PASSKEYS, type Passkey } from '../../../../../domain/passkeys'
import type { Xid } from '../../../../../domain/kernel/ids'
import type { Instant } from '../../../../../domain/kernel/instant'
import { emptyTable, entriesOf, type Table } from '../../../../../domain/kernel/table'
import type { ServerState } from '../../server-state'
import { featureSlice } from '../state-feature'

/**
 * A passkey in the state. `id` names it to its member. `site`: the domain for which it was made. `publicKey` is
 * base64url. `counter`: the number of uses that the device reported last, 0 if it does not count.
 */
export interface StoredPasskey extends Passkey {
  readonly xid: Xid
  readonly site: string
  readonly publicKey: string
  readonly counter: number
}

interface Passkeys {
  /** By the id of the credential, which the device chose. */
  readonly keys: Table<StoredPasskey>
  /** The expiry of each used challenge. */
  readonly used: Table<Instant>
}

export const passkeysSlice = featureSlice<Passkeys>('passkeys', () => ({ keys: emptyTable(), used: emptyTable() }))

/** The passkeys of this account with the ids of their credentials, in the order in which they were added. */
export const passkeysOf = (
  world: ServerState,
  xid: Xid,
): readonly (readonly [credential: string, passkey: StoredPasskey])[] =>
  entriesOf(passkeysSlice.of(world).keys)
    .filter(([, passkey]) => passkey.xid === xid)
    .toSorted(([, a], [, b]) => a.addedAt - b.addedAt)
    .slice(0, MOST_PASSKEYS)

export const passkeyBy = (world: ServerState, credential: string): StoredPasskey | null =>
  passkeysSlice.of(world).keys[credential] ?? null
