import { ExternalLink } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { OptionalPart } from '../../../../app/OptionalPart'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '../../../../components/layout/Icon'
import styles from './card.module.css'
import { lazyComponent } from '../../../../components/lazy-component'
import { notificationLink } from './notification-link'

const LeaveDialog = lazyComponent(async () => ({ default: (await import('./LeaveDialog')).LeaveDialog }))

interface NotificationLinkButtonProps {
  readonly link: string
  readonly words: string
  readonly tabIndex: 0 | -1
}

/**
 * A button that opens a page of the app, or another site in a new tab. The button names the other site and warns of
 * sites that look like ours. Any other link is disabled.
 */
export function NotificationLinkButton({ link, words, tabIndex }: NotificationLinkButtonProps): ReactNode {
  const { t } = useTranslation()
  const [isConfirming, setConfirming] = useState(false)
  const leads = notificationLink(link)
  const label = words === '' ? t(link.startsWith('/moderation?appeal=') ? 'notice.appeal' : 'notice.open') : words
  if (leads === null) return <span className={styles['disabled']}>{label}</span>
  if (leads.kind === 'inside')
    return (
      <Link to={leads.to} className={styles['button']} tabIndex={tabIndex}>
        {label}
      </Link>
    )
  const { href, host } = leads
  if (leads.isLookalike) {
    const close = (): void => {
      setConfirming(false)
    }
    const open = (): void => {
      close()
      window.open(href, '_blank', 'noopener,noreferrer')
    }
    return (
      <>
        <button
          type="button"
          className={styles['button']}
          tabIndex={tabIndex}
          onClick={() => {
            setConfirming(true)
          }}
        >
          {label}
          <span className={styles['host']}>{host}</span>
        </button>
        {isConfirming && (
          <OptionalPart>
            <LeaveDialog host={host} onStay={close} onLeave={open} />
          </OptionalPart>
        )}
      </>
    )
  }
  return (
    <a
      href={href}
      className={styles['button']}
      tabIndex={tabIndex}
      target="_blank"
      rel="noopener noreferrer"
      title={t('group.linkTo', { host })}
    >
      {label}
      <Icon of={ExternalLink} size={14} />
      <span className={styles['host']}>{host}</span>
    </a>
  )
}
