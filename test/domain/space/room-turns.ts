import type { LiveRole, MicMode, RoomMember } from '../../../src/domain/space'
import type { Failure } from '../../../src/domain/kernel/failure'
import { Xid } from '../../../src/domain/kernel/ids'
import type { RoomState } from '../../../src/domain/space/room/room.reducer'
import { made } from '../../support/builders/made'
import { ann, ben, vera } from '../../support/builders/person'
import { entryWith, inRoom, square } from '../../support/builders/space'
import type { Step } from '../../support/given'
import { answers, type Turn } from '../../support/walk'
import { byHost } from './room-story'

/** A second listener, so that the hosts' list may have two rows. */
export const zoe = { ...vera, xid: made(Xid, 'x-zoe'), name: 'Zoe' }

export interface Seen {
  readonly role: LiveRole
  readonly mic: RoomMember['mic']
  readonly mode: MicMode
}
/** The server lists a listener's microphone as off. */
const entryOf = ({ role, mic: shown, mode }: Seen) => {
  const mic = role === 'audience' ? 'off' : shown
  const entry = entryWith(role, {
    people: [inRoom(ben, 'host', 'on'), inRoom(ann, role, mic), inRoom(vera, 'audience'), inRoom(zoe, 'audience')],
    count: 4,
  })
  return { ...entry, space: { ...entry.space, micMode: mode } }
}
export const entersAs = (seen: Seen): Turn<RoomState> =>
  answers('enterRoom', JSON.stringify(seen), (id) => (ask) => ({
    type: 'space/RoomEntered',
    ask: ask(id),
    channelId: square,
    arrival: entryOf(seen),
  }))
export const notEntered = (failure: Failure): Turn<RoomState> =>
  answers('enterRoom', failure._tag, (id) => (ask) => ({
    type: 'space/RoomNotEntered',
    ask: ask(id),
    channelId: square,
    failure,
  }))

export const reopened: Step = {
  type: 'SocketOpened',
  ask: { unit: 'connection/socket', id: 'openSocket', seq: 1 },
  again: true,
}
/** What ends the member's stay, each by itself. */
export const ENDS: readonly Step[] = [
  { type: 'space/SpaceEnded', channelId: square },
  byHost('kick'),
  { type: 'space/LeaveSpace' },
  { type: 'SessionEnded', ask: { unit: 'session', id: 'endSession', seq: 1 }, reason: 'signedOut' },
]
