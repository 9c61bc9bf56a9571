import { concatMap, type Observable } from 'rxjs'
import type { AccountMessage } from '../../../domain/features'
import type { ChatMessage } from '../../../domain/chat'
import type { Entry } from '../../../domain/event-log'
import { Gid, type Xid } from '../../../domain/kernel/ids'

/** The group to which this message admits the member; `null` if the message admits the member to no group. */
const groupOf = ({ content, conversationId }: ChatMessage, me: Xid): Gid | null => {
  if (content.kind === 'accessGranted') return content.group.gid
  const gid = conversationId.replace(/^sg_/, '')
  return content.kind === 'join' && content.people.some(({ xid }) => xid === me) && Gid.is(gid) ? gid : null
}

/**
 * Derives memberships from chat messages, because no other fact reports that an access request was accepted. Only the
 * leader runs this function.
 */
export const membershipUpdates = (
  entries$: Observable<Entry<AccountMessage>>,
  me: () => Xid | null,
): Observable<AccountMessage> =>
  entries$.pipe(
    concatMap(({ message }) => {
      const xid = me()
      if (message.type !== 'chat/MessagesArrived' || xid === null) return []
      const gids = new Set(message.messages.flatMap((one) => groupOf(one, xid) ?? []))
      return [...gids].map((gid): AccountMessage => ({ type: 'group/AdmittedToGroup', gid }))
    }),
  )
