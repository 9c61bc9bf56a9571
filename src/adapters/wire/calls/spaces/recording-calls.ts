import * as t from 'io-ts'
import { VoiceType } from '../../../../domain/chat'
import { ClientId, Xid } from '../../../../domain/kernel/ids'
import {
  RecordedSpace,
  RECORDING_BYTES,
  RECORDING_MS,
  type SpaceRecording,
  type SpokenLine,
} from '../../../../domain/recording'
import { boundedText, IdText } from '../../codecs/bounded'
import { cleanName } from '../../codecs/clean-name'
import { CountField, ImageUrl, JsonBody, Milliseconds, RawName, recordCodec, VideoUrl } from '../../codecs/fields'
import { defineGet, definePost, WholeNumber } from '../../codecs/http-call'
import { asList, toListPage } from '../../codecs/list'

const BASE = '/api/live/space/recording'
/** The client ignores recordings and captions beyond these numbers. */
const RECORDINGS = 100
const CAPTIONS = 4_000

const one = t.strict({ recording_id: ClientId })
const nothing = () => t.unknown

const RecordingWire = recordCodec(
  'SpaceRecording',
  (u): u is SpaceRecording => RecordedSpace.type.props.recordings.is([u]),
  t.type({
    recording_id: ClientId,
    xid: Xid,
    username: RawName,
    head: ImageUrl,
    start: Milliseconds,
    url: VideoUrl,
    type: VoiceType,
    bytes: CountField,
    ms: CountField,
  }),
  ({ recording_id: id, xid, username, head, start: startedAt, url, type: mime, bytes, ms }): SpaceRecording | null =>
    startedAt === null || url === null || bytes > RECORDING_BYTES || ms > RECORDING_MS
      ? null
      : { id, by: { xid, name: cleanName(username, xid), avatar: head }, startedAt, url, mime, bytes, ms },
  ({ id, by, startedAt, url, mime, bytes, ms }) => ({
    recording_id: id,
    xid: by.xid,
    username: by.name,
    head: by.avatar,
    start: startedAt,
    url,
    type: mime,
    bytes,
    ms,
  }),
)

const LineWire = recordCodec(
  'SpokenLine',
  (u): u is SpokenLine => RecordedSpace.type.props.captions.is([u]),
  t.type({ xid: Xid, username: RawName, start: Milliseconds, text: JsonBody }),
  ({ xid, username, start: at, text }): SpokenLine | null =>
    at === null ? null : { xid, name: cleanName(username, xid), at, text },
  ({ xid, name, at, text }) => ({ xid, username: name, start: at, text }),
)

const RecordedWire = recordCodec(
  'RecordedSpace',
  RecordedSpace.is,
  t.type({ recordings: toListPage(RecordingWire, RECORDINGS), captions: toListPage(LineWire, CAPTIONS) }),
  ({ recordings, captions }): RecordedSpace => ({ recordings: recordings.items, captions: captions.items }),
  ({ recordings, captions }) => ({ recordings: asList(recordings), captions: asList(captions) }),
)

/**
 * The recording of a space, calls that the simulator adds. The client chooses the id, so the server counts a repeated
 * call once. `ms` is the length, `bytes` the size of the file.
 */
export const recordingCalls = {
  start: definePost(`${BASE}/start`, t.strict({ recording_id: ClientId, channel_id: IdText }), nothing),
  report: definePost(`${BASE}/report`, one, nothing),
  close: definePost(`${BASE}/close`, one, nothing),
  attach: definePost(
    `${BASE}/attach`,
    t.strict({
      recording_id: ClientId,
      url: boundedText(2_048, 1),
      type: VoiceType,
      bytes: WholeNumber,
      ms: WholeNumber,
    }),
    nothing,
  ),
  recorded: defineGet(`${BASE}/list`, t.strict({ channel_id: IdText }), () => RecordedWire),
  remove: definePost(`${BASE}/remove`, one, nothing),
} as const
