import type { TaskEither } from 'fp-ts/TaskEither'
import type { BlockedPerson, Brief, Details } from '../../../domain/identity'
import type { Failure } from '../../../domain/kernel/failure'
import type { Uid } from '../../../domain/kernel/ids'
import type { Rows } from '../../ports/groups'
import type { Secret } from '../../ports/browser/vault'

/** The member's identity on the server, and the external accounts that are linked to it (spec 2 §7). */
export interface Identities {
  readonly own: () => TaskEither<Failure, Details>
  /** The user with that uid; `null` for an unknown uid. */
  readonly of: (uid: Uid) => TaskEither<Failure, Details | null>
  /** The biographies of these users, which screens show under the users' names. Unknown uids are left out. */
  readonly briefs: (uids: readonly Uid[]) => TaskEither<Failure, readonly Brief[]>
  /** The people whom the member has blocked, newest first. Pages start at 1. */
  readonly blocked: (page: number, size: number) => TaskEither<Failure, Rows<BlockedPerson>>
  /** `code`: the code that was sent to that address. */
  readonly setEmail: (email: string, code: Secret) => TaskEither<Failure, void>
  readonly unbindEmail: (email: string, code: Secret) => TaskEither<Failure, void>
  /** `signature`: the wallet's signature of the sign-in text. */
  readonly bindWallet: (address: string, signature: Secret) => TaskEither<Failure, void>
  readonly unbindX: () => TaskEither<Failure, void>
}
