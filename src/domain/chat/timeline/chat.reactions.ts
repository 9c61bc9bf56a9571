import type { Xid } from '../../kernel/ids'
import type { Reaction } from '../chat'

const withPerson = (reactions: readonly Reaction[], memeId: string, xid: Xid): readonly Reaction[] =>
  !reactions.some((one) => one.memeId === memeId)
    ? [...reactions, { memeId, xids: [xid] }]
    : reactions.map((one) =>
        one.memeId === memeId && !one.xids.includes(xid) ? { ...one, xids: [...one.xids, xid] } : one,
      )

const withoutPerson = (reactions: readonly Reaction[], memeId: string, xid: Xid): readonly Reaction[] =>
  reactions
    .map((one) => (one.memeId === memeId ? { ...one, xids: one.xids.filter((other) => other !== xid) } : one))
    .filter(({ xids }) => xids.length > 0)

export const hasReacted = (reactions: readonly Reaction[], memeId: string, xid: string): boolean =>
  reactions.some((one) => one.memeId === memeId && one.xids.some((other) => other === xid))

/**
 * Each person once; what nobody reacts with any more is gone (spec 1 §4, IM-11). The same list where nothing changes.
 */
export const react = (reactions: readonly Reaction[], memeId: string, xid: Xid, on: boolean): readonly Reaction[] =>
  hasReacted(reactions, memeId, xid) === on ? reactions : (on ? withPerson : withoutPerson)(reactions, memeId, xid)
