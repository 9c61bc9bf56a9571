import * as t from 'io-ts'
import { withDefault } from '../../kernel/with-default'
import { ClientId, ConversationId } from '../../kernel/ids'
import { Failure } from '../../kernel/failure'
import { Instant } from '../../kernel/instant'
import { SendRefusal } from './chat.refusal'
import { Content } from '../content'

/** Why a message was not sent: a call failed, or a rule refused it at the first try (OUT-7). */
export const NotSent = t.union([Failure, SendRefusal], 'NotSent')
export type NotSent = t.TypeOf<typeof NotSent>

/** A message of mine that the server has not confirmed. After an unreachable server, `notBefore` delays it (OUT-2). */
export const OutboxItem = t.strict(
  {
    clientId: ClientId,
    conversationId: ConversationId,
    content: Content,
    at: Instant,
    notBefore: t.union([Instant, t.null]),
    failure: t.union([NotSent, t.null]),
    /** The key of its link while the link is being looked up. */
    lookup: withDefault(t.union([t.string, t.null]), null),
    awaitsFiles: withDefault(t.boolean, false),
    /** The message was sent at least once, and the outcome is unknown. */
    isTried: withDefault(t.boolean, false),
  },
  'OutboxItem',
)
export type OutboxItem = t.TypeOf<typeof OutboxItem>

/** Items in the order of writing. `sent` keeps confirmed ids, so that no message is queued twice. */
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

/** The server has the message: it responded, or the message itself arrived. */
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

/** The connection is over. A message that was being sent may have arrived or not. */
export const leaveTries = (outbox: Outbox): Outbox =>
  heads(outbox)
    .filter(
      ({ failure, lookup, notBefore, awaitsFiles }) =>
        failure === null && lookup === null && notBefore === null && !awaitsFiles,
    )
    .reduce((acc, { clientId }) => change(acc, clientId, { isTried: true }), outbox)

/** Removes only a failed item: an item that may be on its way could still arrive. */
export const removeFailed = (outbox: Outbox, clientId: ClientId): Outbox => ({
  ...outbox,
  items: outbox.items.filter((item) => item.clientId !== clientId || item.failure === null),
})

/** The first file is the picture or video itself. A second file is the poster of the video. */
const withUrl = (content: Content, index: number, url: string): Content => {
  if (content.kind === 'image') return { ...content, url }
  return content.kind === 'video' ? { ...content, [index === 0 ? 'url' : 'poster']: url } : content
}
const hasUrls = (content: Content): boolean =>
  content.kind === 'video'
    ? content.url !== null && content.poster !== null
    : content.kind !== 'image' || content.url !== null

export const fileStored = (outbox: Outbox, clientId: ClientId, index: number, url: string): Outbox => ({
  ...outbox,
  items: outbox.items.map((item) => {
    if (item.clientId !== clientId || !item.awaitsFiles) return item
    const content = withUrl(item.content, index, url)
    return { ...item, content, awaitsFiles: !hasUrls(content) }
  }),
})

/** A retry by the person. An item that waits for its files goes on only with a retry of those files. */
export const retry = (outbox: Outbox, clientId: ClientId, ofFiles: boolean): Outbox => ({
  ...outbox,
  items: outbox.items.map((item) =>
    item.clientId === clientId && item.awaitsFiles === ofFiles ? { ...item, failure: null, notBefore: null } : item,
  ),
})

/** The person gave the message up during its upload. Nothing of it was sent. */
export const giveUpFiles = (outbox: Outbox, clientId: ClientId): Outbox => ({
  ...outbox,
  items: outbox.items.filter((item) => item.clientId !== clientId || !item.awaitsFiles),
})

/** The first item of each conversation. Only it is tried; a failed item holds back those behind it (OUT-3). */
export const heads = ({ items }: Outbox): readonly OutboxItem[] =>
  items.filter((item, i) => items.findIndex((other) => other.conversationId === item.conversationId) === i)
