import { AudioLines, BellOff, CheckCheck, CircleAlert, Clock, Pin } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { truncateAtGrapheme } from '../../../../domain/kernel/graphemes'
import { ConversationAvatar } from '../../../components/avatar/Avatar'
import { classNames } from '../../../components/class-names'
import { Icon } from '../../../components/layout/Icon'
import { PersonName } from '../../../components/avatar/PersonName'
import { RoleLabel } from '../../../components/avatar/RoleLabel'
import { UnreadBadge } from '../../../components/feedback/UnreadBadge'
import { VerifiedBadge } from '../../../components/avatar/VerifiedBadge'
import { toDateTime } from '../../../format/dates'
import { replaceUndrawable, shortName } from '../../../format/text'
import { useFormat } from '../../../format/use-format'
import type { ConversationItem } from './conversation'
import styles from './conversation-row.module.css'

const c = classNames(styles)
const ownIcons = { sending: Clock, sent: CheckCheck, failed: CircleAlert } as const

interface ConversationRowProps {
  readonly item: ConversationItem
  readonly now: number
  readonly selected: boolean
  readonly tabIndex: 0 | -1
}

export const ConversationRow = memo(function ConversationRow({
  item,
  now,
  selected,
  tabIndex,
}: ConversationRowProps): ReactNode {
  const { t } = useTranslation()
  const format = useFormat()
  const { face, summary } = item
  const words = item.draft ?? summary?.text
  const sender = summary?.own
    ? t('messages.you')
    : summary?.sender === undefined
      ? undefined
      : shortName(summary.sender)
  return (
    <Link
      to={item.href}
      className={c('row', selected && 'on')}
      aria-current={selected ? 'page' : undefined}
      tabIndex={tabIndex}
      data-roving={item.id}
      draggable={false}
    >
      <span className={c('face', item.isLive === true && 'live')}>
        <ConversationAvatar face={face} size={40} />
      </span>
      <span className={c('body')}>
        <span className={c('line')}>
          <span className={c('name')}>
            <PersonName name={face.name} />
          </span>
          {item.verified && <VerifiedBadge type={item.verified} />}
          {item.isLive === true && (
            <span className={c('onAir')}>
              <Icon of={AudioLines} size={14} />
              <span className="sr">{t('discover.live')}</span>
            </span>
          )}
          {item.label && <RoleLabel role={item.label} />}
          {item.at !== undefined && (
            <time className={c('time')} dateTime={toDateTime(item.at)}>
              {format.listTime(item.at, now)}
            </time>
          )}
        </span>
        <span className={c('line', 'second')}>
          <span className={c('summary')} dir="auto">
            {item.draft !== undefined && <bdi className={c('draft')}>{t('messages.draft')} </bdi>}
            {item.draft === undefined && sender !== undefined && (
              <b>
                <bdi>{sender}</bdi>:{' '}
              </b>
            )}
            <span className={c('words')}>
              {words === undefined ? (
                <bdi>{t('discover.quiet')}</bdi>
              ) : (
                replaceUndrawable(truncateAtGrapheme(words, 200))
              )}
            </span>
          </span>
          {item.draft === undefined && summary?.own && (
            <span className={c('mark', summary.own === 'failed' && 'bad')}>
              <Icon of={ownIcons[summary.own]} size={16} />
              <span className="sr">{t(`badge.${summary.own}`)}</span>
            </span>
          )}
          {item.pinned && (
            <span className={c('mark')}>
              <Icon of={Pin} size={16} />
              <span className="sr">{t('badge.pinned')}</span>
            </span>
          )}
          {item.muted && (
            <span className={c('mark')}>
              <Icon of={BellOff} size={16} />
              <span className="sr">{t('badge.muted')}</span>
            </span>
          )}
          <UnreadBadge count={item.unread} muted={item.muted} marked={item.markedUnread} />
        </span>
      </span>
    </Link>
  )
})
