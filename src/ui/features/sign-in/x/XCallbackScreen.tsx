import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { isMember } from '../../../../domain/session'
import { xSignInViewModel } from '../../../../domain/sign-in'
import { useApp } from '../../../app/app-context'
import { useAccountState, useFeature, useTabState } from '../../../app/use-feature'
import { useFeatureTranslations } from '../../../app/use-feature-translations'
import { paths } from '../../../app/routing/paths'
import { usePreferences } from '../../../app/use-preferences'
import { ButtonLink } from '../../../components/form/Button'
import { Spinner } from '../../../components/feedback/Spinner'
import { SignInLayout } from '../SignInLayout'
import { translations } from '../translations'
import { useXCallback } from './use-x-callback'
import { xErrorText } from './x-error-text'
import styles from '../sign-in.module.css'

/**
 * The screen /sign-in/x/callback, to which X redirects. A signed-in member stays on this screen until the response is
 * handled (SES-13).
 */
export function XCallbackScreen(): ReactNode {
  useFeatureTranslations('sign-in', translations)
  const app = useApp()
  const { t: core } = useTranslation()
  const { t } = useTranslation('sign-in')
  const { language, onLanguage } = usePreferences()
  const isFresh = useXCallback()
  const { purpose, busy, done, problem } = xSignInViewModel(useTabState(useFeature('sign-in').slices.tab.x))
  const isIn = isMember(useAccountState(app.account.slices.session))
  if (isFresh || busy) {
    return (
      <SignInLayout
        language={language}
        onLanguage={onLanguage}
        title={core('signIn.withX')}
        subtitle={core('signIn.subtitle')}
      >
        <p role="status" className={styles['waiting']}>
          <Spinner />
          {t('xCallback.waiting')}
        </p>
      </SignInLayout>
    )
  }
  // The sign-in page then redirects a signed-in member.
  if (!isIn || purpose === 'signIn' || (!done && problem === null)) return <Navigate to={paths.signIn} replace />
  return (
    <SignInLayout
      language={language}
      onLanguage={onLanguage}
      title={t(done ? 'xCallback.title' : 'xCallback.failedTitle')}
      subtitle={problem === null ? t('xCallback.text') : xErrorText(core, problem)}
    >
      <ButtonLink kind="primary" size={44} wide to={paths.settings}>
        {core('action.back')}
      </ButtonLink>
    </SignInLayout>
  )
}
