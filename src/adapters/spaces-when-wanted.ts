import { Subject, type Observable } from 'rxjs'
import type { Ports } from '../application/ports'
import type { RoomNews, SpaceNews } from '../domain/space'
import { unreachable, type Failure } from '../domain/kernel/failure'
import { calling, fetched } from './fetched'
import type { RestClient } from './rest/rest-client'
import type { FeedFrame } from './wire/feed-frame'

const loadSpaces = fetched(() => import('./spaces'))
type Code = Awaited<ReturnType<typeof loadSpaces>>
const from = <P>(make: (code: Code) => P) => calling<P, Failure>(fetched(async () => make(await loadSpaces())), unreachable)

export const spacesWhenWanted = (rest: RestClient, clock: Ports['clock']): Ports['spaces'] => {
  const spaces = from(({ makeSpaces }) => makeSpaces(rest, clock))
  return {
    list: (filter) => spaces((port) => port.list(filter)),
    highlights: () => spaces((port) => port.highlights()),
    find: (channelId) => spaces((port) => port.find(channelId)),
    byKey: (key) => spaces((port) => port.byKey(key)),
    keyOf: (channelId) => spaces((port) => port.keyOf(channelId)),
    stats: (channelId) => spaces((port) => port.stats(channelId)),
    remind: (channelId, on) => spaces((port) => port.remind(channelId, on)),
    perform: (channelId, deed) => spaces((port) => port.perform(channelId, deed)),
    create: (gid, draft) => spaces((port) => port.create(gid, draft)),
    edit: (channelId, draft) => spaces((port) => port.edit(channelId, draft)),
  }
}

export const roomsWhenWanted = (rest: RestClient, { say }: Ports['liveFeed']): Ports['rooms'] => {
  const rooms = from(({ makeRooms }) => makeRooms({ rest, say }))
  return {
    enter: (channelId) => rooms((port) => port.enter(channelId)),
    leave: (channelId) => rooms((port) => port.leave(channelId)),
    tell: (event) => rooms((port) => port.tell(event)),
    act: (act) => rooms((port) => port.act(act)),
    report: (channelId) => rooms((port) => port.report(channelId)),
    pass: (channelId) => rooms((port) => port.pass(channelId)),
  }
}

interface SpaceFrames {
  readonly facts$: Observable<SpaceNews | RoomNews>
  /** `false` where that is no frame of spaces. */
  readonly take: (frame: FeedFrame) => boolean
  readonly dropped: () => number
}

/** Frames of spaces wait in their order for the code that reads them; what cannot be read is counted. */
export const spaceFrames = (): SpaceFrames => {
  const facts = new Subject<SpaceNews | RoomNews>()
  let dropped = 0
  let turn: Promise<unknown> = Promise.resolve()
  return {
    facts$: facts.asObservable(),
    dropped: () => dropped,
    take: (frame) => {
      if (!frame.event.startsWith('space_')) return false
      turn = turn.then(loadSpaces).then(({ readSpaceFrame }) => {
        const news = readSpaceFrame(frame)
        if (news === null) dropped += 1
        else facts.next(news)
      }).catch(() => { dropped += 1 })
      return true
    },
  }
}
