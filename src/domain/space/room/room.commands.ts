import type { Xid } from '../../kernel/ids'
import type { ReceivedMessage } from '../../kernel/message'
import type { EventFields, RoomAction } from './room-event'
import type { RoomMessage } from './room.messages'
import { isHostHere, mayRemoveMember, mayUnmakeHost, roleOf } from './room.rules'
import type { Roster } from './roster'

export const HOST_COMMANDS = [
  'space/MoveToAudience',
  'space/MuteMic',
  'space/UnmuteMic',
  'space/MuteAll',
  'space/RemoveFromRoom',
  'space/SetLiveRole',
  'space/SetMicMode',
  'space/EndRoom',
] as const
export type HostCommand = Extract<ReceivedMessage<RoomMessage>, { type: (typeof HOST_COMMANDS)[number] }>

/** What a command sends: an event on the socket, or an action to the server. */
export type Outgoing = { readonly event: EventFields } | { readonly action: RoomAction }

const isOnStage = (roster: Roster, xid: Xid): boolean => {
  const role = roleOf(roster, xid)
  return role !== null && role !== 'audience'
}

/** What a host's command sends; `null` without the permission, or if the command changes nothing (R2-131, MIC-5). */
export const outgoingOf = (roster: Roster, command: HostCommand): Outgoing | null => {
  if (!isHostHere(roster)) return null
  const { channelId } = roster
  switch (command.type) {
    case 'space/MoveToAudience':
      return mayRemoveMember(roster, command.xid) && isOnStage(roster, command.xid)
        ? { event: { kind: 'endMic', toXid: command.xid } }
        : null
    case 'space/MuteMic':
    case 'space/UnmuteMic':
      return command.xid !== roster.me && isOnStage(roster, command.xid)
        ? { event: { kind: command.type === 'space/MuteMic' ? 'mute' : 'unmute', toXid: command.xid } }
        : null
    case 'space/MuteAll':
      return { event: { kind: 'mute' } }
    case 'space/RemoveFromRoom':
      return mayRemoveMember(roster, command.xid) ? { action: { kind: 'kick', channelId, xid: command.xid } } : null
    case 'space/SetLiveRole':
      return (mayRemoveMember(roster, command.xid) || mayUnmakeHost(roster, command.xid)) &&
        roleOf(roster, command.xid) !== command.role
        ? { action: { kind: 'role', channelId, xid: command.xid, role: command.role } }
        : null
    case 'space/SetMicMode':
      return roster.micMode === command.mode ? null : { action: { kind: 'mode', channelId, mode: command.mode } }
    case 'space/EndRoom':
      return { action: { kind: 'end', channelId } }
  }
}
