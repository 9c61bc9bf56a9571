import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import { machineReducer, type AlarmRang } from '../../event-log'
import { alarmInput, effect } from '../../kernel/effect'
import { ConversationId } from '../../kernel/ids'
import { EPOCH, Instant } from '../../kernel/instant'
import { effectResult, message, type ReceivedMessage } from '../../kernel/message'
import { afterTyping, pausing } from '../../kernel/typing-pause'
import type { ForgetAccount } from '../../session'
import { ChatMessage } from '../chat'
import { wordsToFind } from './chat.search'

/** Commands and facts of a search in one conversation, in one tab. */
export const messageSearchMessages = {
  'chat/OpenMessageSearch': message('chat/OpenMessageSearch', { conversationId: ConversationId }),
  'chat/TypeMessageSearch': message('chat/TypeMessageSearch', { text: t.string }),
  'chat/LoadMoreMessageMatches': message('chat/LoadMoreMessageMatches', {}),
  'chat/CloseMessageSearch': message('chat/CloseMessageSearch', {}),
  /** Found messages, newest first. `size` is the most messages that the response could contain. */
  'chat/ArchivedMatchesFound': effectResult('chat/ArchivedMatchesFound', {
    size: t.number,
    messages: t.readonlyArray(ChatMessage),
  }),
} as const
type Codecs = typeof messageSearchMessages
export type MessageSearchMessage = t.TypeOf<Codecs[keyof Codecs]>

export const messageSearchEffects = {
  /**
   * Searches the archive of the conversation in this browser. If `before` is not `null`, finds only messages before
   * that seq.
   */
  searchArchive: t.strict({ conversationId: ConversationId, words: t.string, before: t.union([t.number, t.null]) }),
  alarm: alarmInput,
}

/** A shorter pause than for other searches, because this search calls no server. */
const PAUSE_MS = 300

const Context = t.strict(
  {
    conversationId: t.union([ConversationId, t.null]),
    text: t.string,
    at: Instant,
    found: t.readonlyArray(ChatMessage),
  },
  'SearchContext',
)
type Context = t.TypeOf<typeof Context>

const nothing: Context = { conversationId: null, text: '', at: EPOCH, found: [] }

/** The text and conversation to search. Throws if no conversation is open or no text is typed. */
const wanted = ({ conversationId, text }: Context) => {
  const words = wordsToFind(text)
  if (conversationId === null || words === null) throw new Error('nothing is looked for')
  return { conversationId, words }
}

/**
 * Searches the archive of one conversation in this browser. The search calls no server, so it works offline.
 * @internal
 */
export const messageSearchMachine = setup({
  types: { context: {} as Context, events: {} as ReceivedMessage<MessageSearchMessage | AlarmRang | ForgetAccount> },
  actors: { searchArchive: effect(messageSearchEffects.searchArchive), alarm: effect(messageSearchEffects.alarm) },
  guards: {
    isFull: (_, { messages, size }: { messages: readonly ChatMessage[]; size: number }) => messages.length >= size,
    isBlank: (_, { text }: { text: string }) => wordsToFind(text) === null,
  },
  actions: {
    begin: assign((_, { conversationId }: { conversationId: ConversationId }) => ({ ...nothing, conversationId })),
    type: assign((_, { text, at }: { text: string; at: Instant }) => ({ text, at: afterTyping(at, PAUSE_MS) })),
    clear: assign((_, { text }: { text: string }) => ({ text, found: [] })),
    show: assign((_, { messages }: { messages: readonly ChatMessage[] }) => ({ found: messages })),
    showMore: assign(({ context }, { messages }: { messages: readonly ChatMessage[] }) => ({
      found: [...context.found, ...messages],
    })),
    forget: assign(() => nothing),
  },
}).createMachine({
  id: 'search',
  context: nothing,
  initial: 'closed',
  on: {
    'chat/OpenMessageSearch': { target: '.open', actions: { type: 'begin', params: ({ event }) => event } },
    'chat/CloseMessageSearch': { target: '.closed', actions: 'forget' },
    ForgetAccount: { target: '.closed', actions: 'forget' },
  },
  states: {
    closed: {},
    open: {
      initial: 'idle',
      on: {
        'chat/TypeMessageSearch': [
          {
            guard: { type: 'isBlank', params: ({ event }) => event },
            target: '.idle',
            actions: { type: 'clear', params: ({ event }) => event },
          },
          { target: '.pausing', actions: { type: 'type', params: ({ event }) => event } },
        ],
      },
      states: {
        idle: {},
        pausing: pausing('searchPause', 'looking'),
        looking: {
          invoke: {
            id: 'searchArchive',
            src: 'searchArchive',
            input: ({ context }) => ({ ...wanted(context), before: null }),
          },
          on: {
            'chat/ArchivedMatchesFound': [
              {
                guard: { type: 'isFull', params: ({ event }) => event },
                target: 'shown',
                actions: { type: 'show', params: ({ event }) => event },
              },
              { target: 'complete', actions: { type: 'show', params: ({ event }) => event } },
            ],
          },
        },
        shown: { on: { 'chat/LoadMoreMessageMatches': 'lookingOn' } },
        lookingOn: {
          invoke: {
            id: 'findMore',
            src: 'searchArchive',
            input: ({ context }) => ({ ...wanted(context), before: context.found.at(-1)?.seq ?? null }),
          },
          on: {
            'chat/ArchivedMatchesFound': [
              {
                guard: { type: 'isFull', params: ({ event }) => event },
                target: 'shown',
                actions: { type: 'showMore', params: ({ event }) => event },
              },
              { target: 'complete', actions: { type: 'showMore', params: ({ event }) => event } },
            ],
          },
        },
        complete: {},
      },
    },
  },
})

export const messageSearchReducer = machineReducer('chat/messageSearch', messageSearchMachine, Context, [
  ...Object.keys(messageSearchMessages),
  'ForgetAccount',
])

export interface MessageSearchViewModel {
  readonly text: string
  readonly words: string | null
  readonly status: 'idle' | 'looking' | 'found'
  /** The found messages, newest first. */
  readonly found: readonly ChatMessage[]
  readonly hasMore: boolean
}

const isIn = (value: unknown, ...names: readonly string[]): boolean =>
  typeof value === 'object' && value !== null && 'open' in value && names.some((name) => name === value.open)

export const messageSearchViewModel = (
  { value, context }: typeof messageSearchReducer.initial,
  id: ConversationId,
): MessageSearchViewModel | null => {
  const { conversationId, text, found } = context
  if (value === 'closed' || conversationId !== id) return null
  return {
    text,
    words: wordsToFind(text),
    found,
    hasMore: isIn(value, 'shown'),
    status: isIn(value, 'idle') ? 'idle' : isIn(value, 'pausing', 'looking') ? 'looking' : 'found',
  }
}
