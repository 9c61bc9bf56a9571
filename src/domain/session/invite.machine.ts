import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import { machineUnit } from '../event-log'
import { effect } from '../kernel/effect'
import { SessionId } from '../kernel/ids'
import type { Heard } from '../kernel/message'
import { inviteMessages, type InviteMessage } from './invite.messages'
import type { ForgetAccount } from './sign-in.messages'

export const inviteEffects = {
  submitInvite: t.strict({ sessionId: SessionId, secretRef: t.number }),
}

/** The code goes with the session that was new and with no other (SES-12). */
const Context = t.strict({ sessionId: t.union([SessionId, t.null]), secretRef: t.number }, 'InviteContext')

/**
 * The invite code that may be given once after a new login, or left out.
 * @internal
 */
export const inviteMachine = setup({
  types: { context: {} as t.TypeOf<typeof Context>, events: {} as Heard<InviteMessage | ForgetAccount> },
  actors: { submitInvite: effect(inviteEffects.submitInvite) },
  actions: {
    rememberSession: assign((_, { sessionId }: { sessionId: SessionId }) => ({ sessionId })),
    rememberRef: assign((_, { secretRef }: { secretRef: number }) => ({ secretRef })),
    forgetSession: assign({ sessionId: null }),
  },
}).createMachine({
  id: 'invite',
  context: { sessionId: null, secretRef: 0 },
  initial: 'closed',
  on: {
    OfferInvite: { target: '.offered', actions: { type: 'rememberSession', params: ({ event }) => event } },
    ForgetAccount: { target: '.closed', actions: 'forgetSession' },
  },
  states: {
    closed: {},
    offered: {
      initial: 'fresh',
      on: {
        SubmitInvite: { target: 'posting', actions: { type: 'rememberRef', params: ({ event }) => event } },
        SkipInvite: { target: 'closed', actions: 'forgetSession' },
      },
      states: { fresh: {}, refused: {}, unreached: {} },
    },
    posting: {
      invoke: {
        id: 'submitInvite', src: 'submitInvite',
        input: ({ context }) => ({ sessionId: offeredTo(context), secretRef: context.secretRef }),
      },
      on: {
        InviteAccepted: { target: 'closed', actions: 'forgetSession' },
        InviteNotAccepted: [
          { guard: ({ event }) => event.failure._tag === 'Unreachable', target: 'offered.unreached' },
          { target: 'offered.refused' },
        ],
      },
    },
  },
})

function offeredTo({ sessionId }: { sessionId: SessionId | null }): SessionId {
  if (sessionId === null) throw new Error('an invite code is asked for where nobody is new')
  return sessionId
}

export const inviteUnit = machineUnit('invite', inviteMachine, Context, [...Object.keys(inviteMessages), 'ForgetAccount'])
