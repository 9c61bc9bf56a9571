import type { Xid } from '../kernel/ids'
import { drop } from '../kernel/table'
import type { JoinedRoom, MicRequest, RoomEvent } from './room'
import { isUndecided } from './room.rules'
import { withoutMicRequest } from './room.socket-events'

export const isUndecidedRequest = ({ queue }: JoinedRoom, xid: Xid): boolean =>
  queue.some((request) => request.xid === xid && isUndecided(request))

/** Whether a decision about that person's request is being sent. */
export const isBeingDecided = ({ queue }: JoinedRoom, xid: Xid): boolean =>
  queue.some((request) => request.xid === xid && !isUndecided(request))

export const withRequestStep = (room: JoinedRoom, xid: Xid, step: MicRequest['step']): JoinedRoom =>
  room.queue.some((request) => request.xid === xid)
    ? { ...room, queue: room.queue.map((request) => (request.xid === xid ? { ...request, step } : request)) }
    : room

export const withoutOutgoing = (room: JoinedRoom, n: number): JoinedRoom => ({
  ...room,
  telling: drop(room.telling, String(n)),
  acting: drop(room.acting, String(n)),
})

/** The host's decision that an event contains, as the request's row shows it; `null` for other events. */
const decisionIn = (event: RoomEvent | undefined): { readonly xid: Xid; readonly step: MicRequest['step'] } | null => {
  if (event === undefined || event.toXid === null) return null
  const xid = event.toXid
  switch (event.kind) {
    case 'allow':
      return { xid, step: 'allowing' }
    case 'decline':
      return { xid, step: 'declining' }
    case 'invite':
      return { xid, step: 'inviting' }
    default:
      return null
  }
}

const isAt = ({ queue }: JoinedRoom, xid: Xid, step: MicRequest['step']): boolean =>
  queue.some((request) => request.xid === xid && request.step === step)

/** A host's decision that was sent ends the request (MIC-9). */
export const withEventSent = (room: JoinedRoom, n: number): JoinedRoom => {
  const decision = decisionIn(room.telling[String(n)])
  const after = withoutOutgoing(room, n)
  return decision === null || !isAt(room, decision.xid, decision.step) ? after : withoutMicRequest(after, decision.xid)
}

/**
 * A request of the member that could not be sent is dropped. A request whose decision could not be sent waits again,
 * and an invitation that could not be sent is none.
 */
export const withEventNotSent = (room: JoinedRoom, n: number): JoinedRoom => {
  const event = room.telling[String(n)]
  const after = withoutOutgoing(room, n)
  if (event?.kind === 'request') return { ...after, mic: { ...after.mic, asked: null } }
  const decision = decisionIn(event)
  if (decision === null) return after
  const { xid, step } = decision
  const waiting = isAt(room, xid, step) ? withRequestStep(after, xid, 'notSent') : after
  return step === 'inviting' ? { ...waiting, invited: drop(waiting.invited, xid) } : waiting
}
