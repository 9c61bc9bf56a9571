import * as t from 'io-ts'
import { Decimal } from '../kernel/decimal'
import { ConversationId, Xid } from '../kernel/ids'
import { orNull } from '../kernel/or-null'

/** The kinds of a bubble (spec 1 §3). A bomb has no reward. */
export const BubbleKind = t.keyof({ gem: null, gem1: null, gem2: null, gem3: null, bomb: null }, 'BubbleKind')
export type BubbleKind = t.TypeOf<typeof BubbleKind>

/** `left`: in percent of the width. `top`: the start height above the upper edge, in percent of the height. */
export const Bubble = t.strict(
  {
    id: t.string,
    kind: BubbleKind,
    left: t.number,
    top: t.number,
    /** The bubble's reward; `null` until a member pops the bubble. */
    rewards: orNull(Decimal),
  },
  'Bubble',
)
export type Bubble = t.TypeOf<typeof Bubble>

export const Winner = t.strict({ uid: t.string, name: t.string, rewards: Decimal }, 'Winner')
export type Winner = t.TypeOf<typeof Winner>

/** A bubble rain on the wire (spec 1 §3). */
export const RainEvent = t.strict(
  {
    id: t.string,
    ended: t.boolean,
    /** Whether the member has popped a bubble with a reward. */
    clicked: t.boolean,
    seconds: t.number,
    bubbles: t.readonlyArray(Bubble),
    winners: t.readonlyArray(Winner),
    sender: t.string,
    currency: t.string,
    /** The number of bubbles with a reward. */
    total: t.number,
    used: Decimal,
    all: Decimal,
    levelLimit: t.number,
  },
  'RainEvent',
)
export type RainEvent = t.TypeOf<typeof RainEvent>

export const RainPlace = t.strict({ conversationId: ConversationId, eventId: t.string }, 'RainPlace')
export type RainPlace = t.TypeOf<typeof RainPlace>

export const Guest = t.strict({ xid: Xid, name: t.string, avatar: orNull(t.string) }, 'Guest')
export type Guest = t.TypeOf<typeof Guest>
