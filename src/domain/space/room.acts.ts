import { later, type Instant } from '../kernel/instant'
import type { Xid } from '../kernel/ids'
import type { Heard } from '../kernel/message'
import { drop, put } from '../kernel/table'
import type { Inside, RoomAct, RoomEvent } from './room'
import { unqueued } from './room.events'
import type { RoomMessage } from './room.messages'
import { ASKED_MS, isHostHere, mayTurnOut, maySpeak, QUEUED_MS, roleOf, whyNoMic } from './room.rules'

type Saying = Pick<RoomEvent, 'kind'> & Partial<RoomEvent>

/** Said over the socket, in order. */
export const telling = (room: Inside, { kind, ...rest }: Saying): Inside => {
  const n = room.told + 1
  const event: RoomEvent = { kind, channelId: room.channelId, fromXid: room.me, toXid: null, role: null, mode: null, emoji: null, person: null, ...rest }
  return { ...room, told: n, telling: put(room.telling, String(n), event) }
}

const doing = (room: Inside, act: RoomAct): Inside => ({ ...room, told: room.told + 1, acting: put(room.acting, String(room.told + 1), act) })

/** A request that is open is not made again (MIC-1). */
const asking = (room: Inside, at: Instant): Inside => maySpeak(room.role) || room.mic.asked !== null ? room
  : telling({ ...room, mic: { ...room.mic, asked: later(at, ASKED_MS), offer: null } }, { kind: 'request' })

/** Accepted within its time it is a wish of mine, and the server's answer opens the microphone. */
const accepting = (room: Inside, at: Instant): Inside => room.mic.offer === null ? room : asking({ ...room, mic: { ...room.mic, offer: null, asked: null } }, at)

const declining = (room: Inside): Inside => room.mic.offer === null ? room
  : telling({ ...room, mic: { ...room.mic, offer: null } }, { kind: 'decline', toXid: room.mic.offer.fromXid })

/** What only hosts do, of somebody who is there. */
const toPerson = (room: Inside, xid: Xid, may: boolean, act: (room: Inside) => Inside): Inside =>
  isHostHere(room) && may && roleOf(room, xid) !== null ? act(room) : room

export type Command = Extract<Heard<RoomMessage>, { type: 'AskForMic' | 'TakeAskingBack' | 'OpenMic' | 'CloseMic' | 'AcceptMic' | 'DeclineMic' | 'AllowMic' | 'RefuseMic'
  | 'InviteToMic' | 'EndMic' | 'MuteMic' | 'UnmuteMic' | 'MuteAll' | 'KickOut' | 'SetLiveRole' | 'SetMicMode' | 'EndRoom' | 'StartShare' | 'StopShare' | 'ReactInRoom' | 'HideEndWarning' }>

/** What the person wants, as far as they may: what they may not is not even sent (R2-131, MIC-5). */
export const commanded = (room: Inside, heard: Command): Inside => {
  const { channelId } = room
  switch (heard.type) {
    case 'AskForMic': return asking(room, heard.at)
    case 'TakeAskingBack': return room.mic.asked === null ? room
      : telling({ ...room, mic: { ...room.mic, asked: null } }, { kind: 'decline' })
    case 'OpenMic': return whyNoMic(room) === null ? { ...room, mic: { ...room.mic, on: true } } : room
    case 'CloseMic': return room.mic.on ? { ...room, mic: { ...room.mic, on: false } } : room
    case 'AcceptMic': return accepting(room, heard.at)
    case 'DeclineMic': return declining(room)
    case 'AllowMic': return toPerson(room, heard.xid, room.queue.some(({ xid }) => xid === heard.xid), (so) =>
      telling(unqueued(so, heard.xid), { kind: 'allow', toXid: heard.xid }))
    case 'RefuseMic': return toPerson(room, heard.xid, room.queue.some(({ xid }) => xid === heard.xid), (so) =>
      telling(unqueued(so, heard.xid), { kind: 'decline', toXid: heard.xid }))
    case 'InviteToMic': return toPerson(room, heard.xid, roleOf(room, heard.xid) === 'audience' && room.invited[heard.xid] === undefined, (so) =>
      telling({ ...unqueued(so, heard.xid), invited: put(so.invited, heard.xid, later(heard.at, QUEUED_MS)) }, { kind: 'invite', toXid: heard.xid }))
    case 'EndMic': return toPerson(room, heard.xid, mayTurnOut(room, heard.xid) && roleOf(room, heard.xid) !== 'audience', (so) =>
      telling(so, { kind: 'endMic', toXid: heard.xid }))
    case 'MuteMic':
    case 'UnmuteMic': return toPerson(room, heard.xid, heard.xid !== room.me && roleOf(room, heard.xid) !== 'audience', (so) =>
      telling(so, { kind: heard.type === 'MuteMic' ? 'mute' : 'unmute', toXid: heard.xid }))
    case 'MuteAll': return isHostHere(room) ? telling(room, { kind: 'mute' }) : room
    case 'KickOut': return mayTurnOut(room, heard.xid) ? doing(room, { kind: 'kick', channelId, xid: heard.xid }) : room
    case 'SetLiveRole': return mayTurnOut(room, heard.xid) && roleOf(room, heard.xid) !== heard.role
      ? doing(room, { kind: 'role', channelId, xid: heard.xid, role: heard.role }) : room
    case 'SetMicMode': return isHostHere(room) && room.micMode !== heard.mode ? doing(room, { kind: 'mode', channelId, mode: heard.mode }) : room
    case 'EndRoom': return isHostHere(room) ? doing(room, { kind: 'end', channelId }) : room
    case 'StartShare': return room.share !== null || !maySpeak(room.role) || room.line !== 'connected' ? room
      : { ...room, shares: room.shares + 1, share: { kind: heard.kind, n: room.shares + 1, isRunning: false } }
    case 'StopShare': return room.share === null ? room : { ...room, share: null }
    case 'ReactInRoom': return telling(room, { kind: 'reaction', emoji: heard.emoji })
    case 'HideEndWarning': return { ...room, isWarned: true }
  }
}

export const toldUp = (room: Inside, n: number): Inside => ({ ...room, telling: drop(room.telling, String(n)), acting: drop(room.acting, String(n)) })
