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
  it('BI-303 a call frame that is neither voice nor video is ignored, and markup in a name stays text', () => {
    expect([9, 0, '1', null, undefined].map((video_type) => readCallFrame('calling', calling({ video_type })))).toEqual(
      [null, null, null, null, null],
    )
    expect(readCallFrame('calling', calling({ from_name: '<b>x' }))).toMatchObject({
      isVideo: false,
      from: { name: '<b>x' },
    })
  })

  it('R2-095 a frame names caller and callee, and is read even without a channel or a time', () => {
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

  it('R2-149 a frame marks an action as from the web for the platforms web and h5, or without a platform', () => {
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
