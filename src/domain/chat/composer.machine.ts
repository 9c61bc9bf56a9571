import * as t from 'io-ts'
import { assign, enqueueActions, setup } from 'xstate'
import { machineUnit } from '../event-log'
import { effect } from '../kernel/effect'
import { ClientId, ConversationId } from '../kernel/ids'
import { answer, message, type Heard } from '../kernel/message'
import type { ForgetAccount } from '../session'
import { Content, plainText } from './content'
import { drop, emptyTable, put, tableCodec } from '../kernel/table'

/** Commands and facts of what is being written in one tab. */
export const composerMessages = {
  ChangeDraft: message('ChangeDraft', { conversationId: ConversationId, text: t.string }),
  /** The draft becomes a message: it stays here until the account log holds it for good. */
  SendDraft: message('SendDraft', { conversationId: ConversationId, clientId: ClientId }),
  DraftHandedOver: answer('DraftHandedOver', { clientId: ClientId }),
} as const
type Codecs = typeof composerMessages
export type ComposerMessage = t.TypeOf<Codecs[keyof Codecs]>

const Handing = t.strict({ conversationId: ConversationId, clientId: ClientId, content: Content }, 'Handing')

export const composerEffects = { handOver: Handing }

const Context = t.strict({ drafts: tableCodec(t.string), handing: tableCodec(Handing) }, 'ComposerContext')
type Context = t.TypeOf<typeof Context>

const noDrafts: Context = { drafts: emptyTable(), handing: emptyTable() }

/**
 * What is being written, by conversation. Nothing typed is ever lost: a draft leaves only into the outbox.
 * @internal
 */
export const composerMachine = setup({
  types: { context: {} as Context, events: {} as Heard<ComposerMessage | ForgetAccount> },
  actors: { handOver: effect(composerEffects.handOver) },
  actions: {
    changeDraft: assign(({ context }, { conversationId, text }: { conversationId: ConversationId, text: string }) => ({
      drafts: text === '' ? drop(context.drafts, conversationId) : put(context.drafts, conversationId, text),
    })),
    handDraftOver: enqueueActions(({ context, enqueue }, { conversationId, clientId }:
    { conversationId: ConversationId, clientId: ClientId }) => {
      const text = context.drafts[conversationId]
      if (text === undefined) return
      const input = { conversationId, clientId, content: plainText(text) }
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
    ChangeDraft: { actions: { type: 'changeDraft', params: ({ event }) => event } },
    SendDraft: { actions: { type: 'handDraftOver', params: ({ event }) => event } },
    DraftHandedOver: { actions: { type: 'forgetHandedOver', params: ({ event }) => event } },
    ForgetAccount: { actions: 'forgetAll' },
  },
})

export const composerUnit = machineUnit('composer', composerMachine, Context, [...Object.keys(composerMessages), 'ForgetAccount'])

export const draftOf = ({ context }: typeof composerUnit.initial, id: ConversationId): string => context.drafts[id] ?? ''
