import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { memberNameIn, type JoinedRoom } from '../../../../domain/space'
import { classNames } from '../../../components/class-names'
import styles from './room.module.css'

const c = classNames(styles)

/** The reactions of the room, which rise and disappear. Screen readers announce only the latest reaction. */
export function RoomReactions({ room }: { readonly room: JoinedRoom }): ReactNode {
  const { t } = useTranslation()
  const last = room.reactionsSeen.at(-1)
  return (
    <div className={c('reactions')}>
      {room.reactionsSeen.map(({ n, emoji }) => (
        <span
          key={n}
          className={c('reaction')}
          style={{ insetInlineStart: `${10 + ((n * 37) % 80)}%` }}
          aria-hidden="true"
        >
          {emoji}
        </span>
      ))}
      <p className="sr" role="status">
        {last === undefined ? '' : t('room.reacted', { name: memberNameIn(room, last.xid), emoji: last.emoji })}
      </p>
    </div>
  )
}
