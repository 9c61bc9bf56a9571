import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '../../../components/Icon'
import styles from './card.module.css'
import { noticeLink } from './notice-link'

interface NoticeButtonProps {
  readonly link: string
  readonly words: string
  readonly tabIndex: 0 | -1
}

/** Leads to a screen of ours, or in a tab of its own to another site, which it names; anything else leads nowhere. */
export function NoticeButton({ link, words, tabIndex }: NoticeButtonProps): ReactNode {
  const { t } = useTranslation()
  const leads = noticeLink(link)
  const label = words === '' ? t('notice.open') : words
  if (leads === null) return <span className={styles['inert']}>{label}</span>
  if (leads.kind === 'inside') return <Link to={leads.to} className={styles['button']} tabIndex={tabIndex}>{label}</Link>
  return (
    <a href={leads.href} className={styles['button']} tabIndex={tabIndex} target="_blank" rel="noopener noreferrer" title={t('group.linkTo', { host: leads.host })}>
      {label}
      <Icon of={ExternalLink} size={14} />
      <span className={styles['host']}>{leads.host}</span>
    </a>
  )
}
