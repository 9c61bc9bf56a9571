import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeStep, type CodeStepProps } from './CodeStep'
import { EmailStep, type EmailStepProps } from './EmailStep'
import { SignInLayout, type SignInLayoutProps } from '../SignInLayout'

export interface EmailSignInViewProps extends SignInLayoutProps {
  readonly step: ({ readonly kind: 'email' } & EmailStepProps) | ({ readonly kind: 'code' } & CodeStepProps)
  /** A `SimulatedInbox` in builds that send no real email. */
  readonly inbox?: ReactNode
}

export function EmailSignInView({ step, inbox, ...frame }: EmailSignInViewProps): ReactNode {
  const { t } = useTranslation()
  return step.kind === 'email' ? (
    <SignInLayout {...frame} title={t('signIn.emailTitle')} subtitle={t('signIn.emailSubtitle')} below={inbox}>
      <EmailStep {...step} />
    </SignInLayout>
  ) : (
    <SignInLayout
      {...frame}
      title={t('signIn.codeTitle')}
      subtitle={t('signIn.codeSubtitle', { email: step.email })}
      below={inbox}
    >
      <CodeStep {...step} />
    </SignInLayout>
  )
}
