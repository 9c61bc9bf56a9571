import * as t from 'io-ts'
import { foldWithAsks, type AnyMessage, type FoldState } from '../event-log'
import { Failure } from '../kernel/failure'
import { answer, message } from '../kernel/message'

const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])

export const inviteEffects = { postInvite: t.strict({ secretRef: t.number }) }

/** Saying in the settings who invited one; the code is behind `secretRef`. */
export const inviteMessages = {
  'identity/InviteSubmitted': message('identity/InviteSubmitted', { secretRef: t.number }),
  'identity/InvitePosted': answer('identity/InvitePosted', {}),
  'identity/InviteNotPosted': answer('identity/InviteNotPosted', { failure: Failure }),
} as const

const Invite = t.strict({ posting: orNull(t.number), failure: orNull(Failure) }, 'InviteForm')
type Invite = t.TypeOf<typeof Invite>
const fresh: Invite = { posting: null, failure: null }

export const inviteUnit = foldWithAsks<Invite>('identity/invite', {
  initial: fresh, codec: Invite, hears: [...Object.keys(inviteMessages), 'ForgetAccount'],
  step(form, heard: AnyMessage) {
    if (inviteMessages['identity/InviteSubmitted'].is(heard)) return form.posting !== null ? form : { posting: heard.secretRef, failure: null }
    if (inviteMessages['identity/InviteNotPosted'].is(heard)) return { posting: null, failure: heard.failure }
    return fresh
  },
  asks: ({ posting }) => (posting === null ? [] : [['postInvite', { id: 'postInvite', input: { secretRef: posting } }]]),
})

export const inviteShown = ({ data: { posting, failure } }: FoldState<Invite>): { readonly isPosting: boolean, readonly failure: Failure | null } =>
  ({ isPosting: posting !== null, failure })

export const xEffects = { unbindX: t.strict({}) }

/** Taking an X account away again. What the server refuses is a toast in its words (R2-299), as everything of the account's log. */
export const xMessages = {
  'identity/UnbindX': message('identity/UnbindX', {}),
  'identity/XUnbound': answer('identity/XUnbound', {}),
  'identity/XNotUnbound': answer('identity/XNotUnbound', { failure: Failure }),
} as const

const Unbinding = t.strict({ asked: t.boolean, failure: orNull(Failure) }, 'XUnbinding')
type Unbinding = t.TypeOf<typeof Unbinding>
const still: Unbinding = { asked: false, failure: null }

export const xUnit = foldWithAsks<Unbinding>('identity/x', {
  initial: still, codec: Unbinding, hears: [...Object.keys(xMessages), 'SignedIn', 'VisitorEntered', 'SessionEnded'],
  step(state, heard: AnyMessage) {
    if (xMessages['identity/UnbindX'].is(heard)) return state.asked ? state : { asked: true, failure: null }
    if (xMessages['identity/XNotUnbound'].is(heard)) return { asked: false, failure: heard.failure }
    return still
  },
  asks: ({ asked }) => (asked ? [['unbindX', { id: 'unbindX', input: {} }]] : []),
})

export const xShown = ({ data: { asked, failure } }: FoldState<Unbinding>): { readonly isUnbinding: boolean, readonly failure: Failure | null } =>
  ({ isUnbinding: asked, failure })
