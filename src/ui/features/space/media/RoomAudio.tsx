import { Volume2 } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Remote, Stream } from '../../../../application/ports/media-room'
import { useObservable } from '../../../app/app-context'
import { useFeature } from '../../../app/use-feature'
import { Button } from '../../../components/form/Button'
import { DEFAULT_DEVICES } from './default-devices'
import styles from './media.module.css'
import { useMediaElement } from './use-media-element'

const NOBODY: readonly Remote[] = []

interface SoundProps {
  /** The xid of the person who speaks. */
  readonly xid: string
  readonly stream: Stream
  readonly speaker: string | null
  readonly players: Set<HTMLMediaElement>
  readonly onBlocked: () => void
}

function Sound({ xid, stream, speaker, players, onBlocked }: SoundProps): ReactNode {
  const player = useRef<HTMLAudioElement>(null)
  useMediaElement(player, stream, onBlocked)
  useEffect(() => {
    const element = player.current
    if (element === null) return undefined
    players.add(element)
    return () => {
      players.delete(element)
    }
  }, [players])
  useEffect(() => {
    // If the chosen speaker is unplugged, setting it fails, and the system's default speaker plays.
    if (player.current !== null && 'setSinkId' in player.current)
      player.current.setSinkId(speaker ?? '').catch(() => undefined)
  }, [speaker])
  return (
    <audio ref={player} autoPlay data-sound={xid}>
      <track kind="captions" />
    </audio>
  )
}

/** All sound of a room. The component renders beside the pages, so that the sound continues during navigation. */
export function RoomAudio(): ReactNode {
  const { room, devices } = useFeature('space').streams
  const { t } = useTranslation()
  const remotes = useObservable(room.remotes$, NOBODY)
  const { speaker } = useObservable(devices.chosen$, DEFAULT_DEVICES)
  const [players] = useState(() => new Set<HTMLMediaElement>())
  const [isBlocked, setBlocked] = useState(false)
  const onUnblock = (): void => {
    setBlocked(false)
    for (const player of players)
      player.play().catch(() => {
        setBlocked(true)
      })
  }
  const sounding = remotes.filter(({ kind }) => kind !== 'camera')
  return (
    <>
      {sounding.map(({ xid, kind, stream }) => (
        <Sound
          key={`${xid} ${kind} ${stream.id}`}
          xid={xid}
          stream={stream}
          speaker={speaker}
          players={players}
          onBlocked={() => {
            setBlocked(true)
          }}
        />
      ))}
      {isBlocked && sounding.length > 0 && (
        <div className={styles['blocked']} role="alert">
          <Button kind="primary" size={44} icon={Volume2} onClick={onUnblock}>
            {t('media.unblock')}
          </Button>
        </div>
      )}
    </>
  )
}
