import { wordsIn, type ChatMessage, type Content } from '../../../../../domain/chat'
import { MOST_FILES, type ExportRecord } from '../../../../../domain/data-export'
import type { ConversationId, Xid } from '../../../../../domain/kernel/ids'
import type { Instant } from '../../../../../domain/kernel/instant'
import { entriesOf } from '../../../../../domain/kernel/table'
import { otherOf } from '../../chat/directs'
import { readerOf } from '../../chat/reader-of'
import { pageFrom } from '../../chat/thread'
import { communityOf, directOf, threadOf } from '../../conversation-lookups'
import { isMember } from '../../groups/permissions'
import type { ServerState, Thread } from '../../server-state'
import { accountById } from '../../users/profiles'
import { accountRecords } from './account-records'

/** The most messages that a page reads. */
const MESSAGES_A_PAGE = 200
const RECORDS_A_PAGE = 300

interface ExportPage {
  readonly records: readonly ExportRecord[]
  /** About how many records all pages hold. */
  readonly total: number
  readonly next: string | null
}

/** The direct chats of a member, and the groups that the member is in or has written in, in a fixed order. */
const placesOf = (world: ServerState, xid: Xid): readonly ConversationId[] =>
  [
    ...entriesOf(world.directs).flatMap(([, { between, conversationId }]) =>
      between.includes(xid) ? [conversationId] : [],
    ),
    ...entriesOf(world.communities).flatMap(([, community]) =>
      isMember(community, xid) || threadOf(world, community.conversationId).sent[xid] !== undefined
        ? [community.conversationId]
        : [],
    ),
  ].sort()

/** The first message that this member may have written in a group. Most members wrote nothing in generated history. */
const firstOf = ({ past }: Thread, xid: Xid, isDirect: boolean): number =>
  past === null || isDirect || [...past.guests, ...past.cast].some((one) => one.xid === xid) ? 1 : past.count + 1

const filesIn = (content: Content): readonly string[] => {
  const urls =
    content.kind === 'image' ? [content.url] : content.kind === 'album' ? content.pictures.map(({ url }) => url) : []
  return urls.flatMap((url) => (url === null ? [] : [url])).slice(0, MOST_FILES)
}

const recordOf = (place: string, isDirect: boolean, xid: Xid, { at, from, content }: ChatMessage): ExportRecord => ({
  kind: isDirect ? 'direct' : 'groupMessage',
  at,
  place,
  author: from.name,
  text: wordsIn(content),
  content: content.kind,
  files: from.xid === xid ? filesIn(content) : [],
})

const totalOf = (world: ServerState, xid: Xid, places: readonly ConversationId[], now: Instant): number =>
  places.reduce(
    (sum, id) => {
      const thread = threadOf(world, id)
      return sum + (directOf(world, id) === undefined ? Object.keys(thread.sent[xid] ?? {}).length : thread.latest)
    },
    accountRecords(world, xid, now).length,
  )

/** A page of the account's records: `r:INDEX` of the account itself, then `m:PLACE:SEQ` of its chats. */
export const exportPage = (world: ServerState, xid: Xid, cursor: string, now: Instant): ExportPage => {
  const places = placesOf(world, xid)
  const total = totalOf(world, xid, places, now)
  const firstIn = (id: ConversationId): number => firstOf(threadOf(world, id), xid, directOf(world, id) !== undefined)
  const startOf = (id: ConversationId | undefined): string | null =>
    id === undefined ? null : `m:${id}:${firstIn(id)}`
  const [, place, seq] = /^m:(.+):([0-9]{1,9})$/.exec(cursor) ?? []
  if (place === undefined) {
    const from = Number(/^r:([0-9]{1,9})$/.exec(cursor)?.[1] ?? 0)
    const all = accountRecords(world, xid, now)
    const to = from + RECORDS_A_PAGE
    return { records: all.slice(from, to), total, next: to < all.length ? `r:${to}` : startOf(places[0]) }
  }
  // A place in which the member has never been is passed over.
  const id = places.find((one) => one === place)
  const after = startOf(places.find((one) => one > place))
  if (id === undefined) return { records: [], total, next: after }
  const thread = threadOf(world, id)
  const direct = directOf(world, id)
  const first = Math.max(Number(seq), firstIn(id))
  if (first > thread.latest) return { records: [], total, next: after }
  const { to, messages } = pageFrom(thread, readerOf(world, id, xid), first, thread.latest, MESSAGES_A_PAGE)
  const name =
    direct === undefined ? (communityOf(world, id)?.name ?? '') : (accountById(world, otherOf(direct, xid))?.name ?? '')
  const kept = direct === undefined ? messages.filter(({ from }) => from.xid === xid) : messages
  return {
    records: kept.map((message) => recordOf(name, direct !== undefined, xid, message)),
    total,
    next: to < thread.latest ? `m:${id}:${to + 1}` : after,
  }
}
