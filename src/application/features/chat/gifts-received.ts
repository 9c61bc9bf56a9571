import { concatMap, type Observable } from 'rxjs'
import type { ContentOf, ChatMessage } from '../../../domain/chat'
import type { Entry } from '../../../domain/event-log'
import type { AccountMessage, TabMessage } from '../../../domain/features'
import type { Xid } from '../../../domain/kernel/ids'

interface ReceivedGift {
  readonly from: string
  readonly gift: ContentOf<'gift'>
}

/** The gifts to this member among pushed messages. A gift moves money, and no other fact reports the new balance. */
const giftsIn = (message: AccountMessage, me: Xid | null): readonly ReceivedGift[] =>
  message.type !== 'chat/MessagesArrived' || me === null
    ? []
    : message.messages.flatMap(({ content, from }: ChatMessage) =>
        content.kind === 'gift' && from.xid !== me && content.receivers.some(({ xid }) => xid === me)
          ? [{ from: from.name, gift: content }]
          : [],
      )

/** Loads the balance again after a gift to this member. Only the leader runs this function. */
export const balanceUpdates = (
  entries$: Observable<Entry<AccountMessage>>,
  me: () => Xid | null,
): Observable<AccountMessage> =>
  entries$.pipe(
    concatMap(({ message }): readonly AccountMessage[] =>
      giftsIn(message, me()).length > 0 ? [{ type: 'balance/AppShellShown', isMember: true }] : [],
    ),
  )

export const giftToasts = (message: AccountMessage, me: Xid | null): readonly TabMessage[] =>
  giftsIn(message, me).map(({ from, gift: { title } }) => ({
    type: 'ShowToast',
    words: { event: 'giftReceived', name: from, gift: title },
  }))
