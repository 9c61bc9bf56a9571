import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { configQuery } from '../../../domain/partner'
import { sessionOf } from '../../../domain/session'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { Section } from '../../components/layout/SubPage'
import { PartnerHeader } from './PartnerHeader'
import { PartnerPage } from './PartnerPage'
import { partnerPaths } from './partner-paths'
import styles from './partner.module.css'
import { usePartnerVisibility } from './use-partner-visibility'

/**
 * The links of the test page. `null` means the session's own partner or the first partner. `nobody` names no partner.
 */
const LINKS = [null, 'harbor', 'tidewater', 'newleaf', 'nobody'] as const

/** The screen /partner_test, in debug builds: the session's partner, and the configuration of each partner (R3-039). */
export function PartnerTestScreen(): ReactNode {
  return (
    <PartnerPage head={<PartnerHeader link={null} icon={null} />}>
      <Standing />
    </PartnerPage>
  )
}

function Standing(): ReactNode {
  const { t } = useTranslation('partner')
  const session = sessionOf(useAccountState(useApp().account.slices.session))
  const shows = usePartnerVisibility()
  const onOff = (is: boolean): string => t(is ? 'test.on' : 'test.off')
  return (
    <div className={styles['debug']}>
      <h1 className={styles['title']}>{t('test.title')}</h1>
      <Section title={t('test.session')}>
        {session === null ? (
          <p>{t('test.none')}</p>
        ) : (
          <dl className={styles['details']}>
            <dt>{t('test.method')}</dt>
            <dd>{session.method}</dd>
            <dt>{t('test.partner')}</dt>
            <dd>{session.partnerId ?? '–'}</dd>
            <dt>{t('test.create')}</dt>
            <dd>{onOff(shows.create)}</dd>
            <dt>{t('test.gift')}</dt>
            <dd>{onOff(shows.gift)}</dd>
            <dt>{t('test.bubble')}</dt>
            <dd>{onOff(shows.bubble)}</dd>
          </dl>
        )}
      </Section>
      <Section title={t('test.configs')}>
        <ul className={styles['configs']}>
          {LINKS.map((link) => (
            <Config key={link} link={link} />
          ))}
        </ul>
      </Section>
    </div>
  )
}

function Config({ link }: { readonly link: string | null }): ReactNode {
  const { t } = useTranslation('partner')
  const app = useApp()
  const { slices } = useFeature('partner')
  const sessionId = sessionOf(useAccountState(app.account.slices.session))?.sessionId
  const state = useAccountState(slices.account.config)
  useEffect(() => {
    if (sessionId !== undefined) app.account.dispatch(configQuery.want({ link }))
  }, [link, app, sessionId])
  const { status } = configQuery.listed(state, { link })
  const config = configQuery.value(state, { link })?.found ?? null
  return (
    <li>
      <Link to={partnerPaths.home(link)}>{partnerPaths.home(link)}</Link>
      <code>
        {status === 'shown'
          ? config === null
            ? t('test.missing')
            : JSON.stringify(config)
          : status === 'failed'
            ? t('failed')
            : t('test.loading')}
      </code>
    </li>
  )
}
