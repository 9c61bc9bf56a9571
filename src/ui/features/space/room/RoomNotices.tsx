import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { memberNameIn, noticesAt, type JoinedRoom, type RoomNotice } from '../../../../domain/space'
import { useApp, useNow } from '../../../app/app-context'
import { classNames } from '../../../components/class-names'
import { IconButton } from '../../../components/form/IconButton'
import { SECOND_MS } from '../countdown-text'
import styles from './room.module.css'

const c = classNames(styles)

/** The notices that the member may still read. */
export const useRoomNotices = (room: JoinedRoom): readonly RoomNotice[] => noticesAt(room.notices, useNow(SECOND_MS))

/** Names the host who acted, if the host is known and still in the room. */
export const useNoticeText = (room: JoinedRoom): ((notice: RoomNotice) => string) => {
  const { t } = useTranslation()
  return ({ kind, byXid, note }) => {
    const name = memberNameIn(room, byXid)
    const text =
      name === '' || kind === 'reloaded' || kind === 'micClosed'
        ? t(`room.happened.${kind}`)
        : t(`room.did.${kind}`, { name })
    return note === null ? text : t('room.noted', { text, note })
  }
}

/** The hosts' actions on the member. The region is always there, because screen readers announce only later changes. */
export function RoomNotices({ room }: { readonly room: JoinedRoom }): ReactNode {
  const app = useApp()
  const { t } = useTranslation()
  const notices = useRoomNotices(room)
  const textOf = useNoticeText(room)
  return (
    <div className={c('notices')} role="status">
      {notices.map((notice) => (
        <p key={notice.n} className={c('notice')}>
          {textOf(notice)}
          <IconButton
            icon={X}
            label={t('room.hideNotice')}
            onClick={() => app.account.dispatch({ type: 'space/HideRoomNotice', n: notice.n })}
          />
        </p>
      ))}
    </div>
  )
}
