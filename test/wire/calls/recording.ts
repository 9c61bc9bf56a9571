import type { RecordingFile } from '../../../src/domain/recording'
import { right } from '../../adapters/support/client'
import { clientId } from '../../support/builders/message'
import { ROOM } from '../support/adapters'
import type { CallRow, WireScene } from '../support/call-row'
import type { WireTown } from '../support/simulated-town'

const ID = '5bace001-0000-4000-8000-000010000001'
const BASE = '/api/live/space/recording'
const source = 'added by the simulator: recordings of live spaces'
const r1 = clientId('r1')
const url = 'https://files.example/r1.webm'
const file: RecordingFile = { url, mime: 'audio/webm', bytes: 240_000, ms: 90_000 }

const recorded = async (town: WireTown): Promise<WireScene> => ({ cast: { [ID]: await town.recordedRoom(r1) } })
const attached = async (town: WireTown): Promise<WireScene> => {
  const scene = await recorded(town)
  await right((await town.as('ada@loop.example')).client.recordings.attach(r1, file))
  return scene
}

export const recordingRows: readonly CallRow[] = [
  {
    proves: 'R4-951',
    source,
    request: { method: 'POST', path: `${BASE}/start`, body: { recording_id: 'r1', channel_id: ID }, token: true },
    answer: {},
    asks: ({ recordings }) => recordings.start(r1, ROOM),
    inTown: async (town) => ({ cast: { [ID]: await town.hostedRoom() } }),
  },
  {
    proves: 'R4-954',
    source,
    request: { method: 'POST', path: `${BASE}/report`, body: { recording_id: 'r1' }, token: true },
    answer: {},
    asks: ({ recordings }) => recordings.report(r1),
    inTown: recorded,
  },
  {
    proves: 'R4-952',
    source,
    request: { method: 'POST', path: `${BASE}/close`, body: { recording_id: 'r1' }, token: true },
    answer: {},
    asks: ({ recordings }) => recordings.close(r1),
    inTown: recorded,
  },
  {
    proves: 'R4-955',
    source,
    request: {
      method: 'POST',
      path: `${BASE}/attach`,
      body: { recording_id: 'r1', url, type: 'audio/webm', bytes: 240_000, ms: 90_000 },
      token: true,
    },
    answer: {},
    asks: ({ recordings }) => recordings.attach(r1, file),
    inTown: recorded,
  },
  {
    proves: 'R4-956',
    source,
    request: { method: 'GET', path: `${BASE}/list`, query: { channel_id: ID }, token: true },
    answer: {
      recordings: [
        {
          recording_id: 'r1',
          xid: 'a000000001',
          username: 'Ada',
          head: '',
          start: 1_700_000_000_000,
          url,
          type: 'audio/webm',
          bytes: 240_000,
          ms: 90_000,
        },
      ],
      captions: [{ xid: 'b000000002', username: 'Ben', start: 1_700_000_004_000, text: 'Good to have you here' }],
    },
    asks: ({ recordings }) => recordings.recorded(ROOM),
    reads: {
      recordings: [
        { id: 'r1', by: { xid: 'a000000001', name: 'Ada', avatar: null }, startedAt: 1_700_000_000_000, ...file },
      ],
      captions: [{ xid: 'b000000002', name: 'Ben', at: 1_700_000_004_000, text: 'Good to have you here' }],
    },
    inTown: async (town) => {
      const scene = await attached(town)
      await town.captionRoom()
      return scene
    },
    given: {
      recordings: [{ recording_id: 'r1', username: 'Ada', url, type: 'audio/webm', bytes: 240_000, ms: 90_000 }],
      captions: [{ text: 'Welcome, everyone. It is good to have you here.' }],
    },
  },
  {
    proves: 'R4-957',
    source,
    request: { method: 'POST', path: `${BASE}/remove`, body: { recording_id: 'r1' }, token: true },
    answer: {},
    asks: ({ recordings }) => recordings.remove(r1),
    inTown: attached,
  },
]
