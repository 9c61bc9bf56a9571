import { entriesOf } from '../../kernel/table'
import { withoutFetch, withFetch, type Chat } from '../chat.data'
import type { PendingFetch } from '../chat.fetches'

const without = (chat: Chat, kinds: readonly PendingFetch['kind'][]): Chat =>
  entriesOf(chat.work).reduce((acc, [id, { kind }]) => (kinds.includes(kind) ? withoutFetch(acc, id) : acc), chat)

/** The list has arrived. A fetch for one direct chat started later, so it stays. */
export const withoutList = (chat: Chat): Chat => without(chat, ['list'])

const withoutListings = (chat: Chat): Chat => without(chat, ['list', 'found'])

/** Lists again. A listing in progress may be older than the known state, so it is dropped. */
export const listAnew = (chat: Chat): Chat => {
  const nth = entriesOf(chat.work).reduce((acc, [, work]) => (work.kind === 'list' ? work.nth + 1 : acc), 0)
  return withFetch(withoutListings(chat), { kind: 'list', nth, notBefore: null })
}

/** Lists again if a listing is in progress, because that listing could undo a newer state. */
export const listedAnew = (chat: Chat): Chat => (withoutListings(chat) === chat ? chat : listAnew(chat))
