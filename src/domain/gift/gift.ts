import * as t from 'io-ts'
import { GiftAnimation } from './animation'
import { Decimal } from '../kernel/decimal'
import { Xid } from '../kernel/ids'
import { Instant } from '../kernel/instant'

const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])

/**
 * A gift that can be sent (spec 1 §3). `price` is in whichever currency pays for it: no spec names a rate between
 * currencies.
 */
export const Gift = t.strict(
  {
    id: t.string,
    title: t.string,
    icon: orNull(t.string),
    price: Decimal,
    level: t.number,
    /** Whether its animation and the layout of that animation are both told. */
    hasAssets: t.boolean,
    /** `null` where what is told of it can't be played. */
    animation: orNull(GiftAnimation),
  },
  'Gift',
)
export type Gift = t.TypeOf<typeof Gift>

/** How often a kind of gift was received (spec 1 §3). `price` is in LOOP. */
export const GiftStat = t.strict(
  { icon: orNull(t.string), title: t.string, price: Decimal, count: t.number },
  'GiftStat',
)
export type GiftStat = t.TypeOf<typeof GiftStat>

/** One gift that was received (spec 1 §3). */
export const ReceivedGift = t.strict(
  {
    icon: orNull(t.string),
    title: t.string,
    amount: Decimal,
    at: orNull(Instant),
    sender: t.strict({ xid: Xid, name: t.string, avatar: orNull(t.string) }),
  },
  'ReceivedGift',
)
export type ReceivedGift = t.TypeOf<typeof ReceivedGift>

/** By which received gifts are sorted, the greatest or the newest first (spec 1 §7). */
export const ReceivedSort = t.keyof({ price: null, send_time: null }, 'ReceivedSort')
export type ReceivedSort = t.TypeOf<typeof ReceivedSort>

/** Only a gift that can be shown moving is offered (spec 1 §9). */
export const offeredGifts = (all: readonly Gift[]): readonly Gift[] => all.filter(({ hasAssets }) => hasAssets)

/** spec 1 §9: the transparency of these is half as wide as their colours, whatever their layout says. */
const HALF_ALPHA: ReadonlySet<string> = new Set(['14', '8', '6', '10', '5'])

/** The animation of that gift as it is drawn. */
export const animationOf = (id: string, animation: GiftAnimation): GiftAnimation => {
  const [x, y] = animation.alpha
  const [, , width, height] = animation.rgb
  return HALF_ALPHA.has(id) ? { ...animation, alpha: [x, y, Math.floor(width / 2), Math.floor(height / 2)] } : animation
}
