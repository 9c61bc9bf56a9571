import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import { machineReducer, type AlarmRang } from '../event-log'
import { alarmInput, effect } from '../kernel/effect'
import { Failure } from '../kernel/failure'
import { EPOCH, Instant } from '../kernel/instant'
import { effectResult, message, type ReceivedMessage } from '../kernel/message'
import { afterTyping, pausing } from '../kernel/typing-pause'
import type { ForgetAccount } from '../session'
import { isLinkName } from '../group'

export const linkCheckMessages = {
  'group-admin/CheckLink': message('group-admin/CheckLink', { link: t.string }),
  'group-admin/LinkChecked': effectResult('group-admin/LinkChecked', { free: t.boolean }),
  'group-admin/LinkNotChecked': effectResult('group-admin/LinkNotChecked', { failure: Failure }),
} as const
type LinkCheckMessage = t.TypeOf<(typeof linkCheckMessages)[keyof typeof linkCheckMessages]>

export const linkCheckEffects = { lookUpLinkName: t.strict({ link: t.string }), alarm: alarmInput }

const Context = t.strict({ link: t.string, at: Instant }, 'LinkCheckContext')
type Context = t.TypeOf<typeof Context>

/**
 * Checks whether a link name is free while the member types.
 * @internal
 */
export const linkCheckMachine = setup({
  types: { context: {} as Context, events: {} as ReceivedMessage<LinkCheckMessage | AlarmRang | ForgetAccount> },
  actors: { lookUpLinkName: effect(linkCheckEffects.lookUpLinkName), alarm: effect(linkCheckEffects.alarm) },
  guards: {
    isUnfit: (_, { link }: { link: string }) => !isLinkName(link),
    isFree: (_, { free }: { free: boolean }) => free,
  },
  actions: { type: assign((_, { link, at }: { link: string; at: Instant }) => ({ link, at: afterTyping(at) })) },
}).createMachine({
  id: 'linkCheck',
  context: { link: '', at: EPOCH },
  initial: 'idle',
  on: {
    ForgetAccount: '.idle',
    'group-admin/CheckLink': [
      { guard: { type: 'isUnfit', params: ({ event }) => event }, target: '.idle' },
      { target: '.pausing', actions: { type: 'type', params: ({ event }) => event } },
    ],
  },
  states: {
    idle: {},
    pausing: pausing('linkPause', 'looking'),
    looking: {
      invoke: { id: 'lookUpLinkName', src: 'lookUpLinkName', input: ({ context }) => ({ link: context.link }) },
      on: {
        'group-admin/LinkChecked': [
          { guard: { type: 'isFree', params: ({ event }) => event }, target: 'free' },
          { target: 'taken' },
        ],
        'group-admin/LinkNotChecked': 'unknown',
      },
    },
    free: {},
    taken: {},
    unknown: {},
  },
})

export const linkCheckReducer = machineReducer('group-admin/linkCheck', linkCheckMachine, Context, [
  ...Object.keys(linkCheckMessages),
  'ForgetAccount',
])

export type LinkAvailability = 'idle' | 'checking' | 'free' | 'taken' | 'unknown'

export const linkAvailability = (
  { value, context }: typeof linkCheckReducer.initial,
  link: string,
): LinkAvailability => {
  if (context.link !== link) return 'idle'
  return value === 'pausing' || value === 'looking'
    ? 'checking'
    : value === 'free' || value === 'taken' || value === 'unknown'
      ? value
      : 'idle'
}
