import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { answer, message } from '../kernel/message'

/** The session is over, or begins: nothing of who was here before stays in this tab. */
const ForgetAccount = message('ForgetAccount', {})
export type ForgetAccount = t.TypeOf<typeof ForgetAccount>

/** Commands and facts of signing in by e-mail. They are of one tab; the code itself is behind `secretRef`. */
export const signInMessages = {
  ForgetAccount,
  TypeEmail: message('TypeEmail', { email: t.string }),
  RequestCode: message('RequestCode', { email: t.string }),
  ChangeEmail: message('ChangeEmail', {}),
  SubmitCode: message('SubmitCode', { secretRef: t.number }),
  CodeSent: answer('CodeSent', {}),
  CodeNotSent: answer('CodeNotSent', { failure: Failure }),
  CodeAccepted: answer('CodeAccepted', {}),
  CodeNotAccepted: answer('CodeNotAccepted', { failure: Failure }),
} as const

type Codecs = typeof signInMessages
export type SignInMessage = t.TypeOf<Codecs[keyof Codecs]>
