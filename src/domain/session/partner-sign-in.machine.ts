import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import { machineReducer } from '../event-log'
import { effect } from '../kernel/effect'
import type { ReceivedMessage } from '../kernel/message'
import { partnerSignInMessages, type PartnerSignInMessage } from './partner-sign-in.messages'

export const partnerSignInEffects = {
  lookWhoIsIn: t.strict({}),
  keepToken: t.strict({}),
  /** `mayReplace`: the signed-in member agreed to be signed out by the link. */
  exchangeToken: t.strict({ secretRef: t.number, mayReplace: t.boolean }),
}

const Context = t.strict({ secretRef: t.number, mayReplace: t.boolean }, 'PartnerSignInContext')

/**
 * Sign-in from a partner's link. The token is sent to the server once, and only after the person agrees.
 * A signed-in member is warned that the link signs the member out (SES-8).
 * @internal
 */
export const partnerSignInMachine = setup({
  types: { context: {} as t.TypeOf<typeof Context>, events: {} as ReceivedMessage<PartnerSignInMessage> },
  actors: {
    lookWhoIsIn: effect(partnerSignInEffects.lookWhoIsIn),
    keepToken: effect(partnerSignInEffects.keepToken),
    exchangeToken: effect(partnerSignInEffects.exchangeToken),
  },
  actions: {
    rememberToken: assign((_, { secretRef }: { secretRef: number }) => ({ secretRef, mayReplace: false })),
    agreeToReplace: assign({ mayReplace: true }),
  },
}).createMachine({
  id: 'partnerSignIn',
  context: { secretRef: 0, mayReplace: false },
  initial: 'idle',
  states: {
    idle: {
      on: { PartnerArrived: { target: 'looking', actions: { type: 'rememberToken', params: ({ event }) => event } } },
    },
    looking: {
      invoke: { id: 'lookWhoIsIn', src: 'lookWhoIsIn', input: {} },
      on: { MemberIsIn: 'confirming', NoMemberIsIn: 'asking' },
    },
    /** No member is signed in. Signing in by the link still needs the person's consent. */
    asking: {
      invoke: { id: 'keepToken', src: 'keepToken', input: {} },
      on: { ConfirmPartner: 'exchanging', DeclinePartner: 'idle', PartnerTokenLost: 'idle' },
    },
    confirming: {
      invoke: { id: 'keepToken', src: 'keepToken', input: {} },
      on: {
        ConfirmPartner: { target: 'exchanging', actions: 'agreeToReplace' },
        DeclinePartner: 'idle',
        PartnerTokenLost: 'idle',
      },
    },
    exchanging: {
      invoke: { id: 'exchangeToken', src: 'exchangeToken', input: ({ context }) => context },
      on: { PartnerAccepted: 'idle', PartnerNotAccepted: 'idle' },
    },
  },
})

export const partnerSignInReducer = machineReducer(
  'partnerSignIn',
  partnerSignInMachine,
  Context,
  Object.keys(partnerSignInMessages),
)
