import * as t from 'io-ts'
import { withDefault } from '../../kernel/with-default'
import { ClientId, ConversationId } from '../../kernel/ids'
import { Failure } from '../../kernel/failure'
import { Instant } from '../../kernel/instant'
import { SendRefusal } from './chat.refusal'
import { Content } from '../content'

/** Why a message was not sent: a request failed, or a rule refused the message at its first try (OUT-7). */
export const NotSent = t.union([Failure, SendRefusal], 'NotSent')
export type NotSent = t.TypeOf<typeof NotSent>

/**
 * A message that the server has not confirmed. After the server was unreachable, `notBefore` delays the next try
 * (OUT-2).
 */
export const OutboxItem = t.strict(
  {
    clientId: ClientId,
    conversationId: ConversationId,
    content: Content,
    at: Instant,
    notBefore: t.union([Instant, t.null]),
    failure: t.union([NotSent, t.null]),
    /** The key of the link in the message, while the link is being looked up. */
    lookup: withDefault(t.union([t.string, t.null]), null),
    awaitsFiles: withDefault(t.boolean, false),
    /** The message was sent at least once, and the outcome is unknown. */
    isTried: withDefault(t.boolean, false),
  },
  'OutboxItem',
)
export type OutboxItem = t.TypeOf<typeof OutboxItem>

/** Unsent messages in the order of writing. `sent` keeps confirmed ids, so that no message is queued twice. */
export const Outbox = t.strict(
  {
    items: t.readonlyArray(OutboxItem),
    sent: t.readonlyArray(ClientId),
  },
  'Outbox',
)
export type Outbox = t.TypeOf<typeof Outbox>

const REMEMBERED = 500

export const emptyOutbox: Outbox = { items: [], sent: [] }

const knows = ({ items, sent }: Outbox, clientId: ClientId): boolean =>
  sent.includes(clientId) || items.some((item) => item.clientId === clientId)

export const enqueue = (outbox: Outbox, item: OutboxItem): Outbox =>
  knows(outbox, item.clientId) ? outbox : { ...outbox, items: [...outbox.items, item] }

/** Removes a message that the server has, because the server responded or pushed the message. */
export const confirm = (outbox: Outbox, clientId: ClientId | null): Outbox =>
  clientId === null || !outbox.items.some((item) => item.clientId === clientId)
    ? outbox
    : {
        items: outbox.items.filter((item) => item.clientId !== clientId),
        sent: [...outbox.sent, clientId].slice(-REMEMBERED),
      }

export const confirmAll = (outbox: Outbox, messages: readonly { readonly clientId: ClientId | null }[]): Outbox =>
  outbox.items.length === 0 ? outbox : messages.reduce((acc, { clientId }) => confirm(acc, clientId), outbox)

export const change = (outbox: Outbox, clientId: ClientId, by: Partial<OutboxItem>): Outbox => ({
  ...outbox,
  items: outbox.items.map((item) => (item.clientId === clientId ? { ...item, ...by } : item)),
})

/** Ends the running tries, because the connection closed. The server may or may not have received these messages. */
export const leaveTries = (outbox: Outbox): Outbox =>
  heads(outbox)
    .filter(
      ({ failure, lookup, notBefore, awaitsFiles }) =>
        failure === null && lookup === null && notBefore === null && !awaitsFiles,
    )
    .reduce((acc, { clientId }) => change(acc, clientId, { isTried: true }), outbox)

/** Removes only a failed item, because any other item may still reach the server. */
export const removeFailed = (outbox: Outbox, clientId: ClientId): Outbox => ({
  ...outbox,
  items: outbox.items.filter((item) => item.clientId !== clientId || item.failure === null),
})

/**
 * Sets the URL of a stored file. The files of an album are its pictures, in order. Otherwise the first file is the
 * picture, video or voice; a second is the video's poster.
 */
const withUrl = (content: Content, index: number, url: string): Content => {
  if (content.kind === 'album')
    return { ...content, pictures: content.pictures.map((picture, i) => (i === index ? { ...picture, url } : picture)) }
  if (content.kind === 'video' && index > 0) return { ...content, poster: url }
  return 'url' in content ? { ...content, url } : content
}
const hasUrls = (content: Content): boolean =>
  content.kind === 'album'
    ? content.pictures.every(({ url }) => url !== null)
    : !('url' in content) || (content.url !== null && (content.kind !== 'video' || content.poster !== null))

export const fileStored = (outbox: Outbox, clientId: ClientId, index: number, url: string): Outbox => ({
  ...outbox,
  items: outbox.items.map((item) => {
    if (item.clientId !== clientId || !item.awaitsFiles) return item
    const content = withUrl(item.content, index, url)
    return { ...item, content, awaitsFiles: !hasUrls(content) }
  }),
})

/** Retries an item because the person pressed Retry. An item that waits for its files continues only if `ofFiles`. */
export const retry = (outbox: Outbox, clientId: ClientId, ofFiles: boolean): Outbox => ({
  ...outbox,
  items: outbox.items.map((item) =>
    item.clientId === clientId && item.awaitsFiles === ofFiles ? { ...item, failure: null, notBefore: null } : item,
  ),
})

/** Removes a message that the person cancelled during its upload. The client had sent no part of the message. */
export const giveUpFiles = (outbox: Outbox, clientId: ClientId): Outbox => ({
  ...outbox,
  items: outbox.items.filter((item) => item.clientId !== clientId || !item.awaitsFiles),
})

/** The first item of each conversation. Only this item is tried; a failed item blocks the items behind it (OUT-3). */
export const heads = ({ items }: Outbox): readonly OutboxItem[] =>
  items.filter((item, i) => items.findIndex((other) => other.conversationId === item.conversationId) === i)
