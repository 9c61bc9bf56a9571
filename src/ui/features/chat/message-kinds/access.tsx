import { type ReactNode } from 'react'
import { OptionalPart } from '../../../app/OptionalPart'
import { useTranslation } from 'react-i18next'
import type { ContentOf } from '../../../../domain/chat'
import { personAvatarData } from '../../../app/avatar-data'
import { Avatar } from '../../../components/avatar/Avatar'
import { lazyModule } from '../../../components/lazy-module'
import { PersonButton } from '../../../components/avatar/PersonButton'
import styles from './parts/card.module.css'
import { useContentActions } from './content-actions-context'
import { GroupLink } from './parts/GroupLink'
import type { BodyProps, MessageKindView } from './message-kind'

function AccessGrantedBody({ content, tabIndex }: BodyProps<ContentOf<'accessGranted'>>): ReactNode {
  const { t } = useTranslation()
  return (
    <span className={styles['item']}>
      <span>{t('access.granted', { group: content.group.name })}</span>
      <GroupLink group={content.group} tabIndex={tabIndex} />
    </span>
  )
}

const answers = lazyModule(() => import('../../notification/AccessButtons'))

/**
 * The message of an access request. The buttons appear only while the request is pending, and only for members who may
 * decide (spec 1 §4, R1-228).
 */
function AccessRequestBody({ content, message, tabIndex }: BodyProps<ContentOf<'accessRequest'>>): ReactNode {
  const { t } = useTranslation()
  const { mayDecide, conversationId } = useContentActions()
  const { requestId, isSpace, person, avatar, group, status } = content
  const { seq } = message
  const face = personAvatarData({ ...person, avatar })
  const isOpen = status === 'pending' && mayDecide && seq !== null && conversationId !== null
  const part = answers.useModule(isOpen)
  return (
    <span className={styles['item']}>
      <span className={styles['asks']}>
        <PersonButton person={face} tabIndex={tabIndex}>
          <Avatar person={face} size={40} />
        </PersonButton>
        <span>{t('access.request', { name: person.name, group: group.name })}</span>
      </span>
      {isOpen && (
        <span className={styles['answers']}>
          {part && (
            <OptionalPart>
              <part.AccessButtons order={{ id: requestId, isSpace, conversationId, seq }} tabIndex={tabIndex} />
            </OptionalPart>
          )}
        </span>
      )}
      {!isOpen && status !== 'unknown' && <span className={styles['line']}>{t(`access.${status}`)}</span>}
    </span>
  )
}

export const accessGranted: MessageKindView<ContentOf<'accessGranted'>> = { frame: 'card', Body: AccessGrantedBody }
export const accessRequest: MessageKindView<ContentOf<'accessRequest'>> = { frame: 'card', Body: AccessRequestBody }
