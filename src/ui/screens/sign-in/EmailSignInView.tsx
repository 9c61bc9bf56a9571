import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeStep, type CodeStepProps } from './CodeStep'
import { EmailStep, type EmailStepProps } from './EmailStep'
import { SignInFrame, type SignInFrameProps } from './SignInFrame'

export interface EmailSignInViewProps extends SignInFrameProps {
  readonly step: ({ readonly kind: 'email' } & EmailStepProps) | ({ readonly kind: 'code' } & CodeStepProps)
  /** A `SimulatedInbox` where codes are not really sent. */
  readonly inbox?: ReactNode
}

export function EmailSignInView({ step, inbox, ...frame }: EmailSignInViewProps): ReactNode {
  const { t } = useTranslation()
  return step.kind === 'email' ? (
    <SignInFrame {...frame} title={t('signIn.emailTitle')} subtitle={t('signIn.emailSubtitle')} below={inbox}>
      <EmailStep {...step} />
    </SignInFrame>
  ) : (
    <SignInFrame {...frame} title={t('signIn.codeTitle')} subtitle={t('signIn.codeSubtitle', { email: step.email })} below={inbox}>
      <CodeStep {...step} />
    </SignInFrame>
  )
}
