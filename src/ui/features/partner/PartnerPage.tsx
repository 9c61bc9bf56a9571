import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { needsSession } from '../../../domain/session'
import { useApp } from '../../app/app-context'
import { useLazyArea, useTranslationPart } from '../../app/routing/lazy-page'
import styles from './partner.module.css'

interface PartnerPageProps {
  readonly head?: ReactNode
  /** What it shows has margins of its own and scrolls by itself. */
  readonly isWhole?: boolean
  readonly children: ReactNode
}

/** A page of the partner area. It stands outside the frame of the app: what of the app it shows has to come first. */
export function PartnerPage(props: PartnerPageProps): ReactNode {
  useLazyArea('frame')
  useLazyArea('inside')
  useLazyArea('spaces')
  useTranslationPart('inside')
  useTranslationPart('later')
  return <Begun {...props} />
}

/** As in the frame, whoever comes without a session enters as a visitor. */
function Begun({ head, isWhole = false, children }: PartnerPageProps): ReactNode {
  const app = useApp()
  const { t } = useTranslation('partner')
  const { pathname } = useLocation()
  useEffect(() => {
    if (needsSession(app.account.sources.session.getSnapshot())) app.account.dispatch({ type: 'NeedSession' })
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
