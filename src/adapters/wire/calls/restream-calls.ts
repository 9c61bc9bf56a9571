import * as t from 'io-ts'
import {
  ADDRESS_LIMIT,
  KEY_LIMIT,
  maskedOf,
  NAME_LIMIT,
  Platform,
  PLATFORMS,
  ServerRestream,
  StreamTarget,
} from '../../../domain/restream'
import { defineGet, definePost, WholeNumber } from '../codecs/http-call'
import { cleanName } from '../codecs/clean-name'
import { IdText, LinkText, boundedText } from '../codecs/bounded'
import { graphemeText } from '../codecs/grapheme-text'
import { recordCodec, PlainId, RawName } from '../codecs/fields'
import { listCodec } from '../codecs/list'

const ENTRIES = 50

/**
 * The wire numbers of `play_platform`: 0 x, 1 youtube, 2 instagram, 3 tiktok, 4 twitch (spec 2 §3).
 * @internal
 */
export const PlatformWire = new t.Type<Platform, number, unknown>(
  'Platform',
  Platform.is,
  (u, context) => {
    const platform = typeof u === 'number' ? PLATFORMS[u] : undefined
    return platform === undefined ? t.failure(u, context) : t.success(platform)
  },
  (platform) => PLATFORMS.indexOf(platform),
)

/**
 * A restream target of the account (spec 3 §3). The codec masks the stream key even if the server sends the full key
 * (RST-6).
 */
const EntryWire = recordCodec(
  'StreamEntry',
  StreamTarget.is,
  t.type({
    id: PlainId,
    name: RawName,
    rtmp_url: boundedText(ADDRESS_LIMIT),
    stream_key: t.union([boundedText(KEY_LIMIT), t.null, t.undefined]),
    play_platform: PlatformWire,
  }),
  (e) => ({
    id: e.id,
    name: cleanName(e.name, e.play_platform),
    address: e.rtmp_url,
    maskedKey: maskedOf(e.stream_key ?? ''),
    platform: e.play_platform,
  }),
  (e) => ({ id: e.id, name: e.name, rtmp_url: e.address, stream_key: e.maskedKey, play_platform: e.platform }),
)

/** A restream that is currently running on the server. */
const PushWire = recordCodec(
  'ServerPush',
  ServerRestream.is,
  t.type({ session: PlainId, id: PlainId, play_platform: PlatformWire }),
  (p) => ({ session: p.session, entryId: p.id, platform: p.play_platform }),
  (p) => ({ session: p.session, id: p.entryId, play_platform: p.platform }),
)
const StatusWire = t.union([PushWire, t.null])

const ofChannel = t.strict({ channel_id: IdText })
const nothing = () => t.unknown

const KeyInfo = t.type({ stream_key: boundedText(KEY_LIMIT) })

/** Defines the call that reads the stream key of a target. `param` is a plain id (`pathParam`). */
export const keyInfoOf = (param: string) =>
  defineGet(`/api/live/rtmp/${param}/stream_key/info`, t.strict({}), () => KeyInfo)

/** The calls for restreaming (spec 2 §7 and spec 3 §7). decisions.md defines the payloads that the specs omit. */
export const restreamCalls = {
  list: defineGet('/api/live/rtmp/list', t.strict({}), () => listCodec(EntryWire, ENTRIES)),
  add: definePost(
    '/api/live/rtmp/add',
    t.strict({
      name: graphemeText(NAME_LIMIT),
      rtmp_url: boundedText(ADDRESS_LIMIT),
      stream_key: boundedText(KEY_LIMIT),
      play_platform: WholeNumber,
    }),
    nothing,
  ),
  remove: definePost('/api/live/rtmp/delete', t.strict({ id: IdText }), nothing),
  /**
   * The route on the server. The client builds the path with `keyInfoOf`, because the path contains the target's id.
   */
  keyInfo: defineGet('/api/live/rtmp/:id/stream_key/info', t.strict({ id: IdText }), () => KeyInfo),
  /**
   * Reads the token with which this browser may start a restream. The token is valid for a single start in the room.
   */
  token: defineGet('/api/live/rtmp/token', ofChannel, () => t.type({ token: boundedText(KEY_LIMIT) })),
  start: definePost(
    '/api/live/rtmp/start_push_media',
    t.strict({ channel_id: IdText, id: IdText, token: LinkText }),
    () => PushWire,
  ),
  stop: definePost('/api/live/rtmp/stop_push_media', t.strict({ channel_id: IdText, session: IdText }), nothing),
  status: defineGet('/api/live/rtmp/status', ofChannel, () => StatusWire),
} as const
