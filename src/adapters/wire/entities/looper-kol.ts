import * as t from 'io-ts'
import { FeedItem, FeedType, KolInfo } from '../../../domain/looper'
import { Xid } from '../../../domain/kernel/ids'
import { cleanName } from '../codecs/clean-name'
import {
  JsonBody,
  CountField,
  recordCodec,
  ImageUrl,
  nullIfInvalid,
  PlainId,
  RawName,
  Seconds,
  WebUrl,
} from '../codecs/fields'
import { asList, toListPage } from '../codecs/list'
import { AmountWithShare, ShortText } from './looper-records'

const PROJECTS = 200
const AttentionWire = t.type({
  project_name: RawName,
  avatar: ImageUrl,
  attention_percent: AmountWithShare,
  rank: CountField,
})
const DetailWire = t.type({
  x_avatar: ImageUrl,
  loop_avatar: ImageUrl,
  loop_username: nullIfInvalid(t.string),
  x_account: t.string,
  loop_xid: nullIfInvalid(Xid),
})

/** An influencer (KOL) of a project (spec 3 §3 KOL info). */
export const KolInfoWire = recordCodec(
  'KolInfo',
  KolInfo.is,
  t.type({ attention_list: toListPage(AttentionWire, PROJECTS), kol_detail: DetailWire }),
  ({ attention_list, kol_detail: d }): KolInfo => ({
    xAccount: cleanName(d.x_account, 'X'),
    xAvatar: d.x_avatar,
    loopXid: d.loop_xid,
    loopAvatar: d.loop_avatar,
    loopName: d.loop_username === null ? null : cleanName(d.loop_username, d.x_account),
    attention: attention_list.items.map((a) => ({
      name: cleanName(a.project_name, '–'),
      avatar: a.avatar,
      percent: a.attention_percent,
      rank: a.rank,
    })),
  }),
  (k) => ({
    attention_list: asList(
      k.attention.map((a) => ({ project_name: a.name, avatar: a.avatar, attention_percent: a.percent, rank: a.rank })),
    ),
    kol_detail: {
      x_avatar: k.xAvatar,
      loop_avatar: k.loopAvatar,
      loop_username: k.loopName,
      x_account: k.xAccount,
      loop_xid: k.loopXid,
    },
  }),
)

const FeedItemWire = recordCodec(
  'FeedItem',
  FeedItem.is,
  t.type({
    id: PlainId,
    feed_type: FeedType,
    content: JsonBody,
    source: ShortText,
    score: AmountWithShare,
    create_at: Seconds,
    url: WebUrl,
  }),
  (f): FeedItem => ({
    feedId: f.id,
    kind: f.feed_type,
    text: f.content,
    place: f.source,
    score: f.score,
    at: f.create_at,
    url: f.url,
  }),
  (f) => ({
    id: f.feedId,
    feed_type: f.kind,
    content: f.text,
    source: f.place,
    score: f.score,
    create_at: f.at,
    url: f.url,
  }),
)

/** `feeds_list` is the list of spec 3 §3. `total` is this product's own field. */
export const feedsAnswer = (limit: number) => t.type({ feeds_list: toListPage(FeedItemWire, limit), total: CountField })
