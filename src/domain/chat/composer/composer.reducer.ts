import * as t from 'io-ts'
import { reducerWithEffects } from '../../event-log'
import { withDefault } from '../../kernel/with-default'
import type { EffectRequestOf } from '../../kernel/effect'
import { ClientId, ConversationId } from '../../kernel/ids'
import { effectResult, message, type ReceivedMessage } from '../../kernel/message'
import type { ForgetAccount } from '../../session'
import { Content, Mention, Quote } from '../content'
import { attachmentMessages } from '../outbox/attachments'
import { contentOf, Draft, isSameDraft, noDraft, putDraft, withMention } from './composer.draft'
import { drop, emptyTable, entriesOf, put, tableCodec } from '../../kernel/table'

/** Commands and facts of the drafts in one tab. */
export const composerMessages = {
  'chat/ChangeDraft': message('chat/ChangeDraft', { conversationId: ConversationId, text: t.string }),
  /** The draft becomes a reply to that message. The text of the draft is kept. */
  'chat/ReplyTo': message('chat/ReplyTo', { conversationId: ConversationId, quote: Quote }),
  'chat/DropReply': message('chat/DropReply', { conversationId: ConversationId }),
  /** The person chose a member while writing. The text already contains `@name`. */
  'chat/MentionInDraft': message('chat/MentionInDraft', {
    conversationId: ConversationId,
    text: t.string,
    mention: Mention,
  }),
  /** After a session has ended, restores the unsent draft for the same account. */
  'chat/RestoreDraft': message('chat/RestoreDraft', { conversationId: ConversationId, draft: Draft }),
  /** Another tab of this account changed the draft, or sent the draft, which empties it. */
  'chat/SyncDraft': message('chat/SyncDraft', { conversationId: ConversationId, draft: Draft }),
  'chat/DraftStored': effectResult('chat/DraftStored', { conversationId: ConversationId }),
  /** The draft becomes a message. The draft stays in this tab until the account log has stored the message. */
  'chat/SendDraft': message('chat/SendDraft', { conversationId: ConversationId, clientId: ClientId }),
  'chat/DraftSent': effectResult('chat/DraftSent', { clientId: ClientId }),
} as const
type Codecs = typeof composerMessages
export type ComposerMessage = t.TypeOf<Codecs[keyof Codecs]>

const Handing = t.strict({ conversationId: ConversationId, clientId: ClientId, content: Content }, 'Handing')

const Keeping = t.strict({ conversationId: ConversationId, draft: Draft }, 'Keeping')

export const composerEffects = {
  sendDraft: Handing,
  /** Reports the draft to the account once the person pauses typing. */
  storeDraft: Keeping,
}

const Composing = t.strict(
  {
    drafts: tableCodec(Draft),
    handing: tableCodec(Handing),
    /**
     * Drafts that this tab has not reported to the account's log yet, with the number of the entry that changed each
     * draft last.
     */
    unkept: withDefault(tableCodec(t.number), emptyTable()),
  },
  'Composing',
)
type Composing = t.TypeOf<typeof Composing>

type SendAttachments = t.TypeOf<(typeof attachmentMessages)['chat/SendAttachments']>
type ComposerInput = ReceivedMessage<ComposerMessage | SendAttachments | ForgetAccount>

const noDrafts: Composing = { drafts: emptyTable(), handing: emptyTable(), unkept: emptyTable() }

const changed = (drafts: Composing['drafts'], received: ComposerInput): Composing['drafts'] => {
  if (!('conversationId' in received)) return drafts
  const draft = drafts[received.conversationId] ?? noDraft
  switch (received.type) {
    case 'chat/ChangeDraft':
      return putDraft(drafts, received.conversationId, { ...draft, text: received.text })
    case 'chat/ReplyTo':
      return putDraft(drafts, received.conversationId, { ...draft, reply: received.quote })
    // The text goes with the pictures as their caption.
    case 'chat/SendAttachments':
      return received.caption?.text === draft.text
        ? putDraft(drafts, received.conversationId, { ...draft, text: '', mentions: [] })
        : drafts
    case 'chat/DropReply':
      return putDraft(drafts, received.conversationId, { ...draft, reply: null })
    case 'chat/MentionInDraft':
      return putDraft(drafts, received.conversationId, withMention({ ...draft, text: received.text }, received.mention))
    case 'chat/SyncDraft':
    case 'chat/RestoreDraft':
      return putDraft(drafts, received.conversationId, received.draft)
    default:
      return drafts
  }
}

const sent = (
  data: Composing,
  { conversationId, clientId, entry }: Extract<ComposerInput, { type: 'chat/SendDraft' }>,
): Composing => {
  const draft = data.drafts[conversationId]
  return draft === undefined
    ? data
    : {
        drafts: drop(data.drafts, conversationId),
        handing: put(data.handing, clientId, { conversationId, clientId, content: contentOf(draft) }),
        unkept: put(data.unkept, conversationId, entry),
      }
}

const written = (data: Composing, received: ComposerInput): Composing => {
  if (!('conversationId' in received)) return data
  const id = received.conversationId
  const drafts = changed(data.drafts, received)
  return isSameDraft(drafts[id] ?? noDraft, data.drafts[id] ?? noDraft)
    ? data
    : { ...data, drafts, unkept: put(data.unkept, id, received.entry) }
}

const fold = (data: Composing, received: ComposerInput): Composing => {
  switch (received.type) {
    case 'chat/SendDraft':
      return sent(data, received)
    case 'chat/DraftSent':
      return { ...data, handing: drop(data.handing, received.clientId) }
    case 'ForgetAccount':
      return noDrafts
    case 'chat/DraftStored':
      return { ...data, unkept: drop(data.unkept, received.conversationId) }
    case 'chat/SyncDraft':
      return { ...data, drafts: changed(data.drafts, received) }
    default:
      return written(data, received)
  }
}

type ComposerRequest = EffectRequestOf<typeof composerEffects>

/** Each change of a draft gives a new effect id, so the draft is reported again. */
const wantedEffects = ({ drafts, handing, unkept }: Composing): readonly ComposerRequest[] => [
  ...entriesOf(handing).map(([id, input]): ComposerRequest => ['sendDraft', { id, input }]),
  ...entriesOf(unkept).flatMap(([id, entry]): readonly ComposerRequest[] =>
    ConversationId.is(id)
      ? [['storeDraft', { id: `keep:${id}:${entry}`, input: { conversationId: id, draft: drafts[id] ?? noDraft } }]]
      : [],
  ),
]

/** The drafts by conversation. The tab reports each draft to the account; a sent draft moves into the outbox. */
export const composerReducer = reducerWithEffects('chat/composer', {
  initial: noDrafts,
  codec: Composing,
  reduce: fold,
  effects: wantedEffects,
  handles: [...Object.keys(composerMessages), 'chat/SendAttachments', 'ForgetAccount'],
})

/** Whether this tab's draft differs from the account's draft. */
export const isUnsynced = ({ data }: typeof composerReducer.initial, id: ConversationId): boolean => id in data.unkept
export const draftIn = ({ data }: typeof composerReducer.initial, id: ConversationId): Draft =>
  data.drafts[id] ?? noDraft
export const draftOf = (state: typeof composerReducer.initial, id: ConversationId): string => draftIn(state, id).text
