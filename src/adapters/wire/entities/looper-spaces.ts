import * as t from 'io-ts'
import { SpaceRow, SpaceStats, type RTMP_PLATFORMS } from '../../../domain/looper'
import { ChannelId, Uid, Xid } from '../../../domain/kernel/ids'
import { cleanName } from '../codecs/clean-name'
import { CountField, recordCodec, ImageUrl, enumByNumber, nullIfInvalid, RawName, Seconds } from '../codecs/fields'
import { asList, toListPage } from '../codecs/list'
import { ShortText } from './looper-records'

const FACES = 50

export const SpaceStatsWire = recordCodec(
  'LooperSpaceStats',
  SpaceStats.is,
  t.type({
    total_spaces: CountField,
    total_audience: CountField,
    total_duration: CountField,
    total_rtmp: CountField,
    ins: CountField,
    x: CountField,
    tiktok: CountField,
    twitch: CountField,
    youtube: CountField,
  }),
  (s): SpaceStats => ({
    spaces: s.total_spaces,
    audience: s.total_audience,
    duration: s.total_duration,
    rtmp: s.total_rtmp,
    x: s.x,
    youtube: s.youtube,
    instagram: s.ins,
    tiktok: s.tiktok,
    twitch: s.twitch,
  }),
  (s) => ({
    total_spaces: s.spaces,
    total_audience: s.audience,
    total_duration: s.duration,
    total_rtmp: s.rtmp,
    ins: s.instagram,
    x: s.x,
    tiktok: s.tiktok,
    twitch: s.twitch,
    youtube: s.youtube,
  }),
)

type Platform = (typeof RTMP_PLATFORMS)[number]
const isPlatform = t.keyof({ x: null, youtube: null, instagram: null, tiktok: null, twitch: null })
/** The wire values of `play_platform`, 0 to 4 (spec 2): x, youtube, instagram, tiktok, twitch. */
const PLATFORM_NUMBERS: Readonly<Record<Platform, number>> = { x: 0, youtube: 1, instagram: 2, tiktok: 3, twitch: 4 }
const PlatformNumber = new t.Type<Platform, number, unknown>(
  'play_platform',
  isPlatform.is,
  (u, context) => {
    const found = Object.keys(PLATFORM_NUMBERS)
      .filter(isPlatform.is)
      .find((platform) => PLATFORM_NUMBERS[platform] === u)
    return found === undefined ? t.failure(u, context) : t.success(found)
  },
  (platform) => PLATFORM_NUMBERS[platform],
)
const Status = enumByNumber<SpaceRow['status']>(
  'live_status',
  { upcoming: 1, live: 2, ended: 3 },
  t.keyof({ upcoming: null, live: null, ended: null }).is,
  'upcoming',
)
const FaceWire = t.type({ xid: Xid, uid: nullIfInvalid(Uid), username: RawName, avatar: ImageUrl })
const faces = (items: readonly t.TypeOf<typeof FaceWire>[]) =>
  items.map(({ xid, uid, username, avatar }) => ({ xid, uid, name: cleanName(username, xid), avatar }))
const facesBack = (items: SpaceRow['hosts']) =>
  asList(items.map(({ xid, uid, name, avatar }) => ({ xid, uid, username: name, avatar })))

export const SpaceRowWire = recordCodec(
  'LooperSpace',
  SpaceRow.is,
  t.type({
    channel_id: ChannelId,
    title: RawName,
    live_status: Status,
    start_time: Seconds,
    duration: CountField,
    audience_count: CountField,
    gift_score: ShortText,
    hosts: toListPage(FaceWire, FACES),
    speakers: toListPage(FaceWire, FACES),
    rtmp_platforms: toListPage(PlatformNumber, 5),
  }),
  (s): SpaceRow => ({
    channelId: s.channel_id,
    title: cleanName(s.title, s.channel_id),
    status: s.live_status,
    startsAt: s.start_time,
    duration: s.duration,
    audience: s.audience_count,
    gifts: s.gift_score,
    hosts: faces(s.hosts.items),
    speakers: faces(s.speakers.items),
    platforms: s.rtmp_platforms.items,
  }),
  (s) => ({
    channel_id: s.channelId,
    title: s.title,
    live_status: s.status,
    start_time: s.startsAt,
    duration: s.duration,
    audience_count: s.audience,
    gift_score: s.gifts,
    hosts: facesBack(s.hosts),
    speakers: facesBack(s.speakers),
    rtmp_platforms: asList(s.platforms),
  }),
)
