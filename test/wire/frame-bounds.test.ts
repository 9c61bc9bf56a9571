import * as E from 'fp-ts/Either'
import type * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { featureFrameHandlers } from '../../src/adapters/simulator/features'
import { readNoAnswer } from '../../src/adapters/wire/frames/bot-frame'
import { readCaption } from '../../src/adapters/wire/frames/caption-frame'
import { parseFeedFrame, type FeedFrame } from '../../src/adapters/wire/frames/feed-frame'
import { FeedLogin } from '../../src/adapters/wire/frames/feed-requests'
import { readImRequest } from '../../src/adapters/wire/frames/im-frame'
import { parseNotificationFrame } from '../../src/adapters/wire/frames/notification-frame'
import { parseSpaceFrame } from '../../src/adapters/wire/frames/room-frame'
import { parseRtcRequest } from '../../src/adapters/wire/frames/rtc-frame'
import { heardRows, saidRows } from './frames'
import { ROOM } from './support/adapters'
import type { FrameRow, Json, WireFrame } from './support/call-row'
import { BOUND, longFrames } from './support/long-forms'
import { wireFixtureOf } from './support/wire-fixture'
import { settle } from '../adapters/support/fake-clock'

const JOINED: WireFrame = {
  event: 'joined',
  data: { xid: 'a000000001', peers: [], voices: [], ice_servers: [], is_relay_only: false },
}
const sizeOf = (read: unknown): number => (JSON.stringify(read) ?? '').length
const named = <R extends FrameRow>(rows: readonly R[]) =>
  rows.map((row, n) => [`/${row.line} ${row.frame.event} (${n})`, row] as const)

/** A room event with all fields that a client may claim. */
const claims: Readonly<Record<string, Json>> = {
  channel_id: ROOM,
  from_xid: 'a000000001',
  to_xid: 'b000000002',
  live_role: 4,
  mic_mode: 1,
  emoji: '🎉',
  user: { xid: 'a000000001', username: 'Ada', head: 'https://pictures.example/a.png', live_role: 6, mic: 1 },
}
const withClaims = ({ event, data }: WireFrame): WireFrame =>
  event.startsWith('space_') ? { event, data: claims } : { event, data }

const readWith = (codec: t.Mixed | undefined, data: unknown): unknown => {
  const read: E.Either<unknown, unknown> | undefined = codec?.decode(data)
  return read !== undefined && E.isRight(read) ? read.right : null
}
/** What the server reads from a frame of the realtime socket. */
const readFromFeed = (frame: FeedFrame | null): unknown =>
  frame === null
    ? null
    : frame.event === 'login'
      ? readWith(FeedLogin, frame.data)
      : [parseSpaceFrame(frame), readWith(featureFrameHandlers.get(frame.event)?.input, frame.data)]
const serverReads: Readonly<Record<'ws' | 'im' | 'rtc', (text: string) => unknown>> = {
  ws: (text) => readFromFeed(parseFeedFrame(text)),
  im: readImRequest,
  rtc: parseRtcRequest,
}

/** What features of the client read from a frame, besides what the port of the socket emits. */
const featuresRead = (frame: FeedFrame | null): unknown =>
  frame === null
    ? null
    : [
        parseSpaceFrame(frame),
        readCaption(frame.data),
        readNoAnswer(frame.data),
        parseNotificationFrame([])(frame.data),
      ]

describe('Every frame has an end', () => {
  it.each(named(saidRows))(
    'the server keeps no long text and no long list of the frame %s that a client sends',
    (_name, { line, frame }) => {
      const whole = withClaims(frame)
      const kept = longFrames(whole).map(([path, long]) => [
        path,
        sizeOf(serverReads[line](JSON.stringify(long))) < BOUND,
      ])
      expect(kept.filter(([, isBounded]) => isBounded === false)).toEqual([])
    },
  )

  it.each(named(heardRows))(
    'the client keeps no long text and no long list of the frame %s that a server sends',
    async (_name, { line, frame }) => {
      const bench = await wireFixtureOf(line, JOINED)
      const kept: (readonly [string, boolean])[] = []
      for (const [path, long] of longFrames(frame)) {
        const before = bench.told.length
        const text = JSON.stringify(long)
        bench.receive(text)
        await settle()
        const features = line === 'ws' ? featuresRead(parseFeedFrame(text)) : null
        kept.push([path, sizeOf(bench.told.slice(before)) + sizeOf(features) < BOUND])
      }
      expect(kept.filter(([, isBounded]) => !isBounded)).toEqual([])
    },
  )

  it('the walk makes each text and each list of a frame long', () => {
    const frame = { event: 'x', data: { a: 'text', b: [{ c: 'text' }], d: 1 } }
    expect(longFrames(frame).map(([path]) => path)).toEqual(['x.a', 'x.b.0.c', 'x.b[]'])
  })
})
