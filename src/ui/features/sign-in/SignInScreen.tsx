import type { ReactNode } from 'react'
import { paths } from '../../app/routing/paths'
import { usePreferences } from '../../app/use-preferences'
import { lazyModule } from '../../components/lazy-module'
import { useFirstInteraction } from '../../components/form/use-first-interaction'
import { QrSignInOption } from './qr/QrSignInOption'
import { SignInView } from './SignInView'
import { useEmailStep } from './email/use-email-step'
import { PasskeyOption } from './PasskeyOption'
import { WalletSignInOption } from '../wallet-sign-in/WalletSignInOption'
import { XSignInOption } from './x/XSignInOption'

const code = lazyModule(() => import('./email/EmailSignInScreen'))

/** The sign-in methods besides e-mail, in display order. */
const ways: readonly ReactNode[] = [
  <PasskeyOption key="passkey" />,
  <WalletSignInOption key="wallet" />,
  <XSignInOption key="x" />,
]

/** The screen /sign-in: all sign-in methods. After a code was sent, the screen shows only the field for the code. */
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
