import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { effectResult, message } from '../kernel/message'

/** A session starts or ends, so this tab deletes all data of the earlier account. */
const ForgetAccount = message('ForgetAccount', {})
export type ForgetAccount = t.TypeOf<typeof ForgetAccount>

/** Commands and facts of e-mail sign-in, in one tab. `secretRef` refers to the code. */
export const emailSignInMessages = {
  ForgetAccount,
  TypeEmail: message('TypeEmail', { email: t.string }),
  RequestCode: message('RequestCode', { email: t.string }),
  ChangeEmail: message('ChangeEmail', {}),
  SubmitCode: message('SubmitCode', { secretRef: t.number }),
  CodeSent: effectResult('CodeSent', {}),
  CodeNotSent: effectResult('CodeNotSent', { failure: Failure }),
  CodeAccepted: effectResult('CodeAccepted', {}),
  CodeNotAccepted: effectResult('CodeNotAccepted', { failure: Failure }),
} as const

type Codecs = typeof emailSignInMessages
export type EmailSignInMessage = t.TypeOf<Codecs[keyof Codecs]>
