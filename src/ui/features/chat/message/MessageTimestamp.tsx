import { CheckCheck, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/layout/Icon'
import { toDateTime } from '../../../format/dates'
import { useFormat } from '../../../format/use-format'
import type { MessageItem } from './message-item'
import styles from './message-bubble.module.css'

const stateIcons = { sending: Clock, sent: CheckCheck, failed: undefined } as const

/** The time of a message, and for the member's own messages the delivery state. */
export function MessageTimestamp({ message }: { readonly message: MessageItem }): ReactNode {
  const { t } = useTranslation()
  const format = useFormat()
  const icon = message.own ? stateIcons[message.state] : undefined
  return (
    <bdi className={styles['stamp']}>
      <time dateTime={toDateTime(message.at)} title={format.moment(message.at)}>
        {format.time(message.at)}
      </time>
      {icon && (
        <>
          <Icon of={icon} size={14} />
          <span className="sr">{t(`badge.${message.state}`)}</span>
        </>
      )}
    </bdi>
  )
}
