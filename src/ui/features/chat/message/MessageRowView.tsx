import { CircleAlert } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { hasNoSender } from '../content-text'
import { UserLevel } from '../../levels/UserLevel'
import { Avatar } from '../../../components/avatar/Avatar'
import { classNames } from '../../../components/class-names'
import { Icon } from '../../../components/layout/Icon'
import { PersonButton } from '../../../components/avatar/PersonButton'
import { PersonName } from '../../../components/avatar/PersonName'
import { RoleLabel } from '../../../components/avatar/RoleLabel'
import { useFormat } from '../../../format/use-format'
import { Reactions } from '../actions/reactions/Reactions'
import { RowTools } from '../actions/RowTools'
import type { MessageItem } from './message-item'
import { isSameRow, type MessageRow } from './message-rows'
import styles from './message-row.module.css'
import { Divider } from '../timeline/Divider'
import { UnansweredCommand } from './UnansweredCommand'
import { MessageBubble } from './MessageBubble'

const c = classNames(styles)

interface MessageRowViewProps {
  readonly row: MessageRow
  readonly isLast: boolean
  readonly now: number
  readonly tabIndex: 0 | -1
  /** Whether the member jumped to this message. */
  readonly isTarget?: boolean
  /** Whether the row is hovered or focused and shows its tools. */
  readonly hasTools?: boolean
  readonly onRetry: (key: string) => void
  readonly onRemove: (key: string) => void
}

export const MessageRowView = memo(
  function MessageRowView({
    row,
    isLast,
    now,
    tabIndex,
    isTarget = false,
    hasTools = false,
    onRetry,
    onRemove,
  }: MessageRowViewProps): ReactNode {
    const { t } = useTranslation()
    const format = useFormat()
    const { message, startsNew, startsRun, dividerBelow } = row
    const isCentre = hasNoSender(message.content)
    return (
      <div className={c('row', isLast && 'last')} data-row="">
        {startsNew && <Divider text={t('group.newMessages')} isNew />}
        <article
          className={c(
            'message',
            isCentre ? 'centre' : message.own && 'own',
            !startsRun && 'cont',
            isTarget && 'target',
          )}
          data-key={message.key}
          tabIndex={tabIndex}
        >
          {startsRun && !message.own && !isCentre && (
            <>
              <span className={c('face')}>
                <PersonButton person={message.sender} tabIndex={tabIndex}>
                  <Avatar person={message.sender} size={36} />
                </PersonButton>
              </span>
              <p className={message.isOfTwo === true ? 'sr' : c('who')}>
                <PersonName name={message.sender.name} />
                {message.sender.role && <RoleLabel role={message.sender.role} />}
                {message.isOfTwo !== true && <UserLevel xid={message.sender.id} />}
              </p>
            </>
          )}
          {!startsRun && !message.own && !isCentre && <span className="sr">{message.sender.name}</span>}
          {message.own && !isCentre && <span className="sr">{t('group.own')}</span>}
          <MessageBubble message={message} startsRun={startsRun} tabIndex={tabIndex} />
          {message.sent && <Reactions message={message.sent} tabIndex={tabIndex} />}
          {message.state === 'failed' && <Failure message={message} onRetry={onRetry} onRemove={onRemove} />}
          {message.own && message.content.kind === 'command' && message.sent?.clientId && (
            <UnansweredCommand clientId={message.sent.clientId} text={message.content.text} tabIndex={tabIndex} />
          )}
        </article>
        {hasTools && message.sent && <RowTools message={message.sent} />}
        {dividerBelow && (
          <Divider
            isPause={dividerBelow.sameDay}
            text={dividerBelow.sameDay ? format.time(dividerBelow.at) : format.day(dividerBelow.at, now)}
          />
        )}
      </div>
    )
  },
  (a, b) =>
    isSameRow(a.row, b.row) &&
    a.isLast === b.isLast &&
    a.now === b.now &&
    a.tabIndex === b.tabIndex &&
    a.isTarget === b.isTarget &&
    a.hasTools === b.hasTools &&
    a.onRetry === b.onRetry &&
    a.onRemove === b.onRemove,
)

interface FailureProps extends Pick<MessageRowViewProps, 'onRetry' | 'onRemove'> {
  readonly message: MessageItem
}

function Failure({ message, onRetry, onRemove }: FailureProps): ReactNode {
  const { t } = useTranslation()
  return (
    <div className={c('failure')}>
      <Icon of={CircleAlert} size={14} />
      <span>{message.failure ?? t('badge.failed')}</span>
      <button type="button" onClick={() => onRetry(message.key)}>
        {t('action.retry')}
      </button>
      <button type="button" onClick={() => onRemove(message.key)}>
        {t('action.remove')}
      </button>
    </div>
  )
}
