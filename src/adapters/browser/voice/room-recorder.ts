import { Observable } from 'rxjs'
import { PIECE_MS, type RoomRecorder, type RoomRecorderEvent } from '../../../application/features/recording/ports'
import type { Clock } from '../../../application/ports/browser/clock'
import type { MediaRoom, Stream } from '../../../application/ports/media-room'
import type { EndReason } from '../../../domain/recording'
import { formatFor } from './recording-formats'
import type { RoomMixer, RoomMixerDriver } from './room-mixer'

interface RoomRecorderDeps {
  readonly media: Pick<MediaRoom, 'voice$' | 'remotes$'>
  readonly mixer: RoomMixerDriver
  readonly clock: Clock
}

/** Keeps the sounds of the mix equal to the streams that were given last. */
const makeSounds = (mixer: RoomMixer) => {
  const added = new Map<string, () => void>()
  return (streams: readonly Stream[]): void => {
    const ids = new Set(streams.map(({ id }) => id))
    for (const [id, remove] of added)
      if (!ids.has(id)) {
        added.delete(id)
        remove()
      }
    for (const stream of streams) if (!added.has(stream.id)) added.set(stream.id, mixer.add(stream))
  }
}

/** Records a room in this browser: a mix of what the member sends and what the member hears. */
export const makeRoomRecorder = ({ media, mixer: driver, clock }: RoomRecorderDeps): RoomRecorder => ({
  record: (finish$) =>
    new Observable<RoomRecorderEvent>((subscriber) => {
      const end = (reason: EndReason | null): void => {
        subscriber.next({ kind: 'ended', reason })
        subscriber.complete()
      }
      const [format, mime] = formatFor(driver.canRecord) ?? []
      if (format === undefined || mime === undefined) return end('unsupported')
      const mixer = driver.open()
      const [follow, followOwn] = [makeSounds(mixer), makeSounds(mixer)]
      const since = clock.now()
      const stop = mixer.record(format, PIECE_MS, {
        piece: (body) =>
          subscriber.next({ kind: 'piece', body, mime, ms: Math.max(0, Math.round(clock.now() - since)) }),
        ended: () => end(null),
        failed: () => end('lost'),
      })
      subscriber.add(
        media.remotes$.subscribe((remotes) =>
          follow(remotes.flatMap(({ kind, stream }) => (kind === 'camera' ? [] : [stream]))),
        ),
      )
      subscriber.add(media.voice$.subscribe((voice) => followOwn(voice === null ? [] : [voice])))
      subscriber.add(finish$.subscribe(stop))
      return () => {
        stop()
        mixer.close()
      }
    }),
  join: (pieces, mime) =>
    new Blob(
      pieces.filter((piece) => piece instanceof Blob),
      { type: mime },
    ),
})
