import type { Xid } from '../../kernel/ids'
import type { Instant } from '../../kernel/instant'
import type { RoomEvent } from './room-event'
import { isByHost } from './room.rules'
import type { Roster } from './roster'
import { maySpeak } from '../space'

/** What a room event means for the member. The machine raises these facts; they are not stored. */
export type RoomFact =
  | { readonly type: 'MicAllowed'; readonly fromXid: Xid | null; readonly at: Instant }
  | { readonly type: 'MicInvited'; readonly fromXid: Xid | null; readonly at: Instant }
  | {
      readonly type: 'MicDeclined'
      readonly fromXid: Xid | null
      readonly note: string | null
      readonly at: Instant
    }
  /** The place of the member's request in the line of the room. */
  | { readonly type: 'MicPlaced'; readonly place: number | null }
  | { readonly type: 'MutedByHost' }
  | { readonly type: 'UnmutedByHost' }
  | { readonly type: 'MayNowSpeak' }
  | { readonly type: 'MayNoLongerSpeak' }
  | { readonly type: 'KickedFromRoom' }
  /** The room was read again. */
  | { readonly type: 'RosterReplaced'; readonly at: Instant }
  /** Another tab runs the room's media now. */
  | { readonly type: 'MovedToTab'; readonly at: Instant }

/** A host's answer to the member about the microphone. */
const answerIn = (before: Roster, event: RoomEvent, at: Instant): readonly RoomFact[] => {
  const { kind, fromXid, toXid, note, place } = event
  if (toXid !== before.me || !isByHost(before, fromXid)) return []
  switch (kind) {
    case 'allow':
      return [{ type: 'MicAllowed', fromXid, at }]
    case 'invite':
      return [{ type: 'MicInvited', fromXid, at }]
    case 'decline':
      return [{ type: 'MicDeclined', fromXid, note, at }]
    case 'place':
      return fromXid === null ? [{ type: 'MicPlaced', place }] : []
    default:
      return []
  }
}

/** The facts about the member in an event that turned the roster `before` into `after`. */
export const factsIn = (before: Roster, after: Roster | null, event: RoomEvent, at: Instant): readonly RoomFact[] => {
  if (after === null) return [{ type: 'KickedFromRoom' }]
  const [could, can] = [maySpeak(before.role), maySpeak(after.role)]
  return [
    ...(could === can ? [] : [{ type: can ? 'MayNowSpeak' : 'MayNoLongerSpeak' } as const]),
    ...(can && before.isMuted !== after.isMuted
      ? [{ type: after.isMuted ? 'MutedByHost' : 'UnmutedByHost' } as const]
      : []),
    ...answerIn(before, event, at),
  ]
}
