import type { Live } from '../application/ports/live'
import type { LiveFeed } from '../application/ports/live-feed'
import { rtcWhenWanted, type RtcDeps } from './media-when-wanted'
import { makeRooms } from './rest/rooms'
import { makeSpaces } from './rest/spaces'
import type { RestClient } from './rest/rest-client'
export { readSpaceFrame } from './wire/room-frame'

export interface LiveDeps extends RtcDeps {
  readonly rest: RestClient
  readonly feed: LiveFeed
}

/** Live rooms; fetched with the first page or frame of them. */
export const makeLive = ({ rest, feed, ...line }: LiveDeps): Live => ({
  spaces: makeSpaces(rest, line.clock),
  rooms: makeRooms({ rest, say: feed.say }),
  ...rtcWhenWanted(line),
})
