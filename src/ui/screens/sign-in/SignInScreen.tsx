import type { ReactNode } from 'react'
import { paths } from '../../app/paths'
import { usePreferences } from '../../app/use-preferences'
import { onDemand } from '../../components/on-demand'
import { useFirstInput } from '../../components/form/use-first-input'
import { QrWay } from './QrWay'
import { SignInView } from './SignInView'
import { useEmailStep } from './use-email-step'
import { WalletWay } from './WalletWay'
import { XWay } from './XWay'

const code = onDemand(() => import('./EmailSignInScreen'))

/** The ways in besides e-mail, in their order: one line each. */
const ways: readonly ReactNode[] = [<WalletWay key="wallet" />, <XWay key="x" />]

/** /sign-in: the ways in. Once a code is on its way, there is only the code to be entered. */
export function SignInScreen(): ReactNode {
  const { language, onLanguage } = usePreferences()
  const { isSent, ...email } = useEmailStep()
  const part = code.usePart(isSent)
  useFirstInput(code.warm)
  if (isSent && part !== null) return <part.EmailSignInScreen />
  return (
    <SignInView
      language={language}
      onLanguage={onLanguage}
      email={email}
      ways={ways}
      qr={<QrWay />}
      visitorHref={paths.groupCentre}
    />
  )
}
