import * as t from 'io-ts'
import { withDefault } from '../../kernel/with-default'
import { ClientId, ConversationId } from '../../kernel/ids'
import { Failure } from '../../kernel/failure'
import { Instant } from '../../kernel/instant'
import { SendRefusal } from './chat.refusal'
import { Content } from '../content'

/** Why a message was not sent: a call that failed, or a rule, when it was first tried (OUT-7). */
export const NotSent = t.union([Failure, SendRefusal], 'NotSent')
export type NotSent = t.TypeOf<typeof NotSent>

/** A message of mine that the server has not confirmed. `notBefore` holds an unreachable one back (OUT-2). */
export const OutboxItem = t.strict(
  {
    clientId: ClientId,
    conversationId: ConversationId,
    content: Content,
    at: Instant,
    notBefore: t.union([Instant, t.null]),
    failure: t.union([NotSent, t.null]),
    /** The key of its link, as long as that is looked up. */
    lookup: withDefault(t.union([t.string, t.null]), null),
    /** Its files are not stored yet. */
    awaitsFiles: withDefault(t.boolean, false),
    /** It was on its way once and nobody said what became of it. */
    isTried: withDefault(t.boolean, false),
  },
  'OutboxItem',
)
export type OutboxItem = t.TypeOf<typeof OutboxItem>

/** Items in the order in which they were written. `sent` remembers confirmed ids, so that none is taken twice. */
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

/** The server has it: by its answer, or because the message itself came. */
export const confirm = (outbox: Outbox, clientId: ClientId | null): Outbox =>
  clientId === null || !outbox.items.some((item) => item.clientId === clientId)
    ? outbox
    : {
        items: outbox.items.filter((item) => item.clientId !== clientId),
        sent: [...outbox.sent, clientId].slice(-REMEMBERED),
      }

/** The same for all messages that came together. */
export const confirmAll = (outbox: Outbox, messages: readonly { readonly clientId: ClientId | null }[]): Outbox =>
  outbox.items.length === 0 ? outbox : messages.reduce((so, { clientId }) => confirm(so, clientId), outbox)

export const change = (outbox: Outbox, clientId: ClientId, by: Partial<OutboxItem>): Outbox => ({
  ...outbox,
  items: outbox.items.map((item) => (item.clientId === clientId ? { ...item, ...by } : item)),
})

/** The connection is over: what was on its way may have come or not. */
export const leaveTries = (outbox: Outbox): Outbox =>
  heads(outbox)
    .filter(
      ({ failure, lookup, notBefore, awaitsFiles }) =>
        failure === null && lookup === null && notBefore === null && !awaitsFiles,
    )
    .reduce((so, { clientId }) => change(so, clientId, { isTried: true }), outbox)

/** Only one that failed is removed: one that may be on its way could still arrive. */
export const removeFailed = (outbox: Outbox, clientId: ClientId): Outbox => ({
  ...outbox,
  items: outbox.items.filter((item) => item.clientId !== clientId || item.failure === null),
})

/** The address of its first file is that of the picture or video, of a second that of what stands for it. */
const withUrl = (content: Content, index: number, url: string): Content => {
  if (content.kind === 'image') return { ...content, url }
  return content.kind === 'video' ? { ...content, [index === 0 ? 'url' : 'poster']: url } : content
}
const hasUrls = (content: Content): boolean =>
  content.kind === 'video'
    ? content.url !== null && content.poster !== null
    : content.kind !== 'image' || content.url !== null

/** A file of it is stored. */
export const fileStored = (outbox: Outbox, clientId: ClientId, index: number, url: string): Outbox => ({
  ...outbox,
  items: outbox.items.map((item) => {
    if (item.clientId !== clientId || !item.awaitsFiles) return item
    const content = withUrl(item.content, index, url)
    return { ...item, content, awaitsFiles: !hasUrls(content) }
  }),
})

/** By hand. One whose files failed waits for those, and goes on when they do: else it would wait for nobody. */
export const retry = (outbox: Outbox, clientId: ClientId, ofFiles: boolean): Outbox => ({
  ...outbox,
  items: outbox.items.map((item) =>
    item.clientId === clientId && item.awaitsFiles === ofFiles ? { ...item, failure: null, notBefore: null } : item,
  ),
})

/** Given up while its files were on their way: nothing of it has gone anywhere. */
export const giveUpFiles = (outbox: Outbox, clientId: ClientId): Outbox => ({
  ...outbox,
  items: outbox.items.filter((item) => item.clientId !== clientId || !item.awaitsFiles),
})

/** The first item of each conversation: it alone is tried, and one that failed holds back those behind it (OUT-3). */
export const heads = ({ items }: Outbox): readonly OutboxItem[] =>
  items.filter((item, i) => items.findIndex((other) => other.conversationId === item.conversationId) === i)
