import type { TabId } from '../../../domain/kernel/ids'
import { shortLinkQuery, spaceKeyQuery, statsQuery } from '../../../domain/space'
import { spaceFeature } from '../../../domain/space/feature'
import { readValue } from '../../effects/query-effects'
import type { MediaDevices } from '../../ports/browser/media-devices'
import type { MediaRoom } from '../../ports/media-room'
import type { SpacePorts } from '../../ports/space-ports'
import { implementFeature } from '../implement-feature'
import { RoomMedia } from './room-media'
import { spaceToastsOf } from './space-toasts'
import { makeRoomEffects, makeSpaceFormEffects, makeSpacesEffects } from './spaces.effects'

/** Sound, video and devices of the current room: streams that do not enter the log. */
export interface RoomStreams {
  readonly devices: MediaDevices
  readonly room: Pick<MediaRoom, 'remotes$' | 'shared$' | 'levels$' | 'quality$' | 'seats$' | 'stats'>
}

export const spaceImplementation = implementFeature(
  spaceFeature,
  ({ ports, slices, me, dispatchToAccount }, live: SpacePorts) => {
    let here: TabId | null = null
    const media = new RoomMedia({
      ports: live,
      account: slices.account,
      tab: () => here,
      say: (message) => {
        void dispatchToAccount(message)
      },
    })
    void ports.tabs.me().then((me) => {
      here = me
      media.follow()
    })
    const streams: RoomStreams = { devices: live.mediaDevices, room: live.mediaRoom }
    return {
      account: {
        'space/spaces': makeSpacesEffects(live),
        'space/byKey': readValue(spaceKeyQuery, ({ key }) => live.spaces.byKey(key)),
        'space/shortLink': readValue(shortLinkQuery, ({ channelId }) => live.spaces.keyOf(channelId)),
        'space/stats': readValue(statsQuery, ({ channelId }) => live.spaces.stats(channelId)),
        'space/room': makeRoomEffects({ rooms: live.rooms, clock: ports.clock }),
      },
      tab: {
        'space/form': makeSpaceFormEffects({ spaces: live.spaces, navigator: ports.navigator, me, dispatchToAccount }),
      },
      toastsOf: spaceToastsOf,
      onAccountChange: () => media.follow(),
      streams,
    }
  },
)
