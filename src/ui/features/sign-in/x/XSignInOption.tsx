import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { xSignInViewModel } from '../../../../domain/session'
import { useApp, useStore } from '../../../app/app-context'
import { Button } from '../../../components/form/Button'
import { xErrorText } from './x-error-text'
import { XLogo } from '../../../components/layout/XLogo'
import styles from '../sign-in.module.css'

/** A button that starts the sign-in with X. If the sign-in fails, the text below shows the reason. */
export function XSignInOption(): ReactNode {
  const app = useApp()
  const { t } = useTranslation()
  const { busy, problem } = xSignInViewModel(useStore(app.tab.sources.xSignIn))
  return (
    <>
      <Button
        kind="outline"
        size={44}
        wide
        busy={busy}
        onClick={() => app.tab.dispatch({ type: 'BeginX', errand: { purpose: 'signIn', sessionId: null } })}
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
