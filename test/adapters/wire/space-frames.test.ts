import { describe, expect, it } from 'vitest'
import { parseFeedFrame } from '../../../src/adapters/wire/frames/feed-frame'
import { parseSpaceFrame, encodeRoomEvent, encodeSpaceNews } from '../../../src/adapters/wire/frames/room-frame'
import { RoomEvent } from '../../../src/domain/space'
import { arbitraryOf } from '../../support/arbitraries/of-codec'
import { ann } from '../../support/builders/person'
import { eventOf, spaceWith, square } from '../../support/builders/space'
import { badInput } from '../../ui/support/bad-inputs'
import * as fc from 'fast-check'

const read = (text: string) => {
  const frame = parseFeedFrame(text)
  return frame === null ? null : parseSpaceFrame(frame)
}

describe('Frames of spaces on the realtime socket', () => {
  it('R2-117 R2-118 R2-119 a frame reports that a space has started, was edited or has ended', () => {
    expect(read(encodeSpaceNews({ type: 'space/SpaceWentLive', space: spaceWith() }))).toEqual({
      type: 'space/SpaceWentLive',
      space: spaceWith(),
    })
    expect(read(encodeSpaceNews({ type: 'space/SpaceEdited', space: spaceWith({ status: 'prepare' }) }))).toEqual({
      type: 'space/SpaceEdited',
      space: spaceWith({ status: 'prepare' }),
    })
    expect(read(encodeSpaceNews({ type: 'space/SpaceEnded', channelId: square }))).toEqual({
      type: 'space/SpaceEnded',
      channelId: square,
    })
  })

  it('every room event is encoded as a frame with the specified name and is decoded unchanged', () => {
    expect(JSON.parse(encodeRoomEvent(eventOf('request', { fromXid: ann.xid }), 5))).toEqual({
      event: 'space_mic_request',
      data: { channel_id: square, from_xid: ann.xid, at: 5 },
    })
    expect(JSON.parse(encodeRoomEvent(eventOf('role', { toXid: ann.xid, role: 'guest' })))).toEqual({
      event: 'space_role',
      data: { channel_id: square, to_xid: ann.xid, live_role: 8 },
    })
    fc.assert(
      fc.property(arbitraryOf(RoomEvent), (event) => {
        const isEmoji = event.emoji !== null && event.emoji !== '' && event.emoji.length <= 32
        if (event.kind === 'reaction' && !isEmoji) return
        expect(read(encodeRoomEvent(event))).toMatchObject({
          type: 'space/RoomEventReceived',
          event: { kind: event.kind, fromXid: event.fromXid, toXid: event.toXid, role: event.role, mode: event.mode },
        })
      }),
    )
  })

  it('R4-301 R4-304 a place, a wait and a note are read within their bounds; a longer note is none', () => {
    const place = (data: object) => {
      const frame = read(JSON.stringify({ event: 'space_mic_place', data: { channel_id: square, ...data } }))
      return frame?.type === 'space/RoomEventReceived' ? frame.event : null
    }
    const longest = 86_400_000
    expect(place({ to_xid: ann.xid, place: 3, waited_ms: 7_000, silent_ms: 0, note: 'Soon' })).toMatchObject({
      kind: 'place',
      toXid: ann.xid,
      place: 3,
      waitedMs: 7_000,
      silentMs: 0,
      note: 'Soon',
    })
    expect(place({ place: 1e12, waited_ms: 1e15, silent_ms: -4.5 })).toMatchObject({
      place: 1_000_000,
      waitedMs: longest,
      silentMs: 0,
    })
    for (const u of ['1', {}, null, undefined, [3]])
      expect(place({ place: u, waited_ms: u, silent_ms: u, note: u === '1' ? 1 : u })).toMatchObject({
        place: null,
        waitedMs: null,
        silentMs: null,
        note: null,
      })
    expect([place({ note: 'x'.repeat(2_400) })?.note?.length, place({ note: 'x'.repeat(2_401) })?.note]).toEqual([
      2_400,
      null,
    ])
    expect(
      read(encodeRoomEvent(eventOf('place', { toXid: ann.xid, place: 2, waitedMs: 1, silentMs: 5 }))),
    ).toMatchObject({
      event: { place: 2, waitedMs: 1, silentMs: 5 },
    })
  })

  it('a reaction frame whose emoji is missing, empty or longer than 32 characters is ignored', () => {
    const reaction = (emoji: string | null) => read(encodeRoomEvent(eventOf('reaction', { fromXid: ann.xid, emoji })))
    expect(['👏', '❤️', '👨‍👩‍👧‍👦', '👩🏽‍❤️‍💋‍👨🏽'].map((emoji) => reaction(emoji)?.type)).toEqual(
      Array(4).fill('space/RoomEventReceived'),
    )
    expect([reaction('x'.repeat(33)), reaction('😀'.repeat(250_000)), reaction(''), reaction(null)]).toEqual([
      null,
      null,
      null,
      null,
    ])
    // Other events ignore an emoji of any length.
    expect(read(encodeRoomEvent(eventOf('request', { fromXid: ann.xid, emoji: 'x'.repeat(33) })))).toMatchObject({
      event: { emoji: null },
    })
  })

  it.each([
    'BI-299',
    'BI-300',
    'BI-301',
    'BI-302',
    'BI-303',
    'BI-304',
    'BI-305',
    'BI-306',
    'BI-307',
    'BI-308',
    'BI-309',
    'BI-310',
    'BI-311',
    'BI-312',
    'BI-313',
  ])('%s ws_frame: an invalid frame, or a frame of another feature, is not read as a frame of a space', (id) => {
    expect(read(badInput('ws_frame', id).text)).toBeNull()
  })

  it('a frame of a space with an invalid sender, an invalid space id or an unknown name is rejected', () => {
    const allow = (from_xid: unknown) =>
      read(JSON.stringify({ event: 'space_mic_allow', data: { channel_id: square, from_xid, to_xid: ann.xid } }))
    expect([allow('not a host!'), allow(7), allow({})]).toEqual([null, null, null])
    expect(read(JSON.stringify({ event: 'space_mic_allow', data: { channel_id: 'x' } }))).toBeNull()
    expect(read(JSON.stringify({ event: '__proto__', data: { channel_id: square } }))).toBeNull()
  })

  it('BI-310 ws_frame: a space whose start frame has the status ended is not read as started', () => {
    const news = read(JSON.stringify({ event: 'space_start_now', data: { channel_id: square, status: 3 } }))
    expect(news).toMatchObject({ space: { status: 'ended' } })
  })
})
