import { addMs, type Instant } from '../kernel/instant'
import type { Xid } from '../kernel/ids'
import type { ReceivedMessage } from '../kernel/message'
import { put } from '../kernel/table'
import type { JoinedRoom, RoomAction, RoomEvent } from './room'
import { isBeingDecided, isUndecidedRequest, withRequestStep } from './room.decisions'
import type { RoomMessage } from './room.messages'
import { MIC_REQUEST_MS, isHostHere, mayRemoveMember, maySpeak, MIC_QUEUE_MS, roleOf, micRefusal } from './room.rules'

type EventFields = Pick<RoomEvent, 'kind'> & Partial<RoomEvent>

/** Queues an event for the socket. Events are sent in order. */
export const withOutgoingEvent = (room: JoinedRoom, { kind, ...rest }: EventFields): JoinedRoom => {
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

const withOutgoingAction = (room: JoinedRoom, act: RoomAction): JoinedRoom => ({
  ...room,
  told: room.told + 1,
  acting: put(room.acting, String(room.told + 1), act),
})

/** Requests the microphone. A pending request is not repeated (MIC-1). */
const requestMic = (room: JoinedRoom, at: Instant): JoinedRoom =>
  maySpeak(room.role) || room.mic.asked !== null
    ? room
    : withOutgoingEvent(
        { ...room, mic: { ...room.mic, asked: addMs(at, MIC_REQUEST_MS), offer: null } },
        { kind: 'request' },
      )

/** Accepts an offer by requesting the microphone; the server's response opens the microphone. */
const acceptOffer = (room: JoinedRoom, at: Instant): JoinedRoom =>
  room.mic.offer === null ? room : requestMic({ ...room, mic: { ...room.mic, offer: null, asked: null } }, at)

const declineOffer = (room: JoinedRoom): JoinedRoom =>
  room.mic.offer === null
    ? room
    : withOutgoingEvent(
        { ...room, mic: { ...room.mic, offer: null } },
        { kind: 'decline', toXid: room.mic.offer.fromXid },
      )

/** Applies a host's action on a person in the room. */
const toPerson = (room: JoinedRoom, xid: Xid, may: boolean, act: (room: JoinedRoom) => JoinedRoom): JoinedRoom =>
  isHostHere(room) && may && roleOf(room, xid) !== null ? act(room) : room

export type Command = Extract<
  ReceivedMessage<RoomMessage>,
  {
    type:
      | 'space/RequestMic'
      | 'space/CancelMicRequest'
      | 'space/OpenMic'
      | 'space/CloseMic'
      | 'space/AcceptMicInvite'
      | 'space/DeclineMicInvite'
      | 'space/AllowMicRequest'
      | 'space/RefuseMicRequest'
      | 'space/InviteToSpeak'
      | 'space/MoveToAudience'
      | 'space/MuteMic'
      | 'space/UnmuteMic'
      | 'space/MuteAll'
      | 'space/RemoveFromRoom'
      | 'space/SetLiveRole'
      | 'space/SetMicMode'
      | 'space/EndRoom'
      | 'space/StartShare'
      | 'space/StopShare'
      | 'space/ReactInRoom'
      | 'space/HideEndWarning'
  }
>

/** Applies a command if the member is allowed to; otherwise nothing is sent (R2-131, MIC-5). */
export const applyCommand = (room: JoinedRoom, command: Command): JoinedRoom => {
  const { channelId } = room
  switch (command.type) {
    case 'space/RequestMic':
      return requestMic(room, command.at)
    case 'space/CancelMicRequest':
      return room.mic.asked === null
        ? room
        : withOutgoingEvent({ ...room, mic: { ...room.mic, asked: null } }, { kind: 'decline' })
    case 'space/OpenMic':
      return micRefusal(room) === null ? { ...room, mic: { ...room.mic, on: true } } : room
    case 'space/CloseMic':
      return room.mic.on ? { ...room, mic: { ...room.mic, on: false } } : room
    case 'space/AcceptMicInvite':
      return acceptOffer(room, command.at)
    case 'space/DeclineMicInvite':
      return declineOffer(room)
    case 'space/AllowMicRequest':
      return toPerson(room, command.xid, isUndecidedRequest(room, command.xid), (current) =>
        withOutgoingEvent(withRequestStep(current, command.xid, 'allowing'), { kind: 'allow', toXid: command.xid }),
      )
    case 'space/RefuseMicRequest':
      return toPerson(room, command.xid, isUndecidedRequest(room, command.xid), (current) =>
        withOutgoingEvent(withRequestStep(current, command.xid, 'declining'), { kind: 'decline', toXid: command.xid }),
      )
    case 'space/InviteToSpeak':
      return toPerson(
        room,
        command.xid,
        roleOf(room, command.xid) === 'audience' &&
          room.invited[command.xid] === undefined &&
          !isBeingDecided(room, command.xid),
        (current) =>
          withOutgoingEvent(
            {
              ...withRequestStep(current, command.xid, 'inviting'),
              invited: put(current.invited, command.xid, addMs(command.at, MIC_QUEUE_MS)),
            },
            { kind: 'invite', toXid: command.xid },
          ),
      )
    case 'space/MoveToAudience':
      return toPerson(
        room,
        command.xid,
        mayRemoveMember(room, command.xid) && roleOf(room, command.xid) !== 'audience',
        (current) => withOutgoingEvent(current, { kind: 'endMic', toXid: command.xid }),
      )
    case 'space/MuteMic':
    case 'space/UnmuteMic':
      return toPerson(
        room,
        command.xid,
        command.xid !== room.me && roleOf(room, command.xid) !== 'audience',
        (current) =>
          withOutgoingEvent(current, {
            kind: command.type === 'space/MuteMic' ? 'mute' : 'unmute',
            toXid: command.xid,
          }),
      )
    case 'space/MuteAll':
      return isHostHere(room) ? withOutgoingEvent(room, { kind: 'mute' }) : room
    case 'space/RemoveFromRoom':
      return mayRemoveMember(room, command.xid)
        ? withOutgoingAction(room, { kind: 'kick', channelId, xid: command.xid })
        : room
    case 'space/SetLiveRole':
      return mayRemoveMember(room, command.xid) && roleOf(room, command.xid) !== command.role
        ? withOutgoingAction(room, { kind: 'role', channelId, xid: command.xid, role: command.role })
        : room
    case 'space/SetMicMode':
      return isHostHere(room) && room.micMode !== command.mode
        ? withOutgoingAction(room, { kind: 'mode', channelId, mode: command.mode })
        : room
    case 'space/EndRoom':
      return isHostHere(room) ? withOutgoingAction(room, { kind: 'end', channelId }) : room
    case 'space/StartShare':
      return room.share !== null || !maySpeak(room.role) || room.line !== 'connected'
        ? room
        : { ...room, shares: room.shares + 1, share: { kind: command.kind, n: room.shares + 1, isRunning: false } }
    case 'space/StopShare':
      return room.share === null ? room : { ...room, share: null }
    case 'space/ReactInRoom':
      return withOutgoingEvent(room, { kind: 'reaction', emoji: command.emoji })
    case 'space/HideEndWarning':
      return { ...room, isWarned: true }
  }
}
