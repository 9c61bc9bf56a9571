import * as t from 'io-ts'
import { reducerWithEffects, type AnyReceivedMessage } from '../event-log'
import { EPOCH, Instant, addMs } from '../kernel/instant'
import { query } from '../query'
import { AccessRequest, Notice, requestKey } from './notice'
import { notificationMessages } from './notification.messages'
import { ACCOUNT_CHANGES } from '../session'

const own = t.strict({})

/** Notices, newest first, in pages by offset (spec 2 §7). */
export const noticesQuery = query('notification/notices', { input: own, item: Notice, idOf: ({ id }) => id })
export const requestsQuery = query('notification/access', { input: own, item: AccessRequest, idOf: requestKey })

const { 'notification/Seen': Seen, 'notification/PostponePermission': AskLater } = notificationMessages
/** The time between two prompts: at most one prompt a month. */
const QUIET_MS = 30 * 86_400_000

/**
 * The last seen item of each list, stored in this browser because the server stores none (spec 2 §7). `quietUntil`: no
 * prompt is shown before this time.
 */
const Reader = t.strict({ notice: Instant, request: Instant, quietUntil: Instant }, 'Reader')
const nothingSeen: t.TypeOf<typeof Reader> = { notice: EPOCH, request: EPOCH, quietUntil: EPOCH }

export const lastSeenReducer = reducerWithEffects('notification/lastSeen', {
  initial: nothingSeen,
  codec: Reader,
  handles: ['notification/Seen', 'notification/PostponePermission', ...ACCOUNT_CHANGES],
  effects: () => [],
  reduce: (reader, message: AnyReceivedMessage) =>
    Seen.is(message)
      ? message.upTo > reader[message.of]
        ? { ...reader, [message.of]: message.upTo }
        : reader
      : AskLater.is(message)
        ? { ...reader, quietUntil: addMs(message.at, QUIET_MS) }
        : nothingSeen,
})
