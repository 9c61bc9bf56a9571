import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { xSignInViewModel } from '../../../../domain/sign-in'
import { useApp } from '../../../app/app-context'
import { useFeature, useTabState } from '../../../app/use-feature'
import { Button } from '../../../components/form/Button'
import { xErrorText } from './x-error-text'
import { XLogo } from '../../../components/layout/XLogo'
import styles from '../sign-in.module.css'

/** A button that starts the sign-in with X. If the sign-in fails, the text below shows the reason. */
export function XSignInOption(): ReactNode {
  const app = useApp()
  const { t } = useTranslation()
  const { busy, problem } = xSignInViewModel(useTabState(useFeature('sign-in').slices.tab.x))
  return (
    <>
      <Button
        kind="outline"
        size={44}
        wide
        busy={busy}
        onClick={() =>
          app.tab.dispatch({ type: 'sign-in/StartXSignIn', errand: { purpose: 'signIn', sessionId: null } })
        }
      >
        <XLogo />
        {t('signIn.withX')}
      </Button>
      {problem !== null && (
        <p role="alert" className={styles['problem']}>
          {xErrorText(t, problem)}
        </p>
      )}
    </>
  )
}
