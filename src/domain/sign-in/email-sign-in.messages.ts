import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { effectResult, message } from '../kernel/message'

/** Commands and facts of e-mail sign-in, in one tab. `secretRef` refers to the code. */
export const emailSignInMessages = {
  'sign-in/TypeEmail': message('sign-in/TypeEmail', { email: t.string }),
  'sign-in/RequestCode': message('sign-in/RequestCode', { email: t.string }),
  'sign-in/ChangeEmail': message('sign-in/ChangeEmail', {}),
  'sign-in/SubmitCode': message('sign-in/SubmitCode', { secretRef: t.number }),
  'sign-in/CodeSent': effectResult('sign-in/CodeSent', {}),
  'sign-in/CodeNotSent': effectResult('sign-in/CodeNotSent', { failure: Failure }),
  'sign-in/CodeAccepted': effectResult('sign-in/CodeAccepted', {}),
  'sign-in/CodeNotAccepted': effectResult('sign-in/CodeNotAccepted', { failure: Failure }),
} as const

type Codecs = typeof emailSignInMessages
export type EmailSignInMessage = t.TypeOf<Codecs[keyof Codecs]>
