import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import { machineReducer } from '../event-log'
import { effect } from '../kernel/effect'
import { Failure } from '../kernel/failure'
import { Xid } from '../kernel/ids'
import { effectResult, message, type ReceivedMessage } from '../kernel/message'
import type { ForgetAccount } from '../session'

export const openProfileEffects = { leadToPerson: t.strict({ xid: Xid }) }

/** Commands and facts of opening a profile. The screen may know only the xid, but profile addresses contain the uid. */
export const openProfileMessages = {
  VisitPerson: message('VisitPerson', { xid: Xid }),
  LedToPerson: effectResult('LedToPerson', {}),
  NotLedToPerson: effectResult('NotLedToPerson', { failure: t.union([Failure, t.null]) }),
} as const

type Codecs = typeof openProfileMessages
type VisitMessage = t.TypeOf<Codecs[keyof Codecs]>

const Context = t.strict({ xid: t.union([Xid, t.null]) }, 'VisitContext')

/**
 * Opens a person's profile. If the member chooses another person meanwhile, only the last choice opens.
 * @internal
 */
export const openProfileMachine = setup({
  types: { context: {} as t.TypeOf<typeof Context>, events: {} as ReceivedMessage<VisitMessage | ForgetAccount> },
  actors: { leadToPerson: effect(openProfileEffects.leadToPerson) },
  actions: {
    choose: assign((_, { xid }: { xid: Xid }) => ({ xid })),
    forget: assign({ xid: null }),
  },
}).createMachine({
  id: 'visit',
  context: { xid: null },
  initial: 'staying',
  on: {
    VisitPerson: { target: '.going', actions: { type: 'choose', params: ({ event }) => event } },
    ForgetAccount: { target: '.staying', actions: 'forget' },
  },
  states: {
    staying: {},
    going: {
      invoke: { id: 'leadToPerson', src: 'leadToPerson', input: ({ context }) => chosen(context) },
      on: { LedToPerson: 'staying', NotLedToPerson: 'staying' },
    },
  },
})

function chosen({ xid }: { xid: Xid | null }): { xid: Xid } {
  if (xid === null) throw new Error('on the way to nobody')
  return { xid }
}

export const openProfileReducer = machineReducer('visit', openProfileMachine, Context, [
  ...Object.keys(openProfileMessages),
  'ForgetAccount',
])
