import * as t from 'io-ts'
import { GiftAnimation } from './animation'
import { Decimal } from '../kernel/decimal'
import { Xid } from '../kernel/ids'
import { Instant } from '../kernel/instant'
import { orNull } from '../kernel/or-null'

/** A gift for sale (spec 1 §3). `price` is in the paying currency: no spec has a rate between currencies. */
export const Gift = t.strict(
  {
    id: t.string,
    title: t.string,
    icon: orNull(t.string),
    price: Decimal,
    level: t.number,
    /** Whether the server sent both the animation and its layout. */
    hasAssets: t.boolean,
    /** The animation; `null` if the gift has no playable animation. */
    animation: orNull(GiftAnimation),
  },
  'Gift',
)
export type Gift = t.TypeOf<typeof Gift>

/** The number of received gifts of a kind (spec 1 §3). `price` is in LOOP. */
export const GiftStat = t.strict(
  { icon: orNull(t.string), title: t.string, price: Decimal, count: t.number },
  'GiftStat',
)
export type GiftStat = t.TypeOf<typeof GiftStat>

/** A received gift (spec 1 §3). */
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

/** The sort key of received gifts, descending (spec 1 §7). */
export const ReceivedSort = t.keyof({ price: null, send_time: null }, 'ReceivedSort')
export type ReceivedSort = t.TypeOf<typeof ReceivedSort>

/** The gifts to offer: only gifts with an animation (spec 1 §9). */
export const offeredGifts = (all: readonly Gift[]): readonly Gift[] => all.filter(({ hasAssets }) => hasAssets)

/** spec 1 §9: these gifts have a half-size alpha rectangle, whatever their layout says. */
const HALF_ALPHA: ReadonlySet<string> = new Set(['14', '8', '6', '10', '5'])

export const animationOf = (id: string, animation: GiftAnimation): GiftAnimation => {
  const [x, y] = animation.alpha
  const [, , width, height] = animation.rgb
  return HALF_ALPHA.has(id) ? { ...animation, alpha: [x, y, Math.floor(width / 2), Math.floor(height / 2)] } : animation
}
