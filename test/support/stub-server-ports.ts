import type { Ports } from '../../src/application/ports'
import { groupOf, groupsFrom } from './builders/group'
import type { Person } from './builders/person'
import { MemoryJournals } from './in-memory/command-journal'
import { userOf } from './builders/user'
import type { FeaturePorts } from './whole-app'
import type { VirtualCall } from './virtual-chat'

type StubPort = 'groups' | 'profiles' | 'bots'

/** The ports of features that have ports of their own. They return empty or fixed data. */
export const stubFeaturePorts = (call: VirtualCall): FeaturePorts => ({
  commandJournal: new MemoryJournals().forTab('tab'),
  announcements: {
    list: () => call(() => ({ items: [], dropped: 0 })),
    add: () => call(() => undefined),
    perform: () => call(() => undefined),
  },
  groupOverviews: {
    rooms: () => call(() => []),
    givers: () => call(() => []),
    banner: () => call(() => null),
    inviteKey: () => call(() => null),
  },
  groupAdmin: {
    mayCreate: () => call(() => true),
    save: () => call(() => groupOf('10000001')),
    isLinkFree: () => call(() => true),
    invitable: () => call(() => ({ items: [], dropped: 0 })),
    perform: () => call(() => undefined),
  },
  balanceAndActivity: { worth: () => call(() => []), activity: () => call(() => null) },
  memes: { list: () => call(() => []) },
})

/** Server ports of features that most tests do not use. They return empty or fixed data. */
export const stubServerPorts = (call: VirtualCall, me: Person): Pick<Ports, StubPort> & FeaturePorts => ({
  ...stubFeaturePorts(call),
  groups: {
    mine: () => call(() => groupsFrom(1, 2)),
    trending: () => call(() => ({ items: groupsFrom(1, 3), dropped: 0 })),
    find: () => call(() => null),
    search: () => call(() => ({ items: [], dropped: 0 })),
    join: () => call(() => undefined),
    apply: () => call(() => undefined),
    members: () => call(() => ({ items: [], dropped: 0 })),
    linkWhitelist: () => call(() => []),
  },
  profiles: {
    own: () => call(() => userOf(me)),
    find: () => call(() => null),
    search: () => call(() => ({ items: [], dropped: 0 })),
    uidOf: () => call(() => null),
    namesOf: () => call(() => []),
    follows: () => call(() => ({ items: [], dropped: 0 })),
    change: () => call(() => undefined),
    setSwitch: () => call(() => undefined),
    save: (draft) => call(() => draft),
  },
  bots: { commands: () => call(() => []), notify: () => call(() => undefined) },
})
