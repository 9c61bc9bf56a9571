import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentOf } from '../../../../domain/chat'
import { personFace } from '../../../app/faces'
import { Avatar } from '../../../components/Avatar'
import { Button } from '../../../components/Button'
import { PersonButton } from '../../../components/PersonButton'
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

/** Its buttons stand there only while it waits, and only for whoever may answer (spec 1 §4, R1-228). */
function AccessRequestBody({ content, message, tabIndex }: BodyProps<ContentOf<'accessRequest'>>): ReactNode {
  const { t } = useTranslation()
  const { mayDecide, onDecide } = useDeeds()
  const { person, avatar, group, status } = content
  const { seq } = message
  const face = personFace({ ...person, avatar })
  return (
    <span className={styles['item']}>
      <span className={styles['asks']}>
        <PersonButton person={face} tabIndex={tabIndex}><Avatar person={face} size={40} /></PersonButton>
        <span>{t('access.request', { name: person.name, group: group.name })}</span>
      </span>
      {status === 'pending' && mayDecide && seq !== null && (
        <span className={styles['buttons']}>
          <Button size={36} tabIndex={tabIndex} onClick={() => onDecide(seq, false)}>{t('access.ignore')}</Button>
          <Button size={36} kind="primary" tabIndex={tabIndex} onClick={() => onDecide(seq, true)}>{t('access.accept')}</Button>
        </span>
      )}
      {status === 'pending' && !mayDecide && <span className={styles['line']}>{t('access.pending')}</span>}
      {(status === 'accepted' || status === 'ignored') && <span className={styles['line']}>{t(`access.${status}`)}</span>}
    </span>
  )
}

export const accessGranted: Kind<ContentOf<'accessGranted'>> = { frame: 'card', Body: AccessGrantedBody }
export const accessRequest: Kind<ContentOf<'accessRequest'>> = { frame: 'card', Body: AccessRequestBody }
