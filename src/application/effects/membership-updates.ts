import { concatMap, type Observable } from 'rxjs'
import type { AccountMessage } from '../../domain/manifests/account-messages'
import type { ChatMessage } from '../../domain/chat'
import type { Entry } from '../../domain/event-log'
import { Gid, type Xid } from '../../domain/kernel/ids'

/** The group into which that message says that this person was let; `null` where it says nothing of the kind. */
const groupOf = ({ content, conversationId }: ChatMessage, me: Xid): Gid | null => {
  if (content.kind === 'accessGranted') return content.group.gid
  const gid = conversationId.replace(/^sg_/, '')
  return content.kind === 'join' && content.people.some(({ xid }) => xid === me) && Gid.is(gid) ? gid : null
}

/**
 * What others decided of this person comes as messages of the chat: the groups hear of it too. Only the leader says so.
 */
export const membershipUpdates = (
  entries$: Observable<Entry<AccountMessage>>,
  me: () => Xid | null,
): Observable<AccountMessage> =>
  entries$.pipe(
    concatMap(({ message }) => {
      const xid = me()
      if (message.type !== 'MessagesArrived' || xid === null) return []
      const gids = new Set(message.messages.flatMap((one) => groupOf(one, xid) ?? []))
      return [...gids].map((gid): AccountMessage => ({ type: 'LetIntoGroup', gid }))
    }),
  )
