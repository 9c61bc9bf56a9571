import { Eye, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/Button'
import { SignInFrame, type SignInFrameProps } from './SignInFrame'
import styles from './sign-in.module.css'

export interface SignInViewProps extends SignInFrameProps {
  readonly emailHref: string
  readonly visitorHref: string
}

export function SignInView({ emailHref, visitorHref, ...frame }: SignInViewProps): ReactNode {
  const { t } = useTranslation()
  return (
    <SignInFrame {...frame} title={t('signIn.title')} subtitle={t('signIn.subtitle')}>
      <div className={styles['choices']}>
        <ButtonLink kind="primary" size={44} wide icon={Mail} to={emailHref}>{t('signIn.withEmail')}</ButtonLink>
        <ButtonLink kind="quiet" size={44} wide icon={Eye} to={visitorHref}>{t('signIn.visitor')}</ButtonLink>
      </div>
    </SignInFrame>
  )
}
