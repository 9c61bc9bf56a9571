import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { refused, type Failure } from '../../domain/kernel/failure'
import type { Gid, Uid, Xid } from '../../domain/kernel/ids'
import { messageCalls } from '../wire/calls/chat/chat-calls'
import { profileCalls } from '../wire/calls/profile-calls'
import { thenInSameSession } from './client/then-in-session'
import type { RestClient } from './client/rest-client'

/**
 * The failure for an unknown member, or for a conversation without a group. The failure has no text from the server, so
 * the UI shows its general error text.
 */
export const noSuchUser: TE.TaskEither<Failure, never> = TE.left(refused(''))

/** Looks up the server's uid of the member with this xid. */
const uidOf = (rest: RestClient, xid: Xid): TE.TaskEither<Failure, Uid> =>
  pipe(
    rest.call(profileCalls.usersByXids, { xids: [xid], request_nft: 0 }),
    TE.chain(({ items }) => {
      const found = items.find((member) => member.xid === xid)
      return found === undefined ? noSuchUser : TE.right(found.uid)
    }),
  )

/** Removes a member from a group. The server needs the member's uid, so this function looks up the uid first. */
export const removeMember = (rest: RestClient, gid: Gid, xid: Xid): TE.TaskEither<Failure, unknown> =>
  thenInSameSession(rest, uidOf(rest, xid), (uid) => rest.call(messageCalls.removeGroupMember, { gid, uid }))
