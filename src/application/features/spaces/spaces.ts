import type { AccountMessage } from '../../../domain/manifests/account-messages'
import type { TabId } from '../../../domain/kernel/ids'
import { spacesAccountPart, spacesTabPart } from '../../../domain/manifests/spaces'
import type { TabMessage } from '../../../domain/manifests/tab-messages'
import type { AreaModule } from '../lazy-areas'
import { effectTable } from '../../effects/effect'
import { makeRoomEffects, makeSpaceFormEffects, makeSpacesEffects } from '../../effects/spaces.effects'
import type { SpacePorts } from '../../ports/space-ports'
import { RoomMedia } from '../../media/room-media'
import { spaceToastsOf } from '../../notifications-and-toasts/space-toasts'

export const makeSpacesArea = (live: SpacePorts): AreaModule => ({
  makeArea: ({ ports, account, tab, me, dispatchToAccount }) => {
    let here: TabId | null = null
    const media = new RoomMedia({
      ports: live,
      account,
      tab: () => here,
      say: (message) => {
        void dispatchToAccount(message)
      },
    })
    void ports.tabs.me().then((me) => {
      here = me
      media.follow()
    })
    return {
      account: {
        messages: spacesAccountPart.messages,
        join: () => spacesAccountPart.join(account),
        effects: effectTable<AccountMessage>({
          spaces: makeSpacesEffects(live),
          room: makeRoomEffects({ rooms: live.rooms, clock: ports.clock }),
        }),
      },
      tab: {
        messages: spacesTabPart.messages,
        join: () => spacesTabPart.join(tab),
        effects: effectTable<TabMessage>({
          spaceForm: makeSpaceFormEffects({ spaces: live.spaces, navigator: ports.navigator, me, dispatchToAccount }),
        }),
      },
      toastsOf: spaceToastsOf,
      onAccountChange: () => media.follow(),
      media: { devices: live.mediaDevices, room: live.mediaRoom },
    }
  },
})
