import { entriesOf } from '../../kernel/table'
import { withoutFetch, withFetch, type Chat } from '../chat.data'
import type { PendingFetch } from '../chat.fetches'

const without = (chat: Chat, kinds: readonly PendingFetch['kind'][]): Chat =>
  entriesOf(chat.work).reduce((acc, [id, { kind }]) => (kinds.includes(kind) ? withoutFetch(acc, id) : acc), chat)

/**
 * Removes the pending read of the list. A pending read for one direct chat is kept, because that read started later.
 */
export const withoutList = (chat: Chat): Chat => without(chat, ['list'])

const withoutListings = (chat: Chat): Chat => without(chat, ['list', 'found'])

/** Reads the list again. A read in progress may be older than the known state, so its response is dropped. */
export const listAnew = (chat: Chat): Chat => {
  const nth = entriesOf(chat.work).reduce((acc, [, work]) => (work.kind === 'list' ? work.nth + 1 : acc), 0)
  return withFetch(withoutListings(chat), { kind: 'list', nth, notBefore: null })
}

/** Reads the list again if a read is in progress, because the response to that read could undo a newer state. */
export const listedAnew = (chat: Chat): Chat => (withoutListings(chat) === chat ? chat : listAnew(chat))
