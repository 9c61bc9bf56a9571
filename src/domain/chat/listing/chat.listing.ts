import { entriesOf } from '../../kernel/table'
import { withoutFetch, withFetch, type Chat } from '../chat.data'
import type { PendingFetch } from '../chat.fetches'

const without = (chat: Chat, kinds: readonly PendingFetch['kind'][]): Chat =>
  entriesOf(chat.work).reduce((so, [id, { kind }]) => (kinds.includes(kind) ? withoutFetch(so, id) : so), chat)

/** The list was answered. What was asked for because of one direct chat was asked for later, and is still to come. */
export const withoutList = (chat: Chat): Chat => without(chat, ['list'])

const withoutListings = (chat: Chat): Chat => without(chat, ['list', 'found'])

/** The list as it is from now on: whatever listing is on its way may be of before, and is given up. */
export const listAnew = (chat: Chat): Chat => {
  const nth = entriesOf(chat.work).reduce((so, [, work]) => (work.kind === 'list' ? work.nth + 1 : so), 0)
  return withFetch(withoutListings(chat), { kind: 'list', nth, notBefore: null })
}

/** What is so now and known here is not undone by a listing that is on its way. */
export const listedAnew = (chat: Chat): Chat => (withoutListings(chat) === chat ? chat : listAnew(chat))
