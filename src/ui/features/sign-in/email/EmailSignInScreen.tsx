import type { ReactNode } from 'react'
import { EmailSignInView } from './EmailSignInView'
import { useEmailSignIn } from './use-email-sign-in'

/** The screen /sign-in/email. */
export function EmailSignInScreen(): ReactNode {
  return <EmailSignInView {...useEmailSignIn()} />
}
