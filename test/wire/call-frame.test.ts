import { describe, expect, it } from 'vitest'
import { readCallFrame } from '../../src/adapters/wire/frames/call-frame'

const calling = (more: object = {}): unknown => ({
  from_xid: 'b000000002',
  to_xid: 'a000000001',
  video_type: 1,
  from_name: 'Ben',
  ...more,
})

describe('A frame of a private call', () => {
  it('BI-303 a frame of a private call that is neither a voice call nor a video call is ignored', () => {
    expect([9, 0, '1', null, undefined].map((video_type) => readCallFrame('calling', calling({ video_type })))).toEqual(
      [null, null, null, null, null],
    )
  })

  it('BI-303 markup in the name of a caller stays plain text', () => {
    expect(readCallFrame('calling', calling({ from_name: '<b>x' }))).toMatchObject({
      isVideo: false,
      from: { name: '<b>x' },
    })
  })

  it('R2-095 a frame of an incoming private call names caller and callee, and is read even without a channel or a time', () => {
    expect(readCallFrame('calling', calling({ from_uid: '1000000002', from_head: null }))).toEqual({
      kind: 'calling',
      channelId: null,
      to: 'a000000001',
      isVideo: false,
      saidAt: null,
      from: { xid: 'b000000002', uid: '1000000002', name: 'Ben', avatar: null },
    })
  })

  it('BI-304 a frame of a private call without a valid channel is ignored', () => {
    for (const kind of ['cancelled', 'rejected', 'accepted'] as const) {
      expect([{ channel_id: 'old' }, {}, null, 'cancel'].map((data) => readCallFrame(kind, data))).toEqual([
        null,
        null,
        null,
        null,
      ])
    }
  })

  it('R2-149 an action in a private call counts as done on the web for the platforms web and h5, or without a platform', () => {
    const by = (platform: unknown) =>
      readCallFrame('cancelled', {
        channel_id: 'ca110001-0000-4000-8000-000000000001',
        from_xid: 'a000000001',
        platform,
      })
    expect(['web', 'h5', undefined, 'ios', 'android'].map((platform) => by(platform))).toMatchObject(
      [true, true, true, false, false].map((isWeb) => ({ kind: 'cancelled', by: 'a000000001', isWeb })),
    )
  })
})
