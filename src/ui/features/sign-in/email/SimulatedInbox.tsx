import { Inbox } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/layout/Icon'
import { toDateTime } from '../../../format/dates'
import { useFormat } from '../../../format/use-format'
import styles from './simulated-inbox.module.css'

export interface InboxItem {
  readonly email: string
  readonly code: string
  /** The time in milliseconds since 1970. */
  readonly at: number
}

export interface SimulatedInboxProps {
  /** The emails, newest first. */
  readonly items: readonly InboxItem[]
  readonly onUse?: ((code: string) => void) | undefined
}

/** A substitute for a mail program in builds that send no real email. A label marks it as simulated. */
export function SimulatedInbox({ items, onUse }: SimulatedInboxProps): ReactNode {
  const { t } = useTranslation()
  const format = useFormat()
  const id = useId()
  return (
    <section className={styles['inbox']} aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        <Icon of={Inbox} size={18} />
        {t('signIn.inbox')}
      </h2>
      <p className={styles['text']}>{t('signIn.inboxText')}</p>
      <ul className={styles['items']} aria-live="polite">
        {items.map(({ email, code, at }) => (
          <li key={`${code} ${at}`} className={styles['item']}>
            <span className={styles['email']} title={email}>
              {email}
            </span>
            <time dateTime={toDateTime(at)}>{format.time(at)}</time>
            {onUse ? (
              <button
                type="button"
                className={styles['code']}
                aria-label={t('signIn.inboxUse', { code })}
                onClick={() => onUse(code)}
              >
                {code}
              </button>
            ) : (
              <b className={styles['code']}>{code}</b>
            )}
          </li>
        ))}
        {items.length === 0 && <li className={styles['text']}>{t('signIn.inboxEmpty')}</li>}
      </ul>
    </section>
  )
}
