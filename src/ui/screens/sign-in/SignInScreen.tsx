import type { ReactNode } from 'react'
import { paths } from '../../app/paths'
import { usePreferences } from '../../app/use-preferences'
import { SignInView } from './SignInView'

/** /sign-in: the ways in. */
export function SignInScreen(): ReactNode {
  const { language, onLanguage } = usePreferences()
  return (
    <SignInView language={language} onLanguage={onLanguage} emailHref={paths.emailSignIn} visitorHref={paths.groupCentre} />
  )
}
