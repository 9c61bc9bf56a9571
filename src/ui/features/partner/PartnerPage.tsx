import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { needsSession } from '../../../domain/session'
import { useApp } from '../../app/app-context'
import { useTranslationPart } from '../../app/routing/lazy-page'
import styles from './partner.module.css'

interface PartnerPageProps {
  readonly head?: ReactNode
  /** Whether the content has margins and a scroll area of its own. */
  readonly isWhole?: boolean
  readonly children: ReactNode
}

/** A partner page. The page renders outside the app shell, so it loads the texts that it needs itself. */
export function PartnerPage(props: PartnerPageProps): ReactNode {
  useTranslationPart('community')
  useTranslationPart('spacesAndAdmin')
  return <Begun {...props} />
}

/** As in the app shell, a user without a session enters as a visitor. */
function Begun({ head, isWhole = false, children }: PartnerPageProps): ReactNode {
  const app = useApp()
  const { t } = useTranslation('partner')
  const { pathname } = useLocation()
  useEffect(() => {
    if (needsSession(app.account.slices.session.get())) app.account.dispatch({ type: 'RequireSession' })
  }, [app, pathname])
  const product = t('app.name', { ns: 'translation' })
  const title = `${t('title')} · ${product}`
  useEffect(() => {
    document.title = title
    return () => {
      document.title = product
    }
  }, [title, product])
  return (
    <div className={styles['page']} data-natural-height={isWhole ? undefined : ''}>
      {head}
      <main className={styles[isWhole ? 'whole' : 'main']}>{children}</main>
    </div>
  )
}
