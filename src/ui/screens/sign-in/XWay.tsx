import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { xSignInShown } from '../../../domain/session'
import { useApp, useSource } from '../../app/app-context'
import { Button } from '../../components/form/Button'
import { xProblemText } from './x-problem'
import { XLogo } from '../../components/layout/XLogo'
import styles from './sign-in.module.css'

/** To X and back; what went wrong on the way is told here. */
export function XWay(): ReactNode {
  const app = useApp()
  const { t } = useTranslation()
  const { busy, problem } = xSignInShown(useSource(app.tab.sources.xSignIn))
  return (
    <>
      <Button
        kind="outline"
        size={44}
        wide
        busy={busy}
        onClick={() => app.tab.say({ type: 'BeginX', errand: { purpose: 'signIn', sessionId: null } })}
      >
        <XLogo />
        {t('signIn.withX')}
      </Button>
      {problem !== null && <p role="alert" className={styles['problem']}>{xProblemText(t, problem)}</p>}
    </>
  )
}
