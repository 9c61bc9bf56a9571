import * as t from 'io-ts'
import { foldWithAsks } from '../../event-log'
import { withDefault } from '../../kernel/with-default'
import type { EffectRequestOf } from '../../kernel/effect'
import { ClientId, ConversationId } from '../../kernel/ids'
import { effectResult, message, type ReceivedMessage } from '../../kernel/message'
import type { ForgetAccount } from '../../session'
import { Content, Mention, Quote } from '../content'
import { contentOf, Draft, isSameDraft, noDraft, putDraft, withMention } from './composer.draft'
import { drop, emptyTable, entriesOf, put, tableCodec } from '../../kernel/table'

/** Commands and facts of what is being written in one tab. */
export const composerMessages = {
  ChangeDraft: message('ChangeDraft', { conversationId: ConversationId, text: t.string }),
  /** What is written answers that message; a text that is there already stays. */
  ReplyTo: message('ReplyTo', { conversationId: ConversationId, quote: Quote }),
  DropReply: message('DropReply', { conversationId: ConversationId }),
  /** Somebody was chosen while the text was written: it stands in it as `@name`. */
  MentionInDraft: message('MentionInDraft', { conversationId: ConversationId, text: t.string, mention: Mention }),
  /** What the same account had not sent when its session ended. */
  GiveDraftBack: message('GiveDraftBack', { conversationId: ConversationId, draft: Draft }),
  /** Written in another tab of this account, or sent from there: then nothing of it is left. */
  TakeDraft: message('TakeDraft', { conversationId: ConversationId, draft: Draft }),
  DraftKept: effectResult('DraftKept', { conversationId: ConversationId }),
  /** The draft becomes a message: it stays here until the account log holds it for good. */
  SendDraft: message('SendDraft', { conversationId: ConversationId, clientId: ClientId }),
  DraftHandedOver: effectResult('DraftHandedOver', { clientId: ClientId }),
} as const
type Codecs = typeof composerMessages
export type ComposerMessage = t.TypeOf<Codecs[keyof Codecs]>

const Handing = t.strict({ conversationId: ConversationId, clientId: ClientId, content: Content }, 'Handing')

const Keeping = t.strict({ conversationId: ConversationId, draft: Draft }, 'Keeping')

export const composerEffects = {
  handOver: Handing,
  /** The account is told of what is written, once its writer pauses. */
  keep: Keeping,
}

const Composing = t.strict(
  {
    drafts: tableCodec(Draft),
    handing: tableCodec(Handing),
    /** Where the account has not been told of the last change yet: the number of the entry that made it. */
    unkept: withDefault(tableCodec(t.number), emptyTable()),
  },
  'Composing',
)
type Composing = t.TypeOf<typeof Composing>

type ComposerHears = ReceivedMessage<ComposerMessage | ForgetAccount>

const noDrafts: Composing = { drafts: emptyTable(), handing: emptyTable(), unkept: emptyTable() }

const changed = (drafts: Composing['drafts'], heard: ComposerHears): Composing['drafts'] => {
  if (!('conversationId' in heard)) return drafts
  const draft = drafts[heard.conversationId] ?? noDraft
  switch (heard.type) {
    case 'ChangeDraft':
      return putDraft(drafts, heard.conversationId, { ...draft, text: heard.text })
    case 'ReplyTo':
      return putDraft(drafts, heard.conversationId, { ...draft, reply: heard.quote })
    case 'DropReply':
      return putDraft(drafts, heard.conversationId, { ...draft, reply: null })
    case 'MentionInDraft':
      return putDraft(drafts, heard.conversationId, withMention({ ...draft, text: heard.text }, heard.mention))
    case 'TakeDraft':
    case 'GiveDraftBack':
      return putDraft(drafts, heard.conversationId, heard.draft)
    default:
      return drafts
  }
}

/** A draft becomes a message: it waits among those to be handed over. */
const sent = (
  data: Composing,
  { conversationId, clientId, entry }: Extract<ComposerHears, { type: 'SendDraft' }>,
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

const written = (data: Composing, heard: ComposerHears): Composing => {
  if (!('conversationId' in heard)) return data
  const id = heard.conversationId
  const drafts = changed(data.drafts, heard)
  return isSameDraft(drafts[id] ?? noDraft, data.drafts[id] ?? noDraft)
    ? data
    : { ...data, drafts, unkept: put(data.unkept, id, heard.entry) }
}

const fold = (data: Composing, heard: ComposerHears): Composing => {
  switch (heard.type) {
    case 'SendDraft':
      return sent(data, heard)
    case 'DraftHandedOver':
      return { ...data, handing: drop(data.handing, heard.clientId) }
    case 'ForgetAccount':
      return noDrafts
    case 'DraftKept':
      return { ...data, unkept: drop(data.unkept, heard.conversationId) }
    case 'TakeDraft':
      return { ...data, drafts: changed(data.drafts, heard) }
    default:
      return written(data, heard)
  }
}

type Ask = EffectRequestOf<typeof composerEffects>

/** With each change the account is told anew. */
const wantedAsks = ({ drafts, handing, unkept }: Composing): readonly Ask[] => [
  ...entriesOf(handing).map(([id, input]): Ask => ['handOver', { id, input }]),
  ...entriesOf(unkept).flatMap(([id, entry]): readonly Ask[] =>
    ConversationId.is(id)
      ? [['keep', { id: `keep:${id}:${entry}`, input: { conversationId: id, draft: drafts[id] ?? noDraft } }]]
      : [],
  ),
]

/**
 * What is being written, by conversation. Nothing typed is ever lost: the account is told of it, and a draft leaves
 * only into the outbox.
 */
export const composerReducer = foldWithAsks('composer', {
  initial: noDrafts,
  codec: Composing,
  reduce: fold,
  effects: wantedAsks,
  handles: [...Object.keys(composerMessages), 'ForgetAccount'],
})

/** Whether it stands here otherwise than the account knows. */
export const isUnsynced = ({ data }: typeof composerReducer.initial, id: ConversationId): boolean => id in data.unkept
export const draftIn = ({ data }: typeof composerReducer.initial, id: ConversationId): Draft =>
  data.drafts[id] ?? noDraft
/** The text of it. */
export const draftOf = (state: typeof composerReducer.initial, id: ConversationId): string => draftIn(state, id).text
