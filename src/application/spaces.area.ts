import type { AccountMessage } from '../domain/account-log'
import type { TabId } from '../domain/kernel/ids'
import { spacesInAccount, spacesInTab } from '../domain/log.spaces'
import type { TabMessage } from '../domain/tab-log'
import type { AreaNeeds } from './area-needs'
import type { Area } from './areas'
import { effectTable } from './effect'
import { makeRoomEffects, makeSpaceFormEffects, makeSpacesEffects } from './effects/spaces.effects'
import { RoomMedia } from './room-media'

export const makeArea = ({ ports, account, tab, sayToAccount }: AreaNeeds): Area => {
  let here: TabId | null = null
  const media = new RoomMedia({ ports, account, tab: () => here, say: (message) => { void sayToAccount(message) } })
  void ports.tabs.me().then((me) => {
    here = me
    media.follow()
  })
  return {
    account: {
      messages: spacesInAccount.messages,
      join: () => spacesInAccount.join(account),
      effects: effectTable<AccountMessage>({ spaces: makeSpacesEffects(ports), room: makeRoomEffects(ports) }),
    },
    tab: {
      messages: spacesInTab.messages,
      join: () => spacesInTab.join(tab),
      effects: effectTable<TabMessage>({ spaceForm: makeSpaceFormEffects({ ports, sayToAccount }) }),
    },
    follow: () => media.follow(),
  }
}
