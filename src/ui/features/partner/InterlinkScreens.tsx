import { Handshake } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { isPartnerArriving } from '../../../domain/partner-sign-in'
import { sessionOf } from '../../../domain/session'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature, useTabState } from '../../app/use-feature'
import { paths } from '../../app/routing/paths'
import { ButtonLink } from '../../components/form/Button'
import { Spinner } from '../../components/feedback/Spinner'
import { EmptyState } from '../../components/feedback/StateView'
import { PartnerHeader } from './PartnerHeader'
import { PartnerPage } from './PartnerPage'
import { partnerPaths } from './partner-paths'
import styles from './partner.module.css'

const head = <PartnerHeader link={null} icon={null} />

/**
 * The screen /p/interlink, to which a partner sends its users with a token. Without a token, the screen redirects to
 * the login page (R1-048). The app removes the token from the URL before this component renders. A pending sign-in
 * means that there was a token.
 */
export function InterlinkScreen(): ReactNode {
  const app = useApp()
  const { t } = useTranslation('partner')
  const { partnerSignIn } = useFeature('partner-sign-in').slices.tab
  const [first] = useState(() => isPartnerArriving(partnerSignIn.get()))
  const arriving = isPartnerArriving(useTabState(partnerSignIn))
  const method = sessionOf(useAccountState(app.account.slices.session))?.method
  if (!arriving)
    return <Navigate to={first && method === 'partner' ? partnerPaths.home(null) : partnerPaths.login} replace />
  return (
    <PartnerPage head={head}>
      <div role="status" className={styles['arriving']}>
        <Spinner />
        <p>{t('interlink.waiting')}</p>
        <p className={styles['quiet']}>{t('interlink.waitingText')}</p>
      </div>
    </PartnerPage>
  )
}

/** The screen /loop-interlink-login: how to sign in through a partner, and the other ways to sign in. */
export function InterlinkLoginScreen(): ReactNode {
  return (
    <PartnerPage head={head}>
      <Ways />
    </PartnerPage>
  )
}

function Ways(): ReactNode {
  const { t } = useTranslation('partner')
  const isIn = sessionOf(useAccountState(useApp().account.slices.session))?.method === 'partner'
  if (isIn) {
    return (
      <EmptyState
        icon={Handshake}
        heading="h1"
        title={t('interlink.signedIn')}
        text={t('interlink.signedInText')}
        action={
          <ButtonLink kind="primary" to={partnerPaths.home(null)}>
            {t('interlink.toHome')}
          </ButtonLink>
        }
      />
    )
  }
  return (
    <EmptyState
      icon={Handshake}
      heading="h1"
      title={t('interlink.title')}
      text={t('interlink.text')}
      action={
        <>
          <ButtonLink kind="primary" to={paths.signIn}>
            {t('interlink.signIn')}
          </ButtonLink>
          <ButtonLink kind="quiet" to={partnerPaths.home(null)}>
            {t('interlink.look')}
          </ButtonLink>
        </>
      }
    />
  )
}
