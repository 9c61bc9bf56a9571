import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SignInLayout, type SignInLayoutProps } from '../sign-in/SignInLayout'
import { ChooseStep, type ChooseStepProps } from './ChooseStep'
import { ReviewTextStep, type ReviewTextStepProps } from './ReviewTextStep'

export interface WalletSignInViewProps extends SignInLayoutProps {
  readonly step: ({ readonly kind: 'choose' } & ChooseStepProps) | ({ readonly kind: 'read' } & ReviewTextStepProps)
}

export function WalletSignInView({ step, ...frame }: WalletSignInViewProps): ReactNode {
  const { t } = useTranslation('wallet-sign-in')
  return step.kind === 'choose' ? (
    <SignInLayout {...frame} title={t('title')} subtitle={t('subtitle')}>
      <ChooseStep {...step} />
    </SignInLayout>
  ) : (
    <SignInLayout {...frame} title={t('readTitle')} subtitle={t('readSubtitle', { name: step.name })}>
      <ReviewTextStep {...step} />
    </SignInLayout>
  )
}
