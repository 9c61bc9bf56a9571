import { addMs, type Instant } from '../kernel/instant'
import type { Xid } from '../kernel/ids'
import type { ReceivedMessage } from '../kernel/message'
import { drop, put } from '../kernel/table'
import type { JoinedRoom, RoomAction, RoomEvent } from './room'
import { withoutMicRequest } from './room.socket-events'
import type { RoomMessage } from './room.messages'
import { MIC_REQUEST_MS, isHostHere, mayRemoveMember, maySpeak, MIC_QUEUE_MS, roleOf, micRefusal } from './room.rules'

type Saying = Pick<RoomEvent, 'kind'> & Partial<RoomEvent>

/** Said over the socket, in order. */
export const withOutgoingEvent = (room: JoinedRoom, { kind, ...rest }: Saying): JoinedRoom => {
  const n = room.told + 1
  const event: RoomEvent = {
    kind,
    channelId: room.channelId,
    fromXid: room.me,
    toXid: null,
    role: null,
    mode: null,
    emoji: null,
    person: null,
    ...rest,
  }
  return { ...room, told: n, telling: put(room.telling, String(n), event) }
}

const doing = (room: JoinedRoom, act: RoomAction): JoinedRoom => ({
  ...room,
  told: room.told + 1,
  acting: put(room.acting, String(room.told + 1), act),
})

/** A request that is open is not made again (MIC-1). */
const asking = (room: JoinedRoom, at: Instant): JoinedRoom =>
  maySpeak(room.role) || room.mic.asked !== null
    ? room
    : withOutgoingEvent(
        { ...room, mic: { ...room.mic, asked: addMs(at, MIC_REQUEST_MS), offer: null } },
        { kind: 'request' },
      )

/** Accepted within its time it is a wish of mine, and the server's answer opens the microphone. */
const accepting = (room: JoinedRoom, at: Instant): JoinedRoom =>
  room.mic.offer === null ? room : asking({ ...room, mic: { ...room.mic, offer: null, asked: null } }, at)

const declining = (room: JoinedRoom): JoinedRoom =>
  room.mic.offer === null
    ? room
    : withOutgoingEvent(
        { ...room, mic: { ...room.mic, offer: null } },
        { kind: 'decline', toXid: room.mic.offer.fromXid },
      )

/** What only hosts do, of somebody who is there. */
const toPerson = (room: JoinedRoom, xid: Xid, may: boolean, act: (room: JoinedRoom) => JoinedRoom): JoinedRoom =>
  isHostHere(room) && may && roleOf(room, xid) !== null ? act(room) : room

export type Command = Extract<
  ReceivedMessage<RoomMessage>,
  {
    type:
      | 'AskForMic'
      | 'TakeAskingBack'
      | 'OpenMic'
      | 'CloseMic'
      | 'AcceptMic'
      | 'DeclineMic'
      | 'AllowMic'
      | 'RefuseMic'
      | 'InviteToMic'
      | 'EndMic'
      | 'MuteMic'
      | 'UnmuteMic'
      | 'MuteAll'
      | 'KickOut'
      | 'SetLiveRole'
      | 'SetMicMode'
      | 'EndRoom'
      | 'StartShare'
      | 'StopShare'
      | 'ReactInRoom'
      | 'HideEndWarning'
  }
>

/** What the person wants, as far as they may: what they may not is not even sent (R2-131, MIC-5). */
export const applyCommand = (room: JoinedRoom, heard: Command): JoinedRoom => {
  const { channelId } = room
  switch (heard.type) {
    case 'AskForMic':
      return asking(room, heard.at)
    case 'TakeAskingBack':
      return room.mic.asked === null
        ? room
        : withOutgoingEvent({ ...room, mic: { ...room.mic, asked: null } }, { kind: 'decline' })
    case 'OpenMic':
      return micRefusal(room) === null ? { ...room, mic: { ...room.mic, on: true } } : room
    case 'CloseMic':
      return room.mic.on ? { ...room, mic: { ...room.mic, on: false } } : room
    case 'AcceptMic':
      return accepting(room, heard.at)
    case 'DeclineMic':
      return declining(room)
    case 'AllowMic':
      return toPerson(
        room,
        heard.xid,
        room.queue.some(({ xid }) => xid === heard.xid),
        (so) => withOutgoingEvent(withoutMicRequest(so, heard.xid), { kind: 'allow', toXid: heard.xid }),
      )
    case 'RefuseMic':
      return toPerson(
        room,
        heard.xid,
        room.queue.some(({ xid }) => xid === heard.xid),
        (so) => withOutgoingEvent(withoutMicRequest(so, heard.xid), { kind: 'decline', toXid: heard.xid }),
      )
    case 'InviteToMic':
      return toPerson(
        room,
        heard.xid,
        roleOf(room, heard.xid) === 'audience' && room.invited[heard.xid] === undefined,
        (so) =>
          withOutgoingEvent(
            { ...withoutMicRequest(so, heard.xid), invited: put(so.invited, heard.xid, addMs(heard.at, MIC_QUEUE_MS)) },
            { kind: 'invite', toXid: heard.xid },
          ),
      )
    case 'EndMic':
      return toPerson(
        room,
        heard.xid,
        mayRemoveMember(room, heard.xid) && roleOf(room, heard.xid) !== 'audience',
        (so) => withOutgoingEvent(so, { kind: 'endMic', toXid: heard.xid }),
      )
    case 'MuteMic':
    case 'UnmuteMic':
      return toPerson(room, heard.xid, heard.xid !== room.me && roleOf(room, heard.xid) !== 'audience', (so) =>
        withOutgoingEvent(so, { kind: heard.type === 'MuteMic' ? 'mute' : 'unmute', toXid: heard.xid }),
      )
    case 'MuteAll':
      return isHostHere(room) ? withOutgoingEvent(room, { kind: 'mute' }) : room
    case 'KickOut':
      return mayRemoveMember(room, heard.xid) ? doing(room, { kind: 'kick', channelId, xid: heard.xid }) : room
    case 'SetLiveRole':
      return mayRemoveMember(room, heard.xid) && roleOf(room, heard.xid) !== heard.role
        ? doing(room, { kind: 'role', channelId, xid: heard.xid, role: heard.role })
        : room
    case 'SetMicMode':
      return isHostHere(room) && room.micMode !== heard.mode
        ? doing(room, { kind: 'mode', channelId, mode: heard.mode })
        : room
    case 'EndRoom':
      return isHostHere(room) ? doing(room, { kind: 'end', channelId }) : room
    case 'StartShare':
      return room.share !== null || !maySpeak(room.role) || room.line !== 'connected'
        ? room
        : { ...room, shares: room.shares + 1, share: { kind: heard.kind, n: room.shares + 1, isRunning: false } }
    case 'StopShare':
      return room.share === null ? room : { ...room, share: null }
    case 'ReactInRoom':
      return withOutgoingEvent(room, { kind: 'reaction', emoji: heard.emoji })
    case 'HideEndWarning':
      return { ...room, isWarned: true }
  }
}

export const withoutOutgoing = (room: JoinedRoom, n: number): JoinedRoom => ({
  ...room,
  telling: drop(room.telling, String(n)),
  acting: drop(room.acting, String(n)),
})
