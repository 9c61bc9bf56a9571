import { Subject, type Observable } from 'rxjs'
import type { RoomPush, SpacePush } from '../../domain/space'
import { loadSpaceAdapters } from '../lazy/lazy-space-ports'
import type { FeedFrame } from '../wire/frames/feed-frame'

interface SpaceFrames {
  readonly facts$: Observable<SpacePush | RoomPush>
  /** Accepts a frame about spaces. Returns `false` for any other frame. */
  readonly take: (frame: FeedFrame) => boolean
  readonly dropped: () => number
}

/** Queues the frames of spaces in order, until their parser has loaded. Counts unreadable frames. */
export const makeSpaceFrameQueue = (): SpaceFrames => {
  const facts = new Subject<SpacePush | RoomPush>()
  let dropped = 0
  let turn: Promise<unknown> = Promise.resolve()
  return {
    facts$: facts.asObservable(),
    dropped: () => dropped,
    take: (frame) => {
      if (!frame.event.startsWith('space_')) return false
      turn = turn
        .then(loadSpaceAdapters)
        .then(({ parseSpaceFrame }) => {
          const news = parseSpaceFrame(frame)
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
