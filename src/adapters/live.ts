import type { Clock } from '../application/ports/clock'
import type { Live } from '../application/ports/live'
import type { LiveFeed } from '../application/ports/live-feed'
import { rtcWhenWanted, type Rtc } from './media-when-wanted'
import { makeRooms } from './rest/rooms'
import { makeSpaces } from './rest/spaces'
import type { RestClient } from './rest/rest-client'
export { readSpaceFrame } from './wire/room-frame'

export interface LiveDeps {
  readonly rest: RestClient
  readonly feed: LiveFeed
  readonly clock: Clock
  readonly rtc: () => Promise<Rtc>
}

/** Live rooms; fetched with the first page or frame of them. */
export const makeLive = ({ rest, feed, clock, rtc }: LiveDeps): Live => ({
  spaces: makeSpaces(rest, clock),
  rooms: makeRooms({ rest, say: feed.say }),
  ...rtcWhenWanted(rtc),
})
