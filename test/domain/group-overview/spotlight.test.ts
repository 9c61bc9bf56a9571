import { describe, expect, it } from 'vitest'
import { Decimal } from '../../../src/domain/kernel/decimal'
import { unreachable } from '../../../src/domain/kernel/failure'
import { bannerOf, giftRankOf, liveRoomsOf, sharePath } from '../../../src/domain/group-overview'
import { groupOverviewReducer } from '../../../src/domain/group-overview/group-overview.reducer'
import { roomOf } from '../../support/builders/announcement'
import { gid } from '../../support/builders/group'
import { made } from '../../support/builders/made'
import { ann, sender } from '../../support/builders/person'
import { given, type Step } from '../../support/given'

const square = gid('10000001')
const show: Step = { type: 'group-overview/ShowGroupOverview', gid: square }
const rooms =
  (...of: ReturnType<typeof roomOf>[]): Step =>
  (ask) => ({ type: 'group-overview/LiveRoomsLoaded', ask: ask('liveRooms'), rooms: of })
const ranked: Step = (ask) => ({
  type: 'group-overview/GiftRankLoaded',
  ask: ask(`rank:${square}`),
  gid: square,
  givers: [{ ...sender(ann), given: made(Decimal, '250') }],
})
const open = roomOf({ gid: square, status: 'started' })
const shown = given(groupOverviewReducer, show)

describe('The overview of a group page', () => {
  it('R1-307 the live rooms and the gift rank are requested each time the group page is shown', () => {
    shown.gives({ asks: { liveRooms: {}, [`rank:${square}`]: { gid: square } } })
    const known = shown.when(rooms(open), ranked)
    known.gives({ asks: {} })
    expect(giftRankOf(known.state, square).givers.map(({ given: of }) => of)).toEqual(['250'])
    expect(Object.keys(known.when(show).asked())).toEqual(['liveRooms', `rank:${square}`])
  })

  it('the group overview shows the group’s live room first, otherwise its next room, and never an ended or cancelled room', () => {
    const to = (...of: ReturnType<typeof roomOf>[]) => liveRoomsOf(shown.when(rooms(...of)).state, square)[0] ?? null
    expect(to(roomOf({ gid: gid('10000002') }))).toBeNull()
    expect(to(roomOf({ gid: square, status: 'prepare' }), open)).toEqual(open)
    expect(to(roomOf({ gid: square, status: 'prepare' }))?.status).toBe('prepare')
    expect(to(roomOf({ gid: square, status: 'ended' }), roomOf({ gid: square, status: 'cancelled' }))).toBeNull()
  })

  it('R2-032 the group overview lists all upcoming rooms of a group, even while another room is live', () => {
    const [soon, other] = [
      roomOf({ gid: square, status: 'prepare' }),
      roomOf({ gid: gid('10000002'), status: 'prepare' }),
    ]
    expect(liveRoomsOf(shown.when(rooms(soon, other, open, soon)).state, square)).toEqual([open, soon, soon])
  })

  it('the group overview no longer shows a room as live if reading the live rooms again fails', () => {
    const lost = shown
      .when(rooms(open), show)
      .when((ask) => ({ type: 'group-overview/LiveRoomsNotLoaded', ask: ask('liveRooms'), failure: unreachable }))
    expect(liveRoomsOf(lost.state, square)).toEqual([])
  })

  it('when reading the gift rank fails, the group overview shows the earlier rank, or offers a retry if none was loaded', () => {
    const lost: Step = (ask) => ({
      type: 'group-overview/GiftRankNotLoaded',
      ask: ask(`rank:${square}`),
      gid: square,
      failure: unreachable,
    })
    expect(giftRankOf(shown.when(lost).state, square).status).toBe('failed')
    expect(Object.keys(shown.when(lost, { type: 'group-overview/RetryGiftRank', gid: square }).asked())).toContain(
      `rank:${square}`,
    )
    expect(giftRankOf(shown.when(ranked, show, lost).state, square).status).toBe('shown')
  })

  it('R1-279 when the group panel is shown, the banner of the group is requested and then shown', () => {
    const panel = given(groupOverviewReducer, { type: 'group-overview/ShowGroupPanel', gid: square })
    panel.gives({ asks: { [`banner:${square}`]: { gid: square }, [`invite:${square}`]: { gid: square } } })
    const known = panel.when((ask) => ({
      type: 'group-overview/BannerLoaded',
      ask: ask(`banner:${square}`),
      gid: square,
      banner: '/c1.svg',
    }))
    expect([bannerOf(panel.state, square), bannerOf(known.state, square)]).toEqual([null, '/c1.svg'])
  })

  it('R1-084 the share link of a group has the group’s link name, otherwise its invite key, and is missing until the key loads', () => {
    const panel = given(groupOverviewReducer, { type: 'group-overview/ShowGroupPanel', gid: square })
    const known = panel.when((ask) => ({
      type: 'group-overview/InviteKeyLoaded',
      ask: ask(`invite:${square}`),
      gid: square,
      key: 'TownSq01',
    }))
    expect(sharePath(panel.state, { gid: square, link: null })).toBeNull()
    expect(sharePath(known.state, { gid: square, link: null })).toBe('/g/TownSq01')
    expect(sharePath(known.state, { gid: square, link: 'townsquare' })).toBe('/townsquare')
  })
})
