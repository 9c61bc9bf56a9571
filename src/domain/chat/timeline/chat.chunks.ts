import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { Chunking, SnapshotChunk } from '../../event-log'
import { PAGE_SIZE, seqFromPages, seqPageCodec, seqPages } from '../../kernel/seq-map-pages'
import { emptyTable, entriesOf, put, type Table } from '../../kernel/table'
import { ChatMessage } from '../chat'
import { Conversation } from './chat.conversation'
import { emptyTimeline } from './chat.timeline'

const Page = seqPageCodec(ChatMessage)

const piecesOf = (id: string, conversation: Conversation): readonly SnapshotChunk[] => {
  const { messages, loaded } = conversation.timeline
  const head = {
    name: id,
    of: conversation,
    weight: 1,
    encode: () => Conversation.encode({ ...conversation, timeline: { messages: { ...messages, root: null }, loaded } }),
  }
  // A page is already plain data. Encoding every slot with its codec would take longer than one time slice allows.
  return [
    head,
    ...seqPages(messages).map(([n, page]) => ({ name: `${id}/${n}`, of: page, weight: PAGE_SIZE, encode: () => page })),
  ]
}

const pagesOf = (id: string, parts: Table<unknown>) =>
  entriesOf(parts).flatMap(([name, stored]) => {
    const page = name.startsWith(`${id}/`) ? Page.decode(stored) : E.left([])
    return E.isRight(page) ? [[Number(name.slice(id.length + 1)), page.right] as const] : []
  })

/** Joins the stored pages. If a page is missing, the conversation is read again from the server. */
const joined = (id: string, conversation: Conversation, parts: Table<unknown>): Conversation => {
  const { messages, loaded } = conversation.timeline
  const whole = seqFromPages(messages, pagesOf(id, parts))
  return { ...conversation, timeline: whole === null ? emptyTimeline : { messages: whole, loaded } }
}

interface HoldsChat {
  readonly data: { readonly conversations: Table<Conversation> }
}

const within = <S extends HoldsChat>(state: S, conversations: Table<Conversation>): S => ({
  ...state,
  data: { ...state.data, conversations },
})

/**
 * Stores the chat in one chunk per conversation and one chunk per page, so that a new message rewrites only one page.
 */
export const chatChunking = <S extends HoldsChat>(): Chunking<S> => ({
  shape: t.union([Conversation, Page]),
  split: (state) => ({
    main: within(state, emptyTable()),
    parts: entriesOf(state.data.conversations).flatMap(([id, conversation]) => piecesOf(id, conversation)),
  }),
  join: (main, parts) =>
    within(
      main,
      entriesOf(parts).reduce((acc, [name, stored]) => {
        const decoded = Conversation.decode(stored)
        return E.isRight(decoded) ? put(acc, name, joined(name, decoded.right, parts)) : acc
      }, main.data.conversations),
    ),
})
