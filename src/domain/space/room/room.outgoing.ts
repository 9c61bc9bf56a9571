import type { EffectRequestOf } from '../../kernel/effect'
import { drop, emptyTable, keysOf, put } from '../../kernel/table'
import { ownEvent } from './room-event'
import type { Outgoing } from './room.commands'
import type { RoomContext } from './room.context'
import type { roomEffects } from './room.effects'

interface Enqueue {
  readonly assign: (context: Partial<RoomContext>) => void
  readonly spawnChild: (
    ...request: EffectRequestOf<Pick<typeof roomEffects, 'sendRoomEvent' | 'performAction'>>
  ) => void
  readonly stopChild: (id: string) => void
}

const eventEffectId = (n: number | string): string => `tell:${n}`
const actionEffectId = (n: number | string): string => `do:${n}`

/** Sends an event on the socket or an action to the server. Each is kept until it was sent. */
export const send = (enqueue: Enqueue, { roster, told, telling, acting }: RoomContext, outgoing: Outgoing): void => {
  if (roster === null) return
  const n = told + 1
  if ('event' in outgoing) {
    const event = ownEvent(roster, outgoing.event)
    enqueue.assign({ told: n, telling: put(telling, String(n), event) })
    enqueue.spawnChild('sendRoomEvent', { id: eventEffectId(n), input: { n, event } })
  } else {
    enqueue.assign({ told: n, acting: put(acting, String(n), outgoing.action) })
    enqueue.spawnChild('performAction', { id: actionEffectId(n), input: { n, act: outgoing.action } })
  }
}

export const forget = (enqueue: Enqueue, { telling, acting }: RoomContext, n: number): void => {
  enqueue.stopChild(eventEffectId(n))
  enqueue.stopChild(actionEffectId(n))
  enqueue.assign({ telling: drop(telling, String(n)), acting: drop(acting, String(n)) })
}

export const stopSending = (enqueue: Enqueue, { telling, acting }: RoomContext): void => {
  for (const n of keysOf(telling)) enqueue.stopChild(eventEffectId(n))
  for (const n of keysOf(acting)) enqueue.stopChild(actionEffectId(n))
  enqueue.assign({ telling: emptyTable(), acting: emptyTable() })
}
