import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import { machineReducer } from '../event-log'
import { effect } from '../kernel/effect'
import type { ReceivedMessage } from '../kernel/message'
import { partnerSignInMessages, type PartnerSignInMessage } from './partner-sign-in.messages'

export const partnerSignInEffects = {
  loadSignedInMember: t.strict({}),
  holdPartnerToken: t.strict({}),
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
    loadSignedInMember: effect(partnerSignInEffects.loadSignedInMember),
    holdPartnerToken: effect(partnerSignInEffects.holdPartnerToken),
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
      on: {
        'partner-sign-in/PartnerArrived': {
          target: 'looking',
          actions: { type: 'rememberToken', params: ({ event }) => event },
        },
      },
    },
    looking: {
      invoke: { id: 'loadSignedInMember', src: 'loadSignedInMember', input: {} },
      on: { 'partner-sign-in/MemberSignedIn': 'confirming', 'partner-sign-in/NoMemberSignedIn': 'asking' },
    },
    /** No member is signed in. Signing in by the link still needs the person's consent. */
    asking: {
      invoke: { id: 'holdPartnerToken', src: 'holdPartnerToken', input: {} },
      on: {
        'partner-sign-in/ConfirmPartner': 'exchanging',
        'partner-sign-in/DeclinePartner': 'idle',
        'partner-sign-in/PartnerTokenExpired': 'idle',
      },
    },
    confirming: {
      invoke: { id: 'holdPartnerToken', src: 'holdPartnerToken', input: {} },
      on: {
        'partner-sign-in/ConfirmPartner': { target: 'exchanging', actions: 'agreeToReplace' },
        'partner-sign-in/DeclinePartner': 'idle',
        'partner-sign-in/PartnerTokenExpired': 'idle',
      },
    },
    exchanging: {
      invoke: { id: 'exchangeToken', src: 'exchangeToken', input: ({ context }) => context },
      on: { 'partner-sign-in/PartnerAccepted': 'idle', 'partner-sign-in/PartnerNotAccepted': 'idle' },
    },
  },
})

export const partnerSignInReducer = machineReducer(
  'partner-sign-in/partnerSignIn',
  partnerSignInMachine,
  Context,
  Object.keys(partnerSignInMessages),
)
