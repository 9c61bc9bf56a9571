import { describe, expect, it } from 'vitest'
import { Decimal } from '../../../src/domain/kernel/decimal'
import {
  bannerQuery,
  giftRankQuery,
  inviteKeyQuery,
  liveRoomsOf,
  roomsQuery,
  sharePath,
} from '../../../src/domain/group-overview'
import { roomOf } from '../../support/builders/announcement'
import { gid } from '../../support/builders/group'
import { made } from '../../support/builders/made'
import { ann, sender } from '../../support/builders/person'
import { given, type Step } from '../../support/given'
import { queryFailed, queryLoaded, readId } from '../../support/query-steps'

const square = gid('10000001')
const show: Step = { type: 'group-overview/ShowGroupOverview', gid: square }
const panel: Step = { type: 'group-overview/ShowGroupPanel', gid: square }
const online: Step = { type: 'NetworkOnline' }
const rooms = (...of: ReturnType<typeof roomOf>[]): Step => queryLoaded(roomsQuery, {}, of)
const ranked: Step = queryLoaded(giftRankQuery, { gid: square }, [{ ...sender(ann), given: made(Decimal, '250') }])
const rankLost: Step = queryFailed(giftRankQuery, { gid: square })
const open = roomOf({ gid: square, status: 'started' })

const roomsAfter = (...steps: readonly Step[]) => given(roomsQuery.reducer, show, ...steps)
const rankAfter = (...steps: readonly Step[]) => given(giftRankQuery.reducer, show, ...steps)
const READ_ROOMS = readId(roomsQuery, {})
const READ_RANK = readId(giftRankQuery, { gid: square })

describe('The overview of a group page', () => {
  it('R1-307 the live rooms and the gift rank are requested each time the group page is shown', () => {
    expect([roomsAfter(), rankAfter()].map((story) => Object.keys(story.asked()))).toEqual([[READ_ROOMS], [READ_RANK]])
    const [known, rank] = [roomsAfter(rooms(open)), rankAfter(ranked)]
    known.gives({ asks: {} })
    rank.gives({ asks: {} })
    expect(giftRankQuery.listed(rank.state, { gid: square }).items.map(({ given: of }) => of)).toEqual(['250'])
    expect([known.when(show), rank.when(show)].map((story) => Object.keys(story.asked()))).toEqual([
      [READ_ROOMS],
      [READ_RANK],
    ])
  })

  it('the group overview shows the group’s live room first, otherwise its next room, and never an ended or cancelled room', () => {
    const to = (...of: ReturnType<typeof roomOf>[]) => liveRoomsOf(roomsAfter(rooms(...of)).state, square)[0] ?? null
    expect(to(roomOf({ gid: gid('10000002') }))).toBeNull()
    expect(to(roomOf({ gid: square, status: 'prepare', channelId: 'room-2' }), open)).toEqual(open)
    expect(to(roomOf({ gid: square, status: 'prepare' }))?.status).toBe('prepare')
    expect(
      to(roomOf({ gid: square, status: 'ended' }), roomOf({ gid: square, status: 'cancelled', channelId: 'room-2' })),
    ).toBeNull()
  })

  it('R2-032 the group overview lists all upcoming rooms of a group, even while another room is live', () => {
    const [soon, later, elsewhere] = [
      roomOf({ gid: square, status: 'prepare', channelId: 'room-2' }),
      roomOf({ gid: square, status: 'prepare', channelId: 'room-3' }),
      roomOf({ gid: gid('10000002'), status: 'prepare', channelId: 'room-4' }),
    ]
    expect(liveRoomsOf(roomsAfter(rooms(soon, elsewhere, open, later)).state, square)).toEqual([open, soon, later])
  })

  it('the group overview no longer shows a room as live if reading the live rooms again fails', () => {
    const lost = roomsAfter(rooms(open), show, queryFailed(roomsQuery, {}))
    expect(liveRoomsOf(lost.state, square)).toEqual([])
    expect(liveRoomsOf(lost.when(show, rooms(open)).state, square)).toEqual([open])
  })

  it('when the network is back, the group overview requests the live rooms, and a gift rank that did not load', () => {
    const asked = [roomsAfter(rooms(open)), rankAfter(rankLost), rankAfter(ranked)]
    expect(asked.map((story) => Object.keys(story.when(online).asked()))).toEqual([[READ_ROOMS], [READ_RANK], []])
    given(roomsQuery.reducer, online).gives({ asks: {} })
  })

  it('when reading the gift rank fails, the group overview shows the earlier rank, or offers a retry if none was loaded', () => {
    const statusAfter = (...steps: readonly Step[]) =>
      giftRankQuery.listed(rankAfter(...steps).state, { gid: square }).status
    expect(statusAfter(rankLost)).toBe('failed')
    expect(Object.keys(rankAfter(rankLost, giftRankQuery.want({ gid: square })).asked())).toEqual([READ_RANK])
    expect(statusAfter(ranked, show, rankLost)).toBe('shown')
  })

  it('R1-279 when the group panel is shown, the banner of the group is requested and then shown', () => {
    const asked = given(bannerQuery.reducer, panel)
    const known = asked.when(queryLoaded(bannerQuery, { gid: square }, ['/c1.svg']))
    const shown = [asked, known].map(({ state }) => bannerQuery.value(state, { gid: square }))
    expect(shown).toEqual([null, '/c1.svg'])
  })

  it('R1-084 the share link of a group has the group’s link name, otherwise its invite key, and is missing until the key loads', () => {
    const asked = given(inviteKeyQuery.reducer, panel)
    const known = asked.when(queryLoaded(inviteKeyQuery, { gid: square }, ['TownSq01']))
    expect(sharePath(asked.state, { gid: square, link: null })).toBeNull()
    expect(sharePath(known.state, { gid: square, link: null })).toBe('/g/TownSq01')
    expect(sharePath(known.state, { gid: square, link: 'townsquare' })).toBe('/townsquare')
  })
})
