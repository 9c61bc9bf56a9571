import { memo, useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { groupByKey, type Group } from '../../../../domain/group'
import type { Gid } from '../../../../domain/kernel/ids'
import { useApp, useNow } from '../../../app/app-context'
import { useAccountState, useFeature } from '../../../app/use-feature'
import { MINUTE_MS } from '../../../app-shell/header-account'
import { ChatSkeleton } from '../../chat/ChatSkeleton'
import { ChatContentActions } from '../../chat/ChatContentActions'
import { ChatView } from '../../chat/ChatView'
import { useChat } from '../../chat/use-chat'
import styles from './room-chat.module.css'

const AT_THE_END = { seq: null, jump: '', onLatest: () => undefined } as const

/** The chat of the room's group, beside the stage. */
export const RoomChat = memo(function RoomChat({ gid }: { readonly gid: Gid }): ReactNode {
  const app = useApp()
  const found = groupByKey(useAccountState(useFeature('group').slices.account.group), gid)
  useEffect(() => app.account.dispatch({ type: 'group/ShowGroup', key: gid }), [app, gid])
  return found.status === 'shown' ? <Talk group={found.group} /> : <ChatSkeleton />
})

function Talk({ group }: { readonly group: Group }): ReactNode {
  const { t } = useTranslation()
  const { tools: _tools, ...chat } = useChat(group, useNow(MINUTE_MS), AT_THE_END)
  return (
    <ChatContentActions of={group} messages={chat.messages}>
      <div className={styles['short']} data-short="">
        <ChatView
          {...chat}
          composer={{ ...chat.composer, placeholder: t('room.say') }}
          name={group.name}
          header={<h2 className={styles['title']}>{t('room.chat')}</h2>}
        />
      </div>
    </ChatContentActions>
  )
}
