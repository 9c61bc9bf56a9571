import { Secret } from '../../../src/application/ports/browser/vault'
import { ROOM } from '../support/adapters'
import type { CallRow } from '../support/call-row'

const ID = '5bace001-0000-4000-8000-000010000001'
const LIVE_CALLS =
  'spec 2 §7 Live: rtmp add, delete, start_push_media, stop_push_media, list, status, token; {id}/stream_key/info'
const ENTRY = {
  id: 'e1',
  name: 'Main',
  rtmp_url: 'rtmp://a.example/live',
  stream_key: 'live_1234_secret',
  play_platform: 4,
}
const PUSH = { session: 's1', id: 'e1', play_platform: 4 }
const key = new Secret('live_1234_secret')

export const restreamRows: readonly CallRow[] = [
  {
    proves: 'R2-094 R2-196 R3-153 R3-241',
    source: `${LIVE_CALLS}; spec 3 §3 RTMP entry`,
    request: { method: 'GET', path: '/api/live/rtmp/list', token: true },
    answer: { list: [ENTRY] },
    asks: ({ restreams }) => restreams.entries(),
    reads: [
      { id: 'e1', name: 'Main', address: 'rtmp://a.example/live', maskedKey: '••••••••cret', platform: 'twitch' },
    ],
    inTown: async (town) => {
      await town.addStream()
      return {}
    },
  },
  {
    proves: 'R2-196 R3-242',
    source: `${LIVE_CALLS}; spec 3 §7: name, rtmp_url, stream_key, play_platform`,
    request: {
      method: 'POST',
      path: '/api/live/rtmp/add',
      body: { name: 'Main', rtmp_url: 'rtmp://a.example/live', stream_key: 'live_1234_secret', play_platform: 4 },
      token: true,
    },
    answer: {},
    asks: ({ restreams }) => restreams.add({ platform: 'twitch', name: 'Main', address: 'rtmp://a.example/live', key }),
  },
  {
    proves: 'R2-196 R3-241',
    source: LIVE_CALLS,
    request: { method: 'POST', path: '/api/live/rtmp/delete', body: { id: 'e1' }, token: true },
    answer: {},
    asks: ({ restreams }) => restreams.remove('e1'),
  },
  {
    proves: 'R2-196',
    source: LIVE_CALLS,
    request: { method: 'GET', path: '/api/live/rtmp/e1/stream_key/info', token: true },
    answer: { stream_key: 'live_1234_secret' },
    asks: ({ restreams }) => restreams.keyOf('e1'),
    reads: {},
    inTown: async (town) => ({ cast: { e1: await town.addStream() } }),
  },
  {
    proves: 'R2-196',
    source: LIVE_CALLS,
    request: { method: 'GET', path: '/api/live/rtmp/token', query: { channel_id: ID }, token: true },
    answer: { token: 'push-token' },
    asks: ({ restreams }) => restreams.start(ROOM, 'e1'),
    reads: { session: 's1' },
    inTown: async (town) => ({ cast: { [ID]: await town.hostedRoom() } }),
  },
  {
    proves: 'R2-196',
    source: LIVE_CALLS,
    request: {
      method: 'POST',
      path: '/api/live/rtmp/start_push_media',
      body: { channel_id: ID, id: 'e1', token: 'push-token' },
      token: true,
    },
    answer: PUSH,
    asks: ({ restreams }) => restreams.start(ROOM, 'e1'),
    reads: { session: 's1', entryId: 'e1', platform: 'twitch' },
    inTown: async (town) => {
      const [channelId, entryId] = [await town.hostedRoom(), await town.addStream()]
      return { cast: { [ID]: channelId, e1: entryId, 'push-token': await town.pushToken(channelId) } }
    },
  },
  {
    proves: 'R2-196',
    source: LIVE_CALLS,
    request: {
      method: 'POST',
      path: '/api/live/rtmp/stop_push_media',
      body: { channel_id: ID, session: 's1' },
      token: true,
    },
    answer: {},
    asks: ({ restreams }) => restreams.stop(ROOM, 's1'),
    inTown: async (town) => ({ cast: { [ID]: await town.hostedRoom() } }),
  },
  {
    proves: 'R2-196',
    source: LIVE_CALLS,
    request: { method: 'GET', path: '/api/live/rtmp/status', query: { channel_id: ID }, token: true },
    answer: PUSH,
    asks: ({ restreams }) => restreams.status(ROOM),
    reads: { session: 's1' },
    inTown: async (town) => {
      const [channelId, entryId] = [await town.hostedRoom(), await town.addStream()]
      await town.pushRoom(channelId, entryId)
      return { cast: { [ID]: channelId } }
    },
  },
]
