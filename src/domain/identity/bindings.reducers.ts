import * as t from 'io-ts'
import { reducerWithEffects, type AnyMessage, type StateWithEffects } from '../event-log'
import { Failure } from '../kernel/failure'
import { effectResult, message } from '../kernel/message'
import { orNull } from '../kernel/or-null'
import { ACCOUNT_CHANGES } from '../session'

export const inviteBindingEffects = { postInvite: t.strict({ secretRef: t.number }) }

/** The member submits an inviter's code in the settings. `secretRef` refers to the code. */
export const inviteBindingMessages = {
  'identity/SubmitInviteCode': message('identity/SubmitInviteCode', { secretRef: t.number }),
  'identity/InvitePosted': effectResult('identity/InvitePosted', {}),
  'identity/InviteNotPosted': effectResult('identity/InviteNotPosted', { failure: Failure }),
} as const

const Invite = t.strict({ posting: orNull(t.number), failure: orNull(Failure) }, 'InviteForm')
type Invite = t.TypeOf<typeof Invite>
const fresh: Invite = { posting: null, failure: null }

export const inviteBindingReducer = reducerWithEffects<Invite>('identity/invite', {
  initial: fresh,
  codec: Invite,
  handles: [...Object.keys(inviteBindingMessages), 'ForgetAccount'],
  reduce(form, message: AnyMessage) {
    if (inviteBindingMessages['identity/SubmitInviteCode'].is(message))
      return form.posting !== null ? form : { posting: message.secretRef, failure: null }
    if (inviteBindingMessages['identity/InviteNotPosted'].is(message))
      return { posting: null, failure: message.failure }
    return fresh
  },
  effects: ({ posting }) =>
    posting === null ? [] : [['postInvite', { id: 'postInvite', input: { secretRef: posting } }]],
})

export const inviteBindingViewModel = ({
  data: { posting, failure },
}: StateWithEffects<Invite>): { readonly isPosting: boolean; readonly failure: Failure | null } => ({
  isPosting: posting !== null,
  failure,
})

export const xBindingEffects = { unbindX: t.strict({}) }

/**
 * The member unlinks an X account. If the server refuses, a toast shows the server's text (R2-299), as for every
 * refusal in the account's log.
 */
export const xBindingMessages = {
  'identity/UnbindX': message('identity/UnbindX', {}),
  'identity/XUnbound': effectResult('identity/XUnbound', {}),
  'identity/XNotUnbound': effectResult('identity/XNotUnbound', { failure: Failure }),
} as const

const Unbinding = t.strict({ asked: t.boolean, failure: orNull(Failure) }, 'XUnbinding')
type Unbinding = t.TypeOf<typeof Unbinding>
const still: Unbinding = { asked: false, failure: null }

export const xBindingReducer = reducerWithEffects<Unbinding>('identity/x', {
  initial: still,
  codec: Unbinding,
  handles: [...Object.keys(xBindingMessages), ...ACCOUNT_CHANGES],
  reduce(state, message: AnyMessage) {
    if (xBindingMessages['identity/UnbindX'].is(message)) return state.asked ? state : { asked: true, failure: null }
    if (xBindingMessages['identity/XNotUnbound'].is(message)) return { asked: false, failure: message.failure }
    return still
  },
  effects: ({ asked }) => (asked ? [['unbindX', { id: 'unbindX', input: {} }]] : []),
})

export const xBindingViewModel = ({
  data: { asked, failure },
}: StateWithEffects<Unbinding>): { readonly isUnbinding: boolean; readonly failure: Failure | null } => ({
  isUnbinding: asked,
  failure,
})
