import { describe, expect, it } from 'vitest'
import { SpaceRowWire } from '../../../src/adapters/wire/entities/looper-spaces'
import { PartnerGroupWire, PartnerSpaceWire } from '../../../src/adapters/wire/entities/partner-space'
import { throughJson } from '../../support/arbitraries/walk'
import { groupOf } from '../../support/builders/group'
import { spaceWith } from '../../support/builders/space'

const ID = '5bace001-0000-4000-8000-000010000009'
const PICTURE = 'https://cdn.example/ann.png'
const people = [{ xid: 'x1', uid: '1000000001', username: 'Ann', avatar: PICTURE }]
const printed = {
  title: 'Tea',
  start_time: 1_800_000_000,
  status: 1,
  total_count: 12,
  hosts: people,
  speakers: people,
  topic: 'Green or black',
  channel_id: ID,
  live_status: 2,
  duration: 60,
  audience_count: 40,
  gift_score: '12.50',
  rtmp_platforms: [0, 4],
}
const Ann = { xid: 'x1', name: 'Ann', avatar: PICTURE }

describe('A space of spec 3', () => {
  it('R3-155 a space is read with the fields that spec 3 names for partner pages and for the space summary', () => {
    expect(PartnerSpaceWire.decode(printed)).toMatchObject({
      right: {
        title: 'Tea',
        startsAt: 1_800_000_000_000,
        status: 'started',
        audience: 12,
        hosts: [Ann],
        speakers: [Ann],
        announcement: 'Green or black',
        channelId: ID,
      },
    })
    expect(SpaceRowWire.decode(printed)).toMatchObject({
      right: {
        title: 'Tea',
        startsAt: 1_800_000_000_000,
        channelId: ID,
        status: 'live',
        duration: 60,
        audience: 40,
        gifts: '12.50',
        platforms: ['x', 'twitch'],
        hosts: [{ ...Ann, uid: '1000000001' }],
        speakers: [{ ...Ann, uid: '1000000001' }],
      },
    })
  })

  it.each([
    [1, 'prepare', 'upcoming'],
    [2, 'started', 'live'],
    [3, 'ended', 'ended'],
  ] as const)(
    'R3-155 R3-181 live_status %i of a space is read as %s on partner pages, and as %s in the space summary',
    (live_status, status, shown) => {
      const { status: _status, total_count: _count, ...rest } = { ...printed, live_status }
      expect(PartnerSpaceWire.decode(rest)).toMatchObject({ right: { status, audience: 40 } })
      expect(SpaceRowWire.decode(rest)).toMatchObject({ right: { status: shown } })
    },
  )

  it('a space that is encoded with the field names of spec 2 and spec 3 is decoded unchanged', () => {
    const space = spaceWith({ title: 'Tea', announcement: 'Green or black', audience: 3 })
    const wire = throughJson(PartnerSpaceWire.encode(space))
    expect(wire).toMatchObject({
      topic: 'Green or black',
      live_status: 2,
      status: 1,
      audience_count: 3,
      total_count: 3,
    })
    expect(PartnerSpaceWire.decode(wire)).toMatchObject({ right: space })
  })

  it.each([null, 7, [], 'x', { ...printed, channel_id: 7 }])(
    'a space with missing or invalid fields is rejected: %j',
    (broken) => {
      expect(PartnerSpaceWire.decode(broken)._tag).toBe('Left')
    },
  )
})

const group = {
  gid: '10000001',
  name: 'Tea',
  description: 'Every day.',
  icon: PICTURE,
  banner: PICTURE,
  owner_xid: 'x1',
  join_type: 1,
  is_participant: 1,
  live_room: printed,
  member_count: 9,
  rewards: '810',
}

describe('A group of spec 3', () => {
  it('R3-154 a group is read with the fields that spec 3 names for partner pages, including its live room', () => {
    expect(PartnerGroupWire.decode(group)).toMatchObject({
      right: {
        gid: '10000001',
        name: 'Tea',
        description: 'Every day.',
        icon: PICTURE,
        banner: PICTURE,
        ownerXid: 'x1',
        joinType: 'private',
        isMember: true,
        memberCount: 9,
        rewards: '810',
        snapshot: { live: { title: 'Tea', audience: 12 } },
      },
    })
    expect(PartnerGroupWire.decode({ ...group, join_type: 0, is_participant: 0 })).toMatchObject({
      right: { joinType: 'normal', isMember: false },
    })
  })

  it.each([null, 7, { title: 'Tea' }, { ...printed, status: 3 }])(
    'a live room that is missing, incomplete or ended is left out of a group: %j',
    (live_room) => {
      expect(PartnerGroupWire.decode({ ...group, live_room })).toMatchObject({ _tag: 'Right' })
      const decoded = PartnerGroupWire.decode({ ...group, live_room })
      expect(decoded._tag === 'Right' ? (decoded.right.snapshot?.live ?? null) : 'no group').toBeNull()
    },
  )

  it('a group with its live room is unchanged after it was encoded and decoded', () => {
    const live = { title: 'Tea', audience: 4 }
    const wire = throughJson(
      PartnerGroupWire.encode(groupOf('10000001', { snapshot: { announcement: null, said: [], live } })),
    )
    expect(wire).toMatchObject({ live_room: { title: 'Tea', total_count: 4 } })
    expect(PartnerGroupWire.decode(wire)).toMatchObject({ right: { snapshot: { live } } })
  })
})
