import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Remote, Shared } from '../../../../application/ports/media-room'
import { useObservable } from '../../../app/app-context'
import { useFeature } from '../../../app/use-feature'
import styles from './media.module.css'
import { VideoTile } from './VideoTile'

const NOBODY: readonly Remote[] = []
const NOTHING: Shared | null = null

interface SharedVideosProps {
  readonly nameOf: (xid: string) => string
  readonly onStop: () => void
}

/** The shared screens and cameras of the room. The member's own video comes last. Empty without a video. */
export function SharedVideos({ nameOf, onStop }: SharedVideosProps): ReactNode {
  const { t } = useTranslation()
  const { room } = useFeature('space').streams
  const remotes = useObservable(room.remotes$, NOBODY)
  const own = useObservable<Shared | null>(room.shared$, NOTHING)
  const shown = remotes.flatMap(({ xid, kind, stream }) => (kind === 'microphone' ? [] : { xid, kind, stream }))
  if (shown.length === 0 && own === null) return null
  return (
    <div className={styles['pictures']}>
      {shown.map(({ xid, kind, stream }) => (
        <VideoTile key={`${xid} ${kind}`} stream={stream} kind={kind} name={nameOf(xid)} />
      ))}
      {own && (
        <VideoTile
          stream={own.own}
          kind={own.surface === 'camera' ? 'camera' : 'screen'}
          name={t('media.you')}
          note={own.surface === 'window' && !own.hasSound ? t('media.windowWithoutSound') : undefined}
          onStop={onStop}
        />
      )}
    </div>
  )
}
