import * as t from 'io-ts'
import { foldWithAsks, type AnyMessage, type FoldState } from '../event-log'
import { Failure } from '../kernel/failure'
import { EPOCH, Instant, addMs } from '../kernel/instant'
import { effectResult, message } from '../kernel/message'
import { isEmail } from '../session'

/** spec 2 §9: a code can be sent again after 60 s. */
const RESEND_MS = 60_000

const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])
const Purpose = t.keyof({ bind: null, unbind: null }, 'EmailPurpose')
export type EmailPurpose = t.TypeOf<typeof Purpose>

/** The code itself is behind `secretRef`. */
const Post = { purpose: Purpose, email: t.string, secretRef: t.number }
export const emailBindingEffects = { sendCode: t.strict({ email: t.string }), postEmail: t.strict(Post) }

/** Commands and facts of connecting an e-mail address, or taking it away, in one tab. */
export const emailBindingMessages = {
  /** `email` is the address that is connected, or empty. */
  'identity/EmailOpened': message('identity/EmailOpened', { purpose: Purpose, email: t.string }),
  'identity/EmailTyped': message('identity/EmailTyped', { email: t.string }),
  'identity/CodeWanted': message('identity/CodeWanted', {}),
  /** `secretRef` is `null` where no code was entered. */
  'identity/EmailSubmitted': message('identity/EmailSubmitted', { secretRef: orNull(t.number) }),
  'identity/EmailClosed': message('identity/EmailClosed', {}),
  /** The person has been told what came of it. */
  'identity/EmailTold': message('identity/EmailTold', {}),
  'identity/CodeSent': effectResult('identity/CodeSent', { email: t.string }),
  'identity/CodeNotSent': effectResult('identity/CodeNotSent', { email: t.string, failure: Failure }),
  'identity/EmailPosted': effectResult('identity/EmailPosted', Post),
  'identity/EmailNotPosted': effectResult('identity/EmailNotPosted', { ...Post, failure: Failure }),
} as const
const M = emailBindingMessages

/** `noEmail` and `noCode` have their own words (R2-171, R2-172). */
const Problem = t.union(
  [
    t.keyof({ noEmail: null, badEmail: null, noCode: null }),
    t.strict({ of: t.keyof({ send: null, post: null }), failure: Failure }),
  ],
  'EmailProblem',
)
export type EmailIssue = t.TypeOf<typeof Problem>

/**
 * `posting` is the number behind which the code is. A code went to `sentTo`, and no other goes there before `resendAt`.
 */
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

const asked = (form: EmailForm, at: Instant): EmailForm => {
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
 * The form of an address: ask for a code, enter it. What is on its way can't be put away; the 60 s go on while it is
 * closed.
 */
export const emailBindingReducer = foldWithAsks<EmailForm>('identity/email', {
  initial: closed,
  codec: EmailForm,
  handles: [...Object.keys(M), 'ForgetAccount'],
  reduce(form, heard: AnyMessage & { readonly at: Instant }) {
    if (heard.type === 'ForgetAccount') return closed
    if (M['identity/EmailOpened'].is(heard))
      return form.posting !== null
        ? form
        : { ...closed, purpose: heard.purpose, email: heard.email, sentTo: form.sentTo, resendAt: form.resendAt }
    if (M['identity/EmailTyped'].is(heard))
      return form.purpose !== 'bind' || isBusy(form) ? form : { ...form, email: heard.email.trim(), problem: null }
    if (M['identity/CodeWanted'].is(heard)) return asked(form, heard.at)
    if (M['identity/CodeSent'].is(heard))
      return { ...form, sending: false, problem: null, sentTo: heard.email, resendAt: addMs(heard.at, RESEND_MS) }
    if (M['identity/CodeNotSent'].is(heard))
      return { ...form, sending: false, problem: { of: 'send', failure: heard.failure } }
    if (M['identity/EmailSubmitted'].is(heard)) return submitted(form, heard.secretRef)
    if (M['identity/EmailPosted'].is(heard)) return { ...closed, done: heard.purpose }
    if (M['identity/EmailNotPosted'].is(heard))
      return { ...form, posting: null, problem: { of: 'post', failure: heard.failure } }
    if (M['identity/EmailClosed'].is(heard))
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
  /** `null` while the form is closed. */
  readonly purpose: EmailPurpose | null
  readonly email: string
  readonly problem: EmailIssue | null
  readonly isSending: boolean
  readonly isPosting: boolean
  /** A code went to this address. */
  readonly isSent: boolean
  /** When another code may go there. */
  readonly resendAt: Instant
  /** What has just come through, until it was told. */
  readonly done: EmailPurpose | null
}

export const emailBindingViewModel = ({
  data: { purpose, email, problem, sending, sentTo, resendAt, posting, done },
}: FoldState<EmailForm>): EmailBindingViewModel => ({
  purpose,
  email,
  problem,
  isSending: sending,
  isPosting: posting !== null,
  isSent: email !== '' && sentTo === email,
  resendAt: sentTo === email ? resendAt : EPOCH,
  done,
})
