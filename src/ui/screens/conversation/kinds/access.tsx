import { Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentOf } from '../../../../domain/chat'
import { personFace } from '../../../app/faces'
import { Avatar } from '../../../components/person/Avatar'
import { onDemand } from '../../../components/on-demand'
import { PersonButton } from '../../../components/person/PersonButton'
import styles from './card.module.css'
import { useDeeds } from './deeds'
import { GroupLink } from './GroupLink'
import type { BodyProps, Kind } from './kind'

function AccessGrantedBody({ content, tabIndex }: BodyProps<ContentOf<'accessGranted'>>): ReactNode {
  const { t } = useTranslation()
  return (
    <span className={styles['item']}>
      <span>{t('access.granted', { group: content.group.name })}</span>
      <GroupLink group={content.group} tabIndex={tabIndex} />
    </span>
  )
}

const answers = onDemand(() => import('../../../features/notification/AccessButtons'))

/** Its buttons stand there only while it waits, and only for whoever may answer (spec 1 §4, R1-228). */
function AccessRequestBody({ content, message, tabIndex }: BodyProps<ContentOf<'accessRequest'>>): ReactNode {
  const { t } = useTranslation()
  const { mayDecide, conversationId } = useDeeds()
  const { requestId, isSpace, person, avatar, group, status } = content
  const { seq } = message
  const face = personFace({ ...person, avatar })
  const isOpen = status === 'pending' && mayDecide && seq !== null && conversationId !== null
  const part = answers.usePart(isOpen)
  return (
    <span className={styles['item']}>
      <span className={styles['asks']}>
        <PersonButton person={face} tabIndex={tabIndex}><Avatar person={face} size={40} /></PersonButton>
        <span>{t('access.request', { name: person.name, group: group.name })}</span>
      </span>
      {isOpen && (
        <span className={styles['answers']}>
          {part && <Suspense fallback={null}><part.AccessButtons order={{ id: requestId, isSpace, conversationId, seq }} tabIndex={tabIndex} /></Suspense>}
        </span>
      )}
      {!isOpen && status !== 'unknown' && <span className={styles['line']}>{t(`access.${status}`)}</span>}
    </span>
  )
}

export const accessGranted: Kind<ContentOf<'accessGranted'>> = { frame: 'card', Body: AccessGrantedBody }
export const accessRequest: Kind<ContentOf<'accessRequest'>> = { frame: 'card', Body: AccessRequestBody }
