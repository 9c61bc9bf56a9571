import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import { machineReducer } from '../event-log'
import { effect } from '../kernel/effect'
import { Failure } from '../kernel/failure'
import { openForm } from '../kernel/form'
import { Xid } from '../kernel/ids'
import type { ReceivedMessage } from '../kernel/message'
import type { ForgetAccount } from '../session'
import { BotProfile, CommandRow } from './bot'
import { commandsIssue, newCommand, botProfileIssues } from './bot.rules'
import { botCreationMessages, type BotRef, type BotCreationMessage } from './bot.messages'
import { orNull } from '../kernel/or-null'

const commands = t.readonlyArray(CommandRow)

export const botCreationEffects = {
  makeBot: t.strict({ profile: BotProfile }),
  saveCommands: t.strict({ botId: t.string, xid: Xid, commands }),
}

const Context = t.strict(
  {
    profile: BotProfile,
    commands,
    bot: orNull(t.strict({ botId: t.string, xid: Xid })),
    failure: orNull(Failure),
  },
  'MakingContext',
)
type Context = t.TypeOf<typeof Context>

const begin = (): Context => ({
  profile: { avatar: null, name: '', description: '' },
  commands: [newCommand],
  bot: null,
  failure: null,
})

const madeIn = ({ bot }: Context): BotRef => {
  if (bot === null) throw new Error('commands are saved where no bot was made')
  return bot
}

/**
 * Creates a bot (spec 3 §4): first the profile, then a dialog with id and secret key, then the commands.
 * @internal
 */
export const botCreationMachine = setup({
  types: { context: {} as Context, events: {} as ReceivedMessage<BotCreationMessage | ForgetAccount> },
  actors: { makeBot: effect(botCreationEffects.makeBot), saveCommands: effect(botCreationEffects.saveCommands) },
  guards: {
    isWhole: ({ context }) => botProfileIssues(context.profile).length === 0,
    isFit: ({ context }) => commandsIssue(context.commands) === null,
  },
  actions: {
    begin: assign(() => begin()),
    writeProfile: assign((_, { profile }: { profile: BotProfile }) => ({ profile, failure: null })),
    writeCommands: assign((_, { commands: rows }: { commands: readonly CommandRow[] }) => ({
      commands: rows,
      failure: null,
    })),
    rememberBot: assign((_, { botId, xid }: BotRef) => ({ bot: { botId, xid }, failure: null })),
    rememberFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
  },
}).createMachine({
  id: 'makingBot',
  context: begin(),
  initial: 'profile',
  on: {
    ForgetAccount: { target: '.profile', actions: 'begin' },
    'bot/CloseCreation': { target: '.profile', actions: 'begin' },
  },
  states: {
    profile: openForm(['notMade', 'unclear'], {
      'bot/ChangeProfileDraft': { actions: { type: 'writeProfile', params: ({ event }) => event } },
      'bot/CreateBot': { guard: 'isWhole', target: 'making' },
    }),
    making: {
      invoke: { id: 'makeBot', src: 'makeBot', input: ({ context }) => ({ profile: context.profile }) },
      on: {
        'bot/BotCreated': { target: 'key', actions: { type: 'rememberBot', params: ({ event }) => event } },
        'bot/BotNotCreated': {
          target: 'profile.notMade',
          actions: { type: 'rememberFailure', params: ({ event }) => event },
        },
        'bot/BotCreationUnclear': 'profile.unclear',
      },
    },
    key: { on: { 'bot/CloseKey': 'commands' } },
    commands: openForm(['notSaved'], {
      'bot/ChangeCommandsDraft': { actions: { type: 'writeCommands', params: ({ event }) => event } },
      'bot/SaveCommands': { guard: 'isFit', target: 'saving' },
    }),
    saving: {
      invoke: {
        id: 'saveCommands',
        src: 'saveCommands',
        input: ({ context }) => ({ ...madeIn(context), commands: context.commands }),
      },
      on: {
        'bot/CommandsSaved': 'over',
        'bot/CommandsNotSaved': {
          target: 'commands.notSaved',
          actions: { type: 'rememberFailure', params: ({ event }) => event },
        },
      },
    },
    over: {},
  },
})

export const botCreationReducer = machineReducer('bot/creation', botCreationMachine, Context, [
  ...Object.keys(botCreationMessages),
  'ForgetAccount',
])

export interface BotCreationViewModel {
  readonly step: 'profile' | 'key' | 'commands' | 'over'
  readonly isBusy: boolean
  /** The outcome of the last attempt. `unclear`: the response was lost, so the bot may exist. */
  readonly ended: 'notMade' | 'unclear' | 'notSaved' | null
  readonly profile: BotProfile
  readonly commands: readonly CommandRow[]
  readonly bot: BotRef | null
  readonly failure: Failure | null
}

export const botCreationViewModel = ({ value, context }: typeof botCreationReducer.initial): BotCreationViewModel => {
  const outer = typeof value === 'string' ? value : (Object.keys(value)[0] ?? '')
  const inner = typeof value === 'object' ? Object.values(value)[0] : null
  return {
    ...context,
    step:
      outer === 'making'
        ? 'profile'
        : outer === 'saving'
          ? 'commands'
          : outer === 'key' || outer === 'commands' || outer === 'over'
            ? outer
            : 'profile',
    isBusy: outer === 'making' || outer === 'saving',
    ended: inner === 'notMade' || inner === 'unclear' || inner === 'notSaved' ? inner : null,
  }
}
