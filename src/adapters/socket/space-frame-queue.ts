import { Subject, type Observable } from 'rxjs'
import type { RoomNews, SpaceNews } from '../../domain/space'
import { loadSpaceAdapters } from '../lazy/lazy-space-ports'
import type { FeedFrame } from '../wire/frames/feed-frame'

interface SpaceFrames {
  readonly facts$: Observable<SpaceNews | RoomNews>
  /** `false` where that is no frame of spaces. */
  readonly take: (frame: FeedFrame) => boolean
  readonly dropped: () => number
}

/** Frames of spaces wait in their order for the code that reads them; what cannot be read is counted. */
export const makeSpaceFrameQueue = (): SpaceFrames => {
  const facts = new Subject<SpaceNews | RoomNews>()
  let dropped = 0
  let turn: Promise<unknown> = Promise.resolve()
  return {
    facts$: facts.asObservable(),
    dropped: () => dropped,
    take: (frame) => {
      if (!frame.event.startsWith('space_')) return false
      turn = turn
        .then(loadSpaceAdapters)
        .then(({ readSpaceFrame }) => {
          const news = readSpaceFrame(frame)
          if (news === null) dropped += 1
          else facts.next(news)
        })
        .catch(() => {
          dropped += 1
        })
      return true
    },
  }
}
