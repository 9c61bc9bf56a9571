import { keyedMachine, type AnyReceivedMessage, type KeyedState, type MachineState } from '../../event-log'
import { machineAsShared } from '../machine-as-shared'
import type { Xid } from '../../kernel/ids'
import { entriesOf, type Table } from '../../kernel/table'
import {
  MicRequestContext,
  micRequestMachine,
  type MicRequestInput,
  type MicRequestSignal,
} from './mic-request.machine'
import { RoomContext } from './room.context'
import { roomMachine } from './room.machine'
import { roomMessages } from './room.messages'
import { isByHost, isHostHere, isOpenMode, roleOf } from './room.rules'
import type { Roster } from './roster'

export type RoomState = KeyedState<MicRequestContext, MachineState<RoomContext>>
type Room = MachineState<RoomContext>

const { 'space/RoomEventReceived': RoomEventReceived, 'space/InviteToSpeak': InviteToSpeak } = roomMessages

/** Who asks for or is offered the microphone in this message, and by whom; `null` for other messages. */
const beginningIn = (
  roster: Roster,
  message: AnyReceivedMessage,
): { readonly xid: Xid; readonly by: MicRequestInput['by'] } | null => {
  if (InviteToSpeak.is(message)) return { xid: message.xid, by: 'host' }
  if (!RoomEventReceived.is(message) || message.event.channelId !== roster.channelId) return null
  const { kind, fromXid, toXid } = message.event
  if (kind === 'request' && fromXid !== null) return { xid: fromXid, by: 'person' }
  return kind === 'invite' && toXid !== null && isByHost(roster, fromXid) ? { xid: toXid, by: 'otherHost' } : null
}

/** Only hosts have a list. Each listener is in it once (MIC-9). */
const begin = (message: AnyReceivedMessage, { context: { roster } }: Room): MicRequestInput | null => {
  const beginning = roster === null ? null : beginningIn(roster, message)
  if (roster === null || beginning === null || !isHostHere(roster)) return null
  const { xid, by } = beginning
  if (xid === roster.me || roleOf(roster, xid) !== 'audience') return null
  const { channelId, me } = roster
  return { channelId, me, xid, began: message.entry, by, at: message.at }
}

/** The person whose request the message concerns. In open mode the server decides about requests (MIC-3). */
const personIn = (message: AnyReceivedMessage, { context: { roster } }: Room): Xid | null => {
  if (roster === null) return null
  if (
    roomMessages['space/AllowMicRequest'].is(message) ||
    roomMessages['space/RefuseMicRequest'].is(message) ||
    InviteToSpeak.is(message)
  )
    return message.xid
  if (!RoomEventReceived.is(message)) return null
  const { kind, fromXid, toXid } = message.event
  if (kind === 'request') return isOpenMode(roster.micMode) ? null : fromXid
  if (kind === 'place') return fromXid === null ? toXid : null
  if (kind === 'decline') return isByHost(roster, fromXid) ? toXid : fromXid
  return kind === 'invite' && isByHost(roster, fromXid) ? toXid : null
}

const signals = (
  requests: Table<unknown>,
  { context: { roster } }: Room,
): readonly (readonly [key: string, signal: MicRequestSignal])[] =>
  entriesOf(requests).flatMap(([xid]): readonly (readonly [string, MicRequestSignal])[] => {
    if (roster === null || !isHostHere(roster)) return [[xid, { type: 'NoLongerHost' }]]
    const member = roster.members[xid]
    if (member === undefined) return [[xid, { type: 'MemberLeft' }]]
    return member.role === 'audience' ? [] : [[xid, { type: 'MemberMaySpeak' }]]
  })

/** The room that the account is in, and the mic requests that it decides as a host. */
export const roomReducer = keyedMachine('space/room', micRequestMachine, {
  context: MicRequestContext,
  handles: [
    ...Object.keys(roomMessages),
    'SignedIn',
    'VisitorEntered',
    'SessionEnded',
    'SocketOpened',
    'space/SpaceEnded',
  ],
  keyOf: (message, room) => personIn(message, room) ?? '',
  begin,
  shared: { ...machineAsShared('space/room', roomMachine, RoomContext), signals },
})
