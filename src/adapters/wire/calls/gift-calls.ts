import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import {
  animationOf,
  Gift,
  GiftAnimation,
  GiftStat,
  isDrawable,
  ReceivedGift,
  ReceivedSort,
} from '../../../domain/gift'
import { Xid } from '../../../domain/kernel/ids'
import { Amount } from '../codecs/amount-codec'
import { defineGet, definePost, WholeNumber } from '../codecs/http-call'
import { cleanName } from '../codecs/clean-name'
import { IdText, boundedList } from '../codecs/bounded'
import {
  CountField,
  recordCodec,
  ImageUrl,
  nullIfInvalid,
  ProductImage,
  PlainId,
  RawName,
  Seconds,
  VideoUrl,
} from '../codecs/fields'
import { limitedJson } from '../codecs/limited-json'
import { listCodec } from '../codecs/list'

/** Checks only that the field is present. Another codec validates the field's content. */
const isPresent = (u: unknown): boolean =>
  typeof u === 'string' ? u.trim() !== '' : typeof u === 'object' && u !== null

const Quad = t.tuple([t.number, t.number, t.number, t.number])
/** The animation layout of Tencent's VAP tool (ADR 17). Other fields are ignored. */
const Vapc = t.type(
  {
    info: t.type({
      f: t.number,
      fps: t.number,
      w: t.number,
      h: t.number,
      videoW: t.number,
      videoH: t.number,
      rgbFrame: Quad,
      aFrame: Quad,
    }),
  },
  'Vapc',
)
/**
 * The largest animation layout in bytes. A larger layout is invalid. Only gifts with merged pictures need larger
 * layouts, and this product does not support such gifts.
 */
const CONFIG_LIMIT = 65_536

/**
 * The animation of a gift. If the video's URL or the layout is invalid, the renderer cannot draw the animation, so the
 * result is `null` (BI-157…BI-159).
 */
const animationFrom = (id: string, asset: unknown, config: unknown): GiftAnimation | null => {
  const url = VideoUrl.decode(asset)
  const read = Vapc.decode(
    typeof config === 'string' ? E.getOrElse<unknown, unknown>(() => null)(limitedJson(config, CONFIG_LIMIT)) : config,
  )
  if (E.isLeft(url) || url.right === null || E.isLeft(read)) return null
  const { f, fps, w, h, videoW, videoH, rgbFrame, aFrame } = read.right.info
  const animation = {
    url: url.right,
    frames: f,
    fps,
    width: w,
    height: h,
    videoWidth: videoW,
    videoHeight: videoH,
    rgb: rgbFrame,
    alpha: aFrame,
  }
  const drawn = animationOf(id, animation)
  return isDrawable(drawn) ? drawn : null
}

const configOf = ({ frames, fps, width, height, videoWidth, videoHeight, rgb, alpha }: GiftAnimation): string =>
  JSON.stringify({
    info: {
      v: 2,
      f: frames,
      w: width,
      h: height,
      fps,
      videoW: videoWidth,
      videoH: videoHeight,
      rgbFrame: rgb,
      aFrame: alpha,
      isVapx: 0,
      orien: 0,
    },
  })

/** The id of a gift: `gift_id` in the specs, or `id`, the older name of the field. */
const GiftFields = t.type({
  gift_id: nullIfInvalid(PlainId),
  id: nullIfInvalid(PlainId),
  title: RawName,
  icon: ProductImage,
  price: Amount,
  level: CountField,
  mobile_asset: t.unknown,
  mobile_vapc_config: t.unknown,
})
const GiftWire = recordCodec(
  'Gift',
  Gift.is,
  GiftFields,
  ({ gift_id, id: otherId, title, icon, price, level, mobile_asset, mobile_vapc_config }): Gift | null => {
    const id = gift_id ?? otherId
    return id === null || price.startsWith('-')
      ? null
      : {
          id,
          title: cleanName(title, id),
          icon,
          price,
          level,
          hasAssets: isPresent(mobile_asset) && isPresent(mobile_vapc_config),
          animation: animationFrom(id, mobile_asset, mobile_vapc_config),
        }
  },
  ({ id, title, icon, price, level, animation }) => ({
    gift_id: id,
    id,
    title,
    icon,
    price,
    level,
    mobile_asset: animation?.url ?? '',
    mobile_vapc_config: animation === null ? '' : configOf(animation),
  }),
)

const StatFields = t.type({ icon: ProductImage, title: RawName, price_by_loop: Amount, received_count: t.unknown })
/** How often a member has received a particular gift. A missing `received_count` means 1 (spec 1 §3). */
const StatWire = recordCodec(
  'GiftStat',
  GiftStat.is,
  StatFields,
  ({ icon, title, price_by_loop, received_count }): GiftStat => {
    const count = CountField.decode(received_count)
    return {
      icon,
      title: cleanName(title, ''),
      price: price_by_loop,
      count: received_count === undefined || received_count === null || E.isLeft(count) ? 1 : count.right,
    }
  },
  ({ icon, title, price, count }) => ({ icon, title, price_by_loop: price, received_count: count }),
)

const SenderFields = t.type({ xid: Xid, username: RawName, head: ImageUrl })
const ReceivedWire = recordCodec(
  'ReceivedGift',
  ReceivedGift.is,
  t.type({
    icon: ProductImage,
    title: RawName,
    currency_amount: Amount,
    send_time: Seconds,
    sender_user: SenderFields,
  }),
  ({ icon, title, currency_amount, send_time, sender_user: { xid, username, head } }): ReceivedGift => ({
    icon,
    title: cleanName(title, ''),
    amount: currency_amount,
    at: send_time,
    sender: { xid, name: cleanName(username, xid), avatar: head },
  }),
  ({ icon, title, amount, at, sender: { xid, name, avatar } }) => ({
    icon,
    title,
    currency_amount: amount,
    send_time: at,
    sender_user: { xid, username: name, head: avatar },
  }),
)

const none = t.strict({})
/**
 * The most items that the client reads of each list. The client ignores further items. The specs print no page size for
 * these lists.
 */
const GIFTS = 500
const STATS = 500
/** The page size of received gifts (spec 1 §9). */
export const GIFTS_PAGE = 20

/** The calls for gifts (spec 1 §7 Gifts; the prefix is in decisions.md). */
export const giftCalls = {
  list: defineGet('/api/gift/list', none, () => listCodec(GiftWire, GIFTS)),
  receivedList: defineGet('/api/gift/received_list', t.strict({ page: WholeNumber, sort: ReceivedSort }), () =>
    listCodec(ReceivedWire, GIFTS_PAGE),
  ),
  receivedStat: defineGet('/api/gift/received_stat', none, () => listCodec(StatWire, STATS)),
  send: definePost(
    '/api/gift/send',
    t.strict({
      conversation_sid: IdText,
      gift_id: IdText,
      xids: boundedList(IdText, 1_000),
      currency_id: WholeNumber,
    }),
    () => t.unknown,
  ),
} as const
