import * as t from 'io-ts'
import { and, assign, setup } from 'xstate'
import { machineReducer } from '../event-log'
import { effect } from '../kernel/effect'
import { Failure } from '../kernel/failure'
import { openForm, outcomeOf, reopensNotSaved } from '../kernel/form'
import { Xid } from '../kernel/ids'
import type { ReceivedMessage } from '../kernel/message'
import type { ForgetAccount } from '../session'
import { Bot } from './bot'
import {
  commandsIssue,
  loadedName,
  newCommand,
  botProfileIssues,
  webhookIssue,
  type BotProfileIssue,
  type WebhookIssue,
} from './bot.rules'
import { BotDraft, botEditorMessages, type BotRef, type BotEditorMessage } from './bot.messages'
import { orNull } from '../kernel/or-null'

export const botEditorEffects = {
  readBot: t.strict({ botId: t.string, xid: Xid }),
  saveBot: t.strict({ bot: Bot, draft: BotDraft }),
  testWebhook: t.strict({ botId: t.string, webhook: t.string }),
}

const OUTCOMES = ['notSaved', 'tested', 'notTested'] as const

const Context = t.strict(
  {
    of: orNull(t.strict({ botId: t.string, xid: Xid })),
    bot: orNull(Bot),
    draft: orNull(BotDraft),
    failure: orNull(Failure),
  },
  'EditorContext',
)
type Context = t.TypeOf<typeof Context>
const nothing: Context = { of: null, bot: null, draft: null, failure: null }

/** The first command cannot be deleted, so an empty command list gets a new command (R3-030). */
const draftFrom = ({ avatar, name, description, webhook, commands }: Bot): BotDraft => ({
  profile: { avatar, name: loadedName(name), description },
  webhook,
  commands: commands.length === 0 ? [newCommand] : commands,
})

type BotFault = BotProfileIssue | WebhookIssue | 'commandNotEmpty' | 'commandNotRepeat'

/** A bot that has no webhook may be saved without a webhook. An existing webhook cannot be removed (R3-201). */
export const botIssues = ({ profile, webhook, commands }: BotDraft, stored: string): readonly BotFault[] => {
  const faults: readonly (BotFault | null)[] = [
    ...botProfileIssues(profile),
    webhook === stored ? null : webhookIssue(webhook),
    commandsIssue(commands),
  ]
  return faults.filter((fault) => fault !== null)
}

const opened = ({ of }: Context): BotRef => {
  if (of === null) throw new Error('no bot is open in the editor')
  return of
}
const edited = ({ bot, draft }: Context): { readonly bot: Bot; readonly draft: BotDraft } => {
  if (bot === null || draft === null) throw new Error('the bot is not loaded')
  return { bot, draft }
}

/**
 * The editor of a member's bot: it loads the bot, edits a draft, and saves the whole draft. A webhook test saves the
 * draft too.
 * @internal
 */
export const botEditorMachine = setup({
  types: { context: {} as Context, events: {} as ReceivedMessage<BotEditorMessage | ForgetAccount> },
  actors: {
    readBot: effect(botEditorEffects.readBot),
    saveBot: effect(botEditorEffects.saveBot),
    testWebhook: effect(botEditorEffects.testWebhook),
  },
  guards: {
    isFit: ({ context }) => context.draft !== null && botIssues(context.draft, context.bot?.webhook ?? '').length === 0,
    hasAddress: ({ context }) => webhookIssue(context.draft?.webhook ?? '') === null,
    hasFailed: (_, { failure }: { failure: Failure | null }) => failure !== null,
    isThere: ({ context }) => context.bot !== null,
  },
  actions: {
    open: assign((_, { botId, xid }: BotRef) => ({ ...nothing, of: { botId, xid } })),
    rememberBot: assign((_, { bot }: { bot: Bot }) => ({ bot, draft: draftFrom(bot), failure: null })),
    write: assign((_, { draft }: { draft: BotDraft }) => ({ draft, failure: null })),
    rememberFailure: assign((_, { failure }: { failure: Failure | null }) => ({ failure })),
    keepAddress: assign(({ context: { bot } }, { webhook }: { webhook: string }) => ({
      bot: bot && { ...bot, webhook },
    })),
    forget: assign(() => nothing),
  },
}).createMachine({
  id: 'botEditor',
  context: nothing,
  initial: 'closed',
  on: {
    ForgetAccount: { target: '.closed', actions: 'forget' },
    'bot/CloseEditor': { target: '.closed', actions: 'forget' },
    'bot/OpenEditor': { target: '.reading', actions: { type: 'open', params: ({ event }) => event } },
  },
  states: {
    closed: {},
    reading: {
      invoke: { id: 'readBot', src: 'readBot', input: ({ context }) => opened(context) },
      on: {
        'bot/BotLoaded': { target: 'open', actions: { type: 'rememberBot', params: ({ event }) => event } },
        'bot/BotNotLoaded': { target: 'failed', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
    },
    failed: {},
    open: openForm(OUTCOMES, {
      'bot/ChangeBotDraft': { actions: { type: 'write', params: ({ event }) => event } },
      'bot/SaveBot': { guard: and(['isThere', 'isFit']), target: 'saving' },
      'bot/TestWebhook': { guard: and(['isThere', 'hasAddress']), target: 'testing' },
    }),
    saving: {
      invoke: { id: 'saveBot', src: 'saveBot', input: ({ context }) => edited(context) },
      on: {
        'bot/BotSaved': 'saved',
        'bot/BotNotSaved': reopensNotSaved,
      },
    },
    testing: {
      invoke: {
        id: 'testWebhook',
        src: 'testWebhook',
        input: ({ context }) => ({ botId: opened(context).botId, webhook: edited(context).draft.webhook.trim() }),
      },
      on: {
        'bot/WebhookTested': [
          {
            guard: { type: 'hasFailed', params: ({ event }) => event },
            target: 'open.notTested',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
          { target: 'open.tested', actions: { type: 'keepAddress', params: ({ event }) => event } },
        ],
      },
    },
    saved: {},
  },
})

export const botEditorReducer = machineReducer('bot/editor', botEditorMachine, Context, [
  ...Object.keys(botEditorMessages),
  'ForgetAccount',
])

export type BotEditorViewModel =
  | { readonly status: 'closed' | 'reading' | 'failed' | 'saved' }
  | {
      readonly status: 'open'
      readonly bot: Bot
      readonly draft: BotDraft
      readonly busy: 'saving' | 'testing' | null
      readonly ended: (typeof OUTCOMES)[number] | null
      readonly failure: Failure | null
      readonly isChanged: boolean
    }

/** The status is `closed` if no editor is open, or if the editor shows another bot. */
export const botEditorViewModel = (
  { value, context: { of, bot, draft, failure } }: typeof botEditorReducer.initial,
  botId: string,
): BotEditorViewModel => {
  if (of?.botId !== botId) return { status: 'closed' }
  if (value === 'saved' || value === 'reading' || value === 'failed') return { status: value }
  if (bot === null || draft === null) return { status: 'closed' }
  const outcome = outcomeOf(value, OUTCOMES)
  return {
    status: 'open',
    bot,
    draft,
    failure,
    busy: value === 'saving' || value === 'testing' ? value : null,
    ended: outcome === 'fresh' ? null : outcome,
    isChanged: JSON.stringify(draft) !== JSON.stringify(draftFrom(bot)),
  }
}
