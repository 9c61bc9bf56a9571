import * as t from 'io-ts'
import { foldWithAsks } from '../event-log'
import type { AskOf } from '../kernel/effect'
import { ClientId, ConversationId } from '../kernel/ids'
import { answer, message, type Heard } from '../kernel/message'
import type { ForgetAccount } from '../session'
import { Content, Mention, Quote } from './content'
import { contentOf, Draft, noDraft, putDraft, withMention } from './composer.draft'
import { drop, emptyTable, entriesOf, put, tableCodec } from '../kernel/table'

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
  /** The draft becomes a message: it stays here until the account log holds it for good. */
  SendDraft: message('SendDraft', { conversationId: ConversationId, clientId: ClientId }),
  DraftHandedOver: answer('DraftHandedOver', { clientId: ClientId }),
} as const
type Codecs = typeof composerMessages
export type ComposerMessage = t.TypeOf<Codecs[keyof Codecs]>

const Handing = t.strict({ conversationId: ConversationId, clientId: ClientId, content: Content }, 'Handing')

export const composerEffects = { handOver: Handing }

const Composing = t.strict({ drafts: tableCodec(Draft), handing: tableCodec(Handing) }, 'Composing')
type Composing = t.TypeOf<typeof Composing>

type ComposerHears = Heard<ComposerMessage | ForgetAccount>

const noDrafts: Composing = { drafts: emptyTable(), handing: emptyTable() }

const changed = (drafts: Composing['drafts'], heard: ComposerHears): Composing['drafts'] => {
  if (!('conversationId' in heard)) return drafts
  const draft = drafts[heard.conversationId] ?? noDraft
  switch (heard.type) {
    case 'ChangeDraft': return putDraft(drafts, heard.conversationId, { ...draft, text: heard.text })
    case 'ReplyTo': return putDraft(drafts, heard.conversationId, { ...draft, reply: heard.quote })
    case 'DropReply': return putDraft(drafts, heard.conversationId, { ...draft, reply: null })
    case 'MentionInDraft': return putDraft(drafts, heard.conversationId, withMention({ ...draft, text: heard.text }, heard.mention))
    case 'GiveDraftBack': return putDraft(drafts, heard.conversationId, heard.draft)
    default: return drafts
  }
}

/** A draft becomes a message: it waits among those to be handed over. */
const sent = ({ drafts, handing }: Composing, conversationId: ConversationId, clientId: ClientId): Composing => {
  const draft = drafts[conversationId]
  return draft === undefined ? { drafts, handing }
    : { drafts: drop(drafts, conversationId), handing: put(handing, clientId, { conversationId, clientId, content: contentOf(draft) }) }
}

const fold = (data: Composing, heard: ComposerHears): Composing => {
  switch (heard.type) {
    case 'SendDraft': return sent(data, heard.conversationId, heard.clientId)
    case 'DraftHandedOver': return { ...data, handing: drop(data.handing, heard.clientId) }
    case 'ForgetAccount': return noDrafts
    default: return { ...data, drafts: changed(data.drafts, heard) }
  }
}

const wantedAsks = ({ handing }: Composing): readonly AskOf<typeof composerEffects>[] =>
  entriesOf(handing).map(([id, input]) => ['handOver', { id, input }])

/** What is being written, by conversation. Nothing typed is ever lost: a draft leaves only into the outbox. */
export const composerUnit = foldWithAsks('composer', {
  initial: noDrafts, codec: Composing, step: fold, asks: wantedAsks, hears: [...Object.keys(composerMessages), 'ForgetAccount'],
})

export const draftIn = ({ data }: typeof composerUnit.initial, id: ConversationId): Draft => data.drafts[id] ?? noDraft
/** The text of it. */
export const draftOf = (state: typeof composerUnit.initial, id: ConversationId): string => draftIn(state, id).text
