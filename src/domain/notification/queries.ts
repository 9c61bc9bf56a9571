import * as t from 'io-ts'
import { foldWithAsks, type AnyHeard } from '../event-log'
import { EPOCH, Instant, addMs } from '../kernel/instant'
import { query } from '../query'
import { AccessRequest, Notice, requestKey } from './notice'
import { notificationMessages } from './notification.messages'

const own = t.strict({})

/** Both newest first, in pages by offset (spec 2 §7). */
export const noticesQuery = query('notification/notices', { input: own, item: Notice, idOf: ({ id }) => id })
export const requestsQuery = query('notification/access', { input: own, item: AccessRequest, idOf: requestKey })

const { 'notification/Seen': Seen, 'notification/AskLater': AskLater } = notificationMessages
const ENDS: readonly string[] = ['SignedIn', 'VisitorEntered', 'SessionEnded']
/** At most one question a month. */
const QUIET_MS = 30 * 86_400_000

/**
 * Up to when everything of each list was seen in this browser, for the server does not keep it (spec 2 §7).
 * `quietUntil`: nobody asks before.
 */
const Reader = t.strict({ notice: Instant, request: Instant, quietUntil: Instant }, 'Reader')
const nothingSeen: t.TypeOf<typeof Reader> = { notice: EPOCH, request: EPOCH, quietUntil: EPOCH }

export const lastSeenReducer = foldWithAsks('notification/reader', {
  initial: nothingSeen,
  codec: Reader,
  handles: ['notification/Seen', 'notification/AskLater', ...ENDS],
  effects: () => [],
  reduce: (reader, heard: AnyHeard) =>
    Seen.is(heard)
      ? heard.upTo > reader[heard.of]
        ? { ...reader, [heard.of]: heard.upTo }
        : reader
      : AskLater.is(heard)
        ? { ...reader, quietUntil: addMs(heard.at, QUIET_MS) }
        : nothingSeen,
})
