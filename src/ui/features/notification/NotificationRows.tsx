import { Bell } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AccessRequest, Notice } from '../../../domain/notification'
import { useNow } from '../../app/app-context'
import { personAvatarData } from '../../app/avatar-data'
import { paths } from '../../app/routing/paths'
import { Avatar, GroupAvatar } from '../../components/avatar/Avatar'
import { classNames } from '../../components/class-names'
import { Icon } from '../../components/layout/Icon'
import { PersonButton } from '../../components/avatar/PersonButton'
import { toDateTime } from '../../format/dates'
import { useFormat } from '../../format/use-format'
import { GroupLink } from '../chat/message-kinds/parts/GroupLink'
import { NotificationItems } from '../chat/message-kinds/notification'
import { AccessButtons } from './AccessButtons'
import styles from './notification.module.css'

const c = classNames(styles)
const MINUTE_MS = 60_000

interface RowProps {
  readonly face: ReactNode
  readonly at: Notice['at']
  readonly isNew: boolean
  readonly children: ReactNode
}

function Row({ face, at, isNew, children }: RowProps): ReactNode {
  const { t } = useTranslation('notification')
  const format = useFormat()
  const now = useNow(MINUTE_MS)
  return (
    <div className={c('row', isNew && 'fresh')}>
      <span className={c('face')}>{face}</span>
      <div className={c('body')}>{children}</div>
      <span className={c('when')}>
        <time dateTime={toDateTime(at)}>{format.listTime(at, now)}</time>
        {isNew && (
          <span className={c('mark')}>
            <span className="sr">{t('new')}</span>
          </span>
        )}
      </span>
    </div>
  )
}

/** The row of a service notice with its items, or of the group that accepted the member. */
export function NotificationRow({
  notice: { at, content },
  isNew,
}: {
  readonly notice: Notice
  readonly isNew: boolean
}): ReactNode {
  const { t } = useTranslation()
  if (content.kind === 'notification') {
    return (
      <Row
        face={
          <span className={c('service')}>
            <Icon of={Bell} size={18} />
          </span>
        }
        at={at}
        isNew={isNew}
      >
        <NotificationItems items={content.items} tabIndex={0} />
      </Row>
    )
  }
  const { gid, name, icon } = content.group
  return (
    <Row
      face={<GroupAvatar group={{ id: gid, name, ownerId: gid, imageUrl: icon ?? undefined }} size={40} />}
      at={at}
      isNew={isNew}
    >
      <span className={c('text')}>{t('access.granted', { group: name })}</span>
      <GroupLink group={content.group} tabIndex={0} />
    </Row>
  )
}

/** The row of an access request, with a link to the request's chat. */
export function RequestRow({
  request,
  isNew,
}: {
  readonly request: AccessRequest
  readonly isNew: boolean
}): ReactNode {
  const { t } = useTranslation('notification')
  const { person, avatar, group, isSpace, at, status } = request
  const face = personAvatarData({ ...person, avatar })
  const names = { name: person.name, group: group.name }
  return (
    <Row
      face={
        <PersonButton person={face}>
          <Avatar person={face} size={40} />
        </PersonButton>
      }
      at={at}
      isNew={isNew}
    >
      <span className={c('text')}>{isSpace ? t('asksSpace', names) : t('asksGroup', names)}</span>
      <AccessButtons order={request} status={status} />
      <Link className={c('link')} to={paths.group(group.gid)}>
        {t('inChat')}
      </Link>
    </Row>
  )
}
