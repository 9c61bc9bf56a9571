import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import { machineReducer } from '../event-log'
import { effect } from '../kernel/effect'
import { Failure } from '../kernel/failure'
import { Xid } from '../kernel/ids'
import { effectResult, message, type ReceivedMessage } from '../kernel/message'
import type { ForgetAccount } from '../session'

export const openProfileEffects = { openProfileOf: t.strict({ xid: Xid }) }

/** Commands and facts of opening a profile. The screen may know only the xid, but profile addresses contain the uid. */
export const openProfileMessages = {
  'profile/OpenPersonProfile': message('profile/OpenPersonProfile', { xid: Xid }),
  'profile/PersonProfileOpened': effectResult('profile/PersonProfileOpened', {}),
  'profile/PersonProfileNotOpened': effectResult('profile/PersonProfileNotOpened', {
    failure: t.union([Failure, t.null]),
  }),
} as const

type Codecs = typeof openProfileMessages
type OpenProfileMessage = t.TypeOf<Codecs[keyof Codecs]>

const Context = t.strict({ xid: t.union([Xid, t.null]) }, 'OpenProfileContext')

/**
 * Opens a person's profile. If the member chooses another person meanwhile, only the last choice opens.
 * @internal
 */
export const openProfileMachine = setup({
  types: { context: {} as t.TypeOf<typeof Context>, events: {} as ReceivedMessage<OpenProfileMessage | ForgetAccount> },
  actors: { openProfileOf: effect(openProfileEffects.openProfileOf) },
  actions: {
    choose: assign((_, { xid }: { xid: Xid }) => ({ xid })),
    forget: assign({ xid: null }),
  },
}).createMachine({
  id: 'openProfile',
  context: { xid: null },
  initial: 'staying',
  on: {
    'profile/OpenPersonProfile': { target: '.going', actions: { type: 'choose', params: ({ event }) => event } },
    ForgetAccount: { target: '.staying', actions: 'forget' },
  },
  states: {
    staying: {},
    going: {
      invoke: { id: 'openProfileOf', src: 'openProfileOf', input: ({ context }) => chosen(context) },
      on: { 'profile/PersonProfileOpened': 'staying', 'profile/PersonProfileNotOpened': 'staying' },
    },
  },
})

function chosen({ xid }: { xid: Xid | null }): { xid: Xid } {
  if (xid === null) throw new Error('on the way to nobody')
  return { xid }
}

export const openProfileReducer = machineReducer('profile/openProfile', openProfileMachine, Context, [
  ...Object.keys(openProfileMessages),
  'ForgetAccount',
])
