import * as t from 'io-ts'
import { reducerWithEffects, type AnyMessage, type StateWithEffects } from '../event-log'
import { Failure } from '../kernel/failure'
import { EPOCH, Instant, addMs } from '../kernel/instant'
import { effectResult, message } from '../kernel/message'
import { isEmail } from '../sign-in'
import { orNull } from '../kernel/or-null'

/** spec 2 §9: a code can be sent again after 60 s. */
const RESEND_MS = 60_000

const Purpose = t.keyof({ bind: null, unbind: null }, 'EmailPurpose')
export type EmailPurpose = t.TypeOf<typeof Purpose>

/** `secretRef` refers to the code, which is only in memory. */
const Post = { purpose: Purpose, email: t.string, secretRef: t.number }
export const emailBindingEffects = { sendCode: t.strict({ email: t.string }), postEmail: t.strict(Post) }

export const emailBindingMessages = {
  /** `email`: the linked address; empty if no address is linked. */
  'identity/OpenEmailForm': message('identity/OpenEmailForm', { purpose: Purpose, email: t.string }),
  'identity/TypeEmail': message('identity/TypeEmail', { email: t.string }),
  'identity/RequestCode': message('identity/RequestCode', {}),
  /** `secretRef` refers to the code; `null` if the member entered no code. */
  'identity/SubmitEmail': message('identity/SubmitEmail', { secretRef: orNull(t.number) }),
  'identity/CloseEmailForm': message('identity/CloseEmailForm', {}),
  /** The screen has shown the result. */
  'identity/EmailBound': message('identity/EmailBound', {}),
  'identity/CodeSent': effectResult('identity/CodeSent', { email: t.string }),
  'identity/CodeNotSent': effectResult('identity/CodeNotSent', { email: t.string, failure: Failure }),
  'identity/EmailPosted': effectResult('identity/EmailPosted', Post),
  'identity/EmailNotPosted': effectResult('identity/EmailNotPosted', { ...Post, failure: Failure }),
} as const
const M = emailBindingMessages

/** `noEmail` and `noCode` have texts of their own (R2-171, R2-172). */
const Problem = t.union(
  [
    t.keyof({ noEmail: null, badEmail: null, noCode: null }),
    t.strict({ of: t.keyof({ send: null, post: null }), failure: Failure }),
  ],
  'EmailProblem',
)
export type EmailIssue = t.TypeOf<typeof Problem>

/** `posting`: the `secretRef` of the code that is being posted. No second code goes to `sentTo` before `resendAt`. */
const EmailForm = t.strict(
  {
    purpose: orNull(Purpose),
    email: t.string,
    problem: orNull(Problem),
    sending: t.boolean,
    sentTo: t.string,
    resendAt: Instant,
    posting: orNull(t.number),
    done: orNull(Purpose),
  },
  'EmailForm',
)
type EmailForm = t.TypeOf<typeof EmailForm>

const closed: EmailForm = {
  purpose: null,
  email: '',
  problem: null,
  sending: false,
  sentTo: '',
  resendAt: EPOCH,
  posting: null,
  done: null,
}

const addressProblem = ({ email }: EmailForm): 'noEmail' | 'badEmail' | null =>
  email === '' ? 'noEmail' : isEmail(email) ? null : 'badEmail'

const isBusy = ({ sending, posting }: EmailForm): boolean => sending || posting !== null

const withCodeRequested = (form: EmailForm, at: Instant): EmailForm => {
  if (form.purpose === null || isBusy(form) || (form.email === form.sentTo && at < form.resendAt)) return form
  const problem = addressProblem(form)
  return { ...form, problem, sending: problem === null }
}

const submitted = (form: EmailForm, secretRef: number | null): EmailForm => {
  if (form.purpose === null || isBusy(form)) return form
  const problem = addressProblem(form) ?? (secretRef === null ? 'noCode' : null)
  return { ...form, problem, posting: problem === null ? secretRef : null }
}

/**
 * The e-mail form. The member cannot close the form while a request runs. The wait of 60 s continues while the form is
 * closed.
 */
export const emailBindingReducer = reducerWithEffects<EmailForm>('identity/email', {
  initial: closed,
  codec: EmailForm,
  handles: [...Object.keys(M), 'ForgetAccount'],
  reduce(form, message: AnyMessage & { readonly at: Instant }) {
    if (message.type === 'ForgetAccount') return closed
    if (M['identity/OpenEmailForm'].is(message))
      return form.posting !== null
        ? form
        : { ...closed, purpose: message.purpose, email: message.email, sentTo: form.sentTo, resendAt: form.resendAt }
    if (M['identity/TypeEmail'].is(message))
      return form.purpose !== 'bind' || isBusy(form) ? form : { ...form, email: message.email.trim(), problem: null }
    if (M['identity/RequestCode'].is(message)) return withCodeRequested(form, message.at)
    if (M['identity/CodeSent'].is(message))
      return { ...form, sending: false, problem: null, sentTo: message.email, resendAt: addMs(message.at, RESEND_MS) }
    if (M['identity/CodeNotSent'].is(message))
      return { ...form, sending: false, problem: { of: 'send', failure: message.failure } }
    if (M['identity/SubmitEmail'].is(message)) return submitted(form, message.secretRef)
    if (M['identity/EmailPosted'].is(message)) return { ...closed, done: message.purpose }
    if (M['identity/EmailNotPosted'].is(message))
      return { ...form, posting: null, problem: { of: 'post', failure: message.failure } }
    if (M['identity/CloseEmailForm'].is(message))
      return isBusy(form) ? form : { ...closed, sentTo: form.sentTo, resendAt: form.resendAt }
    return { ...form, done: null }
  },
  effects: ({ purpose, email, sending, posting }) => [
    ...(sending ? [['sendCode', { id: 'codeOfEmail', input: { email } }] as const] : []),
    ...(posting === null || purpose === null
      ? []
      : [['postEmail', { id: 'postEmail', input: { purpose, email, secretRef: posting } }] as const]),
  ],
})

export interface EmailBindingViewModel {
  /** The purpose of the open form; `null` while the form is closed. */
  readonly purpose: EmailPurpose | null
  readonly email: string
  readonly problem: EmailIssue | null
  readonly isSending: boolean
  readonly isPosting: boolean
  readonly isSent: boolean
  /** The time from which another code may be sent to this address. */
  readonly resendAt: Instant
  /** The purpose that was completed, until the screen has shown the result. */
  readonly done: EmailPurpose | null
}

export const emailBindingViewModel = ({
  data: { purpose, email, problem, sending, sentTo, resendAt, posting, done },
}: StateWithEffects<EmailForm>): EmailBindingViewModel => ({
  purpose,
  email,
  problem,
  isSending: sending,
  isPosting: posting !== null,
  isSent: email !== '' && sentTo === email,
  resendAt: sentTo === email ? resendAt : EPOCH,
  done,
})
