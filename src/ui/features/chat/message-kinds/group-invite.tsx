import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentOf } from '../../../../domain/chat'
import { Button } from '../../../components/form/Button'
import styles from './parts/card.module.css'
import { useContentActions } from './content-actions-context'
import { GroupLink } from './parts/GroupLink'
import type { BodyProps, MessageKindView } from './message-kind'

function GroupInviteBody({ content: { group }, tabIndex }: BodyProps<ContentOf<'groupInvite'>>): ReactNode {
  const { t } = useTranslation()
  const { mayJoin, onJoin } = useContentActions()
  return (
    <span className={styles['item']}>
      <GroupLink group={group} tabIndex={tabIndex} />
      {mayJoin(group) && (
        <span className={styles['buttons']}>
          <Button size={36} kind="primary" tabIndex={tabIndex} onClick={() => onJoin(group)}>
            {t('join.join')}
          </Button>
        </span>
      )}
    </span>
  )
}

export const groupInvite: MessageKindView<ContentOf<'groupInvite'>> = { frame: 'card', Body: GroupInviteBody }
