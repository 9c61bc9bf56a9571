import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import { machineReducer } from '../event-log'
import { effect } from '../kernel/effect'
import { SessionId } from '../kernel/ids'
import type { ReceivedMessage } from '../kernel/message'
import { inviteCodeMessages, type InviteCodeMessage } from './invite-code.messages'
import type { ForgetAccount } from './session.messages'

export const inviteCodeEffects = {
  submitInvite: t.strict({ sessionId: SessionId, secretRef: t.number }),
}

/** `sessionId`: the new session. The invite code belongs to this session only (SES-12). */
const Context = t.strict({ sessionId: t.union([SessionId, t.null]), secretRef: t.number }, 'InviteContext')

/**
 * The form for an invite code, which a new account sees once (SES-12).
 * @internal
 */
export const inviteCodeMachine = setup({
  types: { context: {} as t.TypeOf<typeof Context>, events: {} as ReceivedMessage<InviteCodeMessage | ForgetAccount> },
  actors: { submitInvite: effect(inviteCodeEffects.submitInvite) },
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
    AskForInviteCode: { target: '.offered', actions: { type: 'rememberSession', params: ({ event }) => event } },
    ForgetAccount: { target: '.closed', actions: 'forgetSession' },
  },
  states: {
    closed: {},
    offered: {
      initial: 'fresh',
      on: {
        SubmitInviteCode: { target: 'posting', actions: { type: 'rememberRef', params: ({ event }) => event } },
        SkipInviteCode: { target: 'closed', actions: 'forgetSession' },
      },
      states: { fresh: {}, refused: {}, unreached: {} },
    },
    posting: {
      invoke: {
        id: 'submitInvite',
        src: 'submitInvite',
        input: ({ context }) => ({ sessionId: offeredTo(context), secretRef: context.secretRef }),
      },
      on: {
        InviteCodeAccepted: { target: 'closed', actions: 'forgetSession' },
        InviteCodeNotAccepted: [
          { guard: ({ event }) => event.failure._tag === 'Unreachable', target: 'offered.unreached' },
          { target: 'offered.refused' },
        ],
      },
    },
  },
})

function offeredTo({ sessionId }: { sessionId: SessionId | null }): SessionId {
  if (sessionId === null) throw new Error('there is no new account')
  return sessionId
}

export const inviteCodeReducer = machineReducer('inviteCode', inviteCodeMachine, Context, [
  ...Object.keys(inviteCodeMessages),
  'ForgetAccount',
])
