import type { Sender } from '../../../../domain/chat'
import { addMs, type Instant } from '../../../../domain/kernel/instant'
import { emptyTable, put, tableFrom } from '../../../../domain/kernel/table'
import { directConversationId, notificationConversationId } from '../../../wire/entities/conversation-id'
import type { PhrasebookName } from '../dialogue/phrasebooks'
import { emptyThread } from '../chat/thread'
import type { UserAccount, DirectConversation, Thread } from '../server-state'
import { NAMED_KEYS } from './residents'
import { ASSISTANT, BOT_FATHER, NEWS } from './service-accounts'
import { seedServiceMessages } from './service-messages'

const HOUR_MS = 3_600_000

interface Said {
  readonly books: readonly PhrasebookName[]
  readonly messages: number
  readonly unread: number
  /** The hours since the last message, and the hours that the chat spans. */
  readonly quietHours: number
  readonly hours: number
  readonly pinned?: true
  readonly muted?: true
}

/**
 * The seeded direct chats of Ada and Ben, as whom tests sign in, keyed by the seed key of the other account. Ada and
 * Ben have no chat with each other.
 */
const TALKS: Readonly<Record<'ada' | 'ben', Readonly<Record<string, Said>>>> = {
  ada: {
    mei: { books: ['town', 'reading', 'garden'], messages: 84, unread: 2, quietHours: 1, hours: 700, pinned: true },
    sunny: { books: ['making', 'music', 'remarks'], messages: 130, unread: 0, quietHours: 5, hours: 400, pinned: true },
    layla: { books: ['food', 'travel'], messages: 37, unread: 0, quietHours: 30, hours: 300 },
    zoe: { books: ['sport', 'remarks'], messages: 12, unread: 3, quietHours: 52, hours: 90, muted: true },
    long: { books: ['outdoors'], messages: 5, unread: 0, quietHours: 200, hours: 24 },
  },
  ben: {
    mei: { books: ['town', 'food'], messages: 28, unread: 1, quietHours: 3, hours: 260 },
    arjun: { books: ['tech', 'games'], messages: 61, unread: 0, quietHours: 22, hours: 500, pinned: true },
    jisoo: { books: ['making', 'remarks'], messages: 9, unread: 0, quietHours: 120, hours: 60, muted: true },
  },
}
const SERVICE_TALK: Said = { books: ['tech'], messages: 0, unread: 0, quietHours: 0, hours: 0 }

interface Founded {
  readonly direct: DirectConversation
  readonly thread: Thread
}

const senderOf = ({ xid, name, avatar }: UserAccount): Sender => ({ xid, name, avatar })

const talkOf = (seed: number, at: Instant, me: UserAccount, other: UserAccount, said: Said): Founded => {
  const conversationId = directConversationId(me.xid, other.xid)
  const last = addMs(at, -said.quietHours * HOUR_MS)
  const marks = (on: boolean | undefined) =>
    on === true ? put(emptyTable<true>(), me.xid, true as const) : emptyTable<true>()
  return {
    direct: {
      conversationId,
      kind: 'single',
      between: [me.xid, other.xid],
      mutedBy: marks(said.muted),
      pinnedBy: marks(said.pinned),
      offListUpTo: emptyTable(),
    },
    thread: {
      ...emptyThread,
      latest: said.messages,
      past:
        said.messages === 0
          ? null
          : {
              seed,
              conversationId,
              count: said.messages,
              first: addMs(last, -said.hours * HOUR_MS),
              last,
              books: said.books,
              cast: [senderOf(other)],
              guests: [senderOf(me)],
              guestsSilent: said.unread,
              scenery: null,
            },
      read: tableFrom([[me.xid, said.messages - said.unread]]),
    },
  }
}

const newsOf = (at: Instant, me: UserAccount): Founded => {
  const conversationId = notificationConversationId(NEWS.xid, me.xid)
  const thread = seedServiceMessages(conversationId, at)
  return {
    direct: {
      conversationId,
      kind: 'notification',
      between: [NEWS.xid, me.xid],
      mutedBy: emptyTable(),
      pinnedBy: emptyTable(),
      offListUpTo: emptyTable(),
    },
    thread: { ...thread, read: tableFrom([[me.xid, thread.latest]]) },
  }
}

/** The direct chats of Ada and Ben in the seeded state. */
export const seedDirects = (seed: number, at: Instant, residents: readonly UserAccount[]): readonly Founded[] =>
  (['ada', 'ben'] as const).flatMap((key) => {
    const me = residents[NAMED_KEYS.indexOf(key)]
    if (me === undefined) return []
    const talks = Object.entries(TALKS[key]).flatMap(([other, said]) => {
      const resident = residents[NAMED_KEYS.indexOf(other)]
      return resident === undefined ? [] : [talkOf(seed, at, me, resident, said)]
    })
    return [
      ...talks,
      ...[BOT_FATHER, ASSISTANT].map((other) => talkOf(seed, at, me, other, SERVICE_TALK)),
      newsOf(at, me),
    ]
  })
