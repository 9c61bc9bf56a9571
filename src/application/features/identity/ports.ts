import type { TaskEither } from 'fp-ts/TaskEither'
import type { BlockedPerson, Brief, Details } from '../../../domain/identity'
import type { Failure } from '../../../domain/kernel/failure'
import type { Uid } from '../../../domain/kernel/ids'
import type { Rows } from '../../ports/groups'
import type { Secret } from '../../ports/browser/vault'

/** Who one is for the server, and what one is bound to (spec 2 §7). */
export interface Identities {
  readonly own: () => TaskEither<Failure, Details>
  /** `null` where nobody goes by that id. */
  readonly of: (uid: Uid) => TaskEither<Failure, Details | null>
  /** Who is nobody is left out. */
  readonly briefs: (uids: readonly Uid[]) => TaskEither<Failure, readonly Brief[]>
  /** Whom one has blocked, the newest first; pages start at 1. */
  readonly blocked: (page: number, size: number) => TaskEither<Failure, Rows<BlockedPerson>>
  /** The code was sent to that address. */
  readonly setEmail: (email: string, code: Secret) => TaskEither<Failure, void>
  readonly unbindEmail: (email: string, code: Secret) => TaskEither<Failure, void>
  /** By what the wallet has signed. */
  readonly bindWallet: (address: string, signature: Secret) => TaskEither<Failure, void>
  readonly unbindX: () => TaskEither<Failure, void>
}
