import type { AccountMessage } from '../../domain/account-log'
import type { TabId } from '../../domain/kernel/ids'
import { spacesInAccount, spacesInTab } from '../../domain/log.spaces'
import type { TabMessage } from '../../domain/tab-log'
import type { AreaModule } from './areas'
import { effectTable } from '../effect'
import { makeRoomEffects, makeSpaceFormEffects, makeSpacesEffects } from '../effects/spaces.effects'
import type { Live } from '../ports/live'
import { RoomMedia } from '../media/room-media'
import { spaceToastsOf } from '../notices/toast-words.spaces'

export const areaOver = (live: Live): AreaModule => ({
  makeArea: ({ ports, account, tab, me, sayToAccount }) => {
    let here: TabId | null = null
    const media = new RoomMedia({ ports: live, account, tab: () => here, say: (message) => { void sayToAccount(message) } })
    void ports.tabs.me().then((me) => {
      here = me
      media.follow()
    })
    return {
      account: {
        messages: spacesInAccount.messages,
        join: () => spacesInAccount.join(account),
        effects: effectTable<AccountMessage>({ spaces: makeSpacesEffects(live), room: makeRoomEffects({ rooms: live.rooms, clock: ports.clock }) }),
      },
      tab: {
        messages: spacesInTab.messages,
        join: () => spacesInTab.join(tab),
        effects: effectTable<TabMessage>({ spaceForm: makeSpaceFormEffects({ spaces: live.spaces, navigator: ports.navigator, me, sayToAccount }) }),
      },
      toastsOf: spaceToastsOf,
      follow: () => media.follow(),
      media: { devices: live.mediaDevices, room: live.mediaRoom },
    }
  },
})
