import type { ReactNode } from 'react'
import { paths } from '../../app/routing/paths'
import { usePreferences } from '../../app/use-preferences'
import { lazyModule } from '../../components/lazy-module'
import { useFirstInteraction } from '../../components/form/use-first-interaction'
import { QrSignInOption } from './qr/QrSignInOption'
import { SignInView } from './SignInView'
import { useEmailStep } from './email/use-email-step'
import { WalletSignInOption } from './wallet/WalletSignInOption'
import { XSignInOption } from './x/XSignInOption'

const code = lazyModule(() => import('./email/EmailSignInScreen'))

/** The ways in besides e-mail, in their order: one line each. */
const ways: readonly ReactNode[] = [<WalletSignInOption key="wallet" />, <XSignInOption key="x" />]

/** /sign-in: the ways in. Once a code is on its way, there is only the code to be entered. */
export function SignInScreen(): ReactNode {
  const { language, onLanguage } = usePreferences()
  const { isSent, ...email } = useEmailStep()
  const part = code.useModule(isSent)
  useFirstInteraction(code.preload)
  if (isSent && part !== null) return <part.EmailSignInScreen />
  return (
    <SignInView
      language={language}
      onLanguage={onLanguage}
      email={email}
      ways={ways}
      qr={<QrSignInOption />}
      visitorHref={paths.groupCentre}
    />
  )
}
