import type { Xid } from '../../kernel/ids'
import type { Reaction } from '../chat'

const withPerson = (reactions: readonly Reaction[], memeId: string, xid: Xid): readonly Reaction[] =>
  !reactions.some((reaction) => reaction.memeId === memeId)
    ? [...reactions, { memeId, xids: [xid] }]
    : reactions.map((reaction) =>
        reaction.memeId === memeId && !reaction.xids.includes(xid)
          ? { ...reaction, xids: [...reaction.xids, xid] }
          : reaction,
      )

const withoutPerson = (reactions: readonly Reaction[], memeId: string, xid: Xid): readonly Reaction[] =>
  reactions
    .map((reaction) =>
      reaction.memeId === memeId ? { ...reaction, xids: reaction.xids.filter((other) => other !== xid) } : reaction,
    )
    .filter(({ xids }) => xids.length > 0)

export const hasReacted = (reactions: readonly Reaction[], memeId: string, xid: string): boolean =>
  reactions.some((reaction) => reaction.memeId === memeId && reaction.xids.some((other) => other === xid))

/**
 * Adds or removes a person's reaction. Each person counts once; an emoji without people is removed (spec 1 §4, IM-11).
 * Returns the same array if nothing changes.
 */
export const react = (reactions: readonly Reaction[], memeId: string, xid: Xid, on: boolean): readonly Reaction[] =>
  hasReacted(reactions, memeId, xid) === on ? reactions : (on ? withPerson : withoutPerson)(reactions, memeId, xid)
