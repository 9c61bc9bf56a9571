import type { Clock } from '../../application/ports/browser/clock'
import type { SpacePorts } from '../../application/ports/space-ports'
import type { LiveFeed } from '../../application/ports/live-feed'
import { lazyRtc, type RtcAdapters } from './lazy-rtc'
import { makeRooms } from '../rest/rooms'
import { makeSpaces } from '../rest/spaces'
import type { RestClient } from '../rest/client/rest-client'
export { parseSpaceFrame } from '../wire/frames/room-frame'

export interface SpacePortsDeps {
  readonly rest: RestClient
  readonly feed: LiveFeed
  readonly clock: Clock
  readonly rtc: () => Promise<RtcAdapters>
}

/** The ports of live rooms. This chunk loads with the first page or socket frame of a room. */
export const makeSpacePorts = ({ rest, feed, clock, rtc }: SpacePortsDeps): SpacePorts => ({
  spaces: makeSpaces(rest, clock),
  rooms: makeRooms({ rest, say: feed.say }),
  ...lazyRtc(rtc),
})
