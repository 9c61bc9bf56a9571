import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../app/routing/paths'
import { ButtonLink } from '../../components/form/Button'
import { EmailStep, type EmailStepProps } from './email/EmailStep'
import { SignInLayout, type SignInLayoutProps } from './SignInLayout'
import styles from './sign-in.module.css'

export interface SignInViewProps extends SignInLayoutProps {
  readonly email: EmailStepProps
  /** The other sign-in methods, each as a wide outlined button. */
  readonly ways: readonly ReactNode[]
  readonly qr: ReactNode
  readonly visitorHref: string
}

export function SignInView({ email, ways, qr, visitorHref, ...frame }: SignInViewProps): ReactNode {
  const { t } = useTranslation()
  const accept = (
    <p className={styles['accept']}>
      {t('signIn.accept')} <Link to={paths.terms}>{t('signIn.terms')}</Link> {t('signIn.and')}{' '}
      <Link to={paths.dataSafety}>{t('signIn.dataSafety')}</Link>
    </p>
  )
  return (
    <SignInLayout {...frame} title={t('signIn.title')} subtitle={t('signIn.subtitle')} foot={accept}>
      <EmailStep {...email} />
      <p className={styles['or']}>{t('signIn.or')}</p>
      <div className={styles['options']}>{ways}</div>
      <div className={styles['foot']}>
        {qr}
        <ButtonLink kind="quiet" size={44} icon={Eye} to={visitorHref}>
          {t('signIn.visitor')}
        </ButtonLink>
      </div>
    </SignInLayout>
  )
}
