import * as t from 'io-ts'
import { assign, enqueueActions, setup } from 'xstate'
import { machineUnit } from '../event-log'
import { effect } from '../kernel/effect'
import { ClientId, ConversationId } from '../kernel/ids'
import { answer, message, type Heard } from '../kernel/message'
import type { ForgetAccount } from '../session'
import { Content, Mention, Quote } from './content'
import { contentOf, Draft, noDraft, putDraft, withMention } from './composer.draft'
import { drop, emptyTable, put, tableCodec } from '../kernel/table'

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

const Context = t.strict({ drafts: tableCodec(Draft), handing: tableCodec(Handing) }, 'ComposerContext')
type Context = t.TypeOf<typeof Context>

const noDrafts: Context = { drafts: emptyTable(), handing: emptyTable() }

const changed = (drafts: Context['drafts'], heard: Heard<ComposerMessage | ForgetAccount>): Context['drafts'] => {
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

/**
 * What is being written, by conversation. Nothing typed is ever lost: a draft leaves only into the outbox.
 * @internal
 */
export const composerMachine = setup({
  types: { context: {} as Context, events: {} as Heard<ComposerMessage | ForgetAccount> },
  actors: { handOver: effect(composerEffects.handOver) },
  actions: {
    changeDraft: assign(({ context, event }) => ({ drafts: changed(context.drafts, event) })),
    handDraftOver: enqueueActions(({ context, enqueue }, { conversationId, clientId }:
    { conversationId: ConversationId, clientId: ClientId }) => {
      const draft = context.drafts[conversationId]
      if (draft === undefined) return
      const input = { conversationId, clientId, content: contentOf(draft) }
      enqueue.assign({ drafts: drop(context.drafts, conversationId), handing: put(context.handing, clientId, input) })
      enqueue.spawnChild('handOver', { id: clientId, input })
    }),
    forgetHandedOver: enqueueActions(({ context, enqueue }, { clientId }: { clientId: ClientId }) => {
      enqueue.assign({ handing: drop(context.handing, clientId) })
      enqueue.stopChild(clientId)
    }),
    forgetAll: enqueueActions(({ context, enqueue }) => {
      for (const clientId of Object.keys(context.handing)) enqueue.stopChild(clientId)
      enqueue.assign(noDrafts)
    }),
  },
}).createMachine({
  id: 'composer',
  context: noDrafts,
  on: {
    ChangeDraft: { actions: 'changeDraft' },
    ReplyTo: { actions: 'changeDraft' },
    DropReply: { actions: 'changeDraft' },
    MentionInDraft: { actions: 'changeDraft' },
    GiveDraftBack: { actions: 'changeDraft' },
    SendDraft: { actions: { type: 'handDraftOver', params: ({ event }) => event } },
    DraftHandedOver: { actions: { type: 'forgetHandedOver', params: ({ event }) => event } },
    ForgetAccount: { actions: 'forgetAll' },
  },
})

export const composerUnit = machineUnit('composer', composerMachine, Context, [...Object.keys(composerMessages), 'ForgetAccount'])

export const draftIn = ({ context }: typeof composerUnit.initial, id: ConversationId): Draft => context.drafts[id] ?? noDraft
/** The text of it. */
export const draftOf = (state: typeof composerUnit.initial, id: ConversationId): string => draftIn(state, id).text
