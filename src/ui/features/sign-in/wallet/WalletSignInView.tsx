import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SignInLayout, type SignInLayoutProps } from '../SignInLayout'
import { ChooseStep, type ChooseStepProps } from './ChooseStep'
import { ReviewTextStep, type ReviewTextStepProps } from './ReviewTextStep'

export interface WalletSignInViewProps extends SignInLayoutProps {
  readonly step: ({ readonly kind: 'choose' } & ChooseStepProps) | ({ readonly kind: 'read' } & ReviewTextStepProps)
}

export function WalletSignInView({ step, ...frame }: WalletSignInViewProps): ReactNode {
  const { t } = useTranslation()
  return step.kind === 'choose' ? (
    <SignInLayout {...frame} title={t('signIn.walletTitle')} subtitle={t('signIn.walletSubtitle')}>
      <ChooseStep {...step} />
    </SignInLayout>
  ) : (
    <SignInLayout
      {...frame}
      title={t('signIn.walletReadTitle')}
      subtitle={t('signIn.walletReadSubtitle', { name: step.name })}
    >
      <ReviewTextStep {...step} />
    </SignInLayout>
  )
}
