import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SignInFrame, type SignInFrameProps } from '../sign-in/SignInFrame'
import { ChooseStep, type ChooseStepProps } from './ChooseStep'
import { ReadStep, type ReadStepProps } from './ReadStep'

export interface WalletSignInViewProps extends SignInFrameProps {
  readonly step: ({ readonly kind: 'choose' } & ChooseStepProps) | ({ readonly kind: 'read' } & ReadStepProps)
}

export function WalletSignInView({ step, ...frame }: WalletSignInViewProps): ReactNode {
  const { t } = useTranslation()
  return step.kind === 'choose' ? (
    <SignInFrame {...frame} title={t('signIn.walletTitle')} subtitle={t('signIn.walletSubtitle')}>
      <ChooseStep {...step} />
    </SignInFrame>
  ) : (
    <SignInFrame {...frame} title={t('signIn.walletReadTitle')} subtitle={t('signIn.walletReadSubtitle', { name: step.name })}>
      <ReadStep {...step} />
    </SignInFrame>
  )
}
