import * as t from 'io-ts'
import { assign, enqueueActions, setup } from 'xstate'
import { machineReducer } from '../event-log'
import { effect } from '../kernel/effect'
import { syncEffects, ActiveEffects } from '../kernel/sync-effects'
import { emptyTable } from '../kernel/table'
import { chatEffects, wantedChatEffects } from './chat.effects'
import { Chat, emptyChat } from './chat.data'
import { reduceChat, type ChatReducerInput } from './chat.reducer'
import { chatMessages } from './chat.messages'
import { leaveTries } from './outbox/chat.outbox'
import { chatChunking } from './timeline/chat.chunks'

const Context = t.strict({ chat: Chat, asking: ActiveEffects }, 'ChatContext')

/** A new session drops all requests of the last session. `reenter` runs the entry action even in the same state. */
const moves = {
  SignedIn: { target: '#chat.offline', actions: 'take', reenter: true },
  VisitorEntered: { target: '#chat.offline', actions: 'take', reenter: true },
  SessionEnded: { target: '#chat.signedOut', actions: 'take' },
  ChatServiceLoggedIn: { target: '#chat.live', actions: 'take', reenter: true },
  ChatServiceClosed: '#chat.offline',
  ChatConnectFailed: '#chat.offline',
  ChatLoginFailed: '#chat.offline',
  ChatKickedOffline: '#chat.offline',
} as const

/**
 * The chat: signed out, offline or live. Its data is a fold of all messages that the reducer handles.
 * Its effects are a function of that data and are updated after every entry.
 * @internal
 */
export const chatMachine = setup({
  types: { context: {} as t.TypeOf<typeof Context>, events: {} as ChatReducerInput },
  actors: {
    listConversations: effect(chatEffects.listConversations),
    openDirect: effect(chatEffects.openDirect),
    pullHistory: effect(chatEffects.pullHistory),
    pullRange: effect(chatEffects.pullRange),
    markRead: effect(chatEffects.markRead),
    sendMessage: effect(chatEffects.sendMessage),
    lookUpLink: effect(chatEffects.lookUpLink),
    pullChanges: effect(chatEffects.pullChanges),
    listPins: effect(chatEffects.listPins),
    performAction: effect(chatEffects.performAction),
    alarm: effect(chatEffects.alarm),
  },
  actions: {
    leaveTries: assign({ chat: ({ context: { chat } }) => ({ ...chat, outbox: leaveTries(chat.outbox) }) }),
    take: assign({ chat: ({ context, event }) => reduceChat(context.chat, event) }),
    askForWhatIsWanted: enqueueActions(({ context, enqueue }, { live }: { live: boolean }) => {
      syncEffects(enqueue, context.asking, wantedChatEffects(context.chat, live))
    }),
  },
}).createMachine({
  id: 'chat',
  context: { chat: emptyChat, asking: emptyTable() },
  initial: 'signedOut',
  states: {
    signedOut: { entry: { type: 'askForWhatIsWanted', params: { live: false } }, on: moves },
    offline: {
      entry: { type: 'askForWhatIsWanted', params: { live: false } },
      on: { ...moves, '*': { actions: ['take', { type: 'askForWhatIsWanted', params: { live: false } }] } },
    },
    live: {
      entry: { type: 'askForWhatIsWanted', params: { live: true } },
      exit: 'leaveTries',
      on: { ...moves, '*': { actions: ['take', { type: 'askForWhatIsWanted', params: { live: true } }] } },
    },
  },
})

const reducer = machineReducer('chat/chat', chatMachine, Context, [
  ...Object.keys(chatMessages),
  ...Object.keys(moves),
  'profile/RelationChanged',
  'group/GroupJoined',
  'group/AdmittedToGroup',
  'group/GroupChanged',
  'group-admin/GroupSaved',
  'group-admin/GroupActionDone',
  'upload/FileStored',
  'upload/FileNotStored',
  'upload/DropUpload',
  'upload/RetryUpload',
])

export const chatReducer: typeof reducer = { ...reducer, chunking: chatChunking() }
