import { describe, expect, it } from 'vitest'
import { activityQuery, worthQuery } from '../../src/domain/balance'
import { previewReducer } from '../../src/domain/balance/app-shell-data'
import { linkHosts, linkHostsQuery } from '../../src/domain/chat'
import { loadOldFormats, sliceOf } from '../../src/domain/event-log'
import type { Reducer } from '../../src/domain/event-log/reducer'
import { bannerQuery, giftRankQuery, inviteKeyQuery, liveRoomsOf, roomsQuery } from '../../src/domain/group-overview'
import { ChannelId, Gid } from '../../src/domain/kernel/ids'
import { memesQuery } from '../../src/domain/meme'
import { recentMemesReducer } from '../../src/domain/meme/recent-memes.reducer'
import { lookUpSpaceKey, shortLinkQuery, spaceKeyQuery, spaceSharePath, statsQuery } from '../../src/domain/space'
import { made } from '../support/builders/made'
import { replayOf } from './replay-of'

await loadOldFormats()

describe('The reads in a log of version 6, which had messages of their own', () => {
  it('replaying a log of version 6 keeps what its reads had loaded, in its snapshot and in later entries', () => {
    const [account] = replayOf('version-6.jsonl').logs
    const stateOf = <S>(reducer: Reducer<S>): S => {
      const slice = sliceOf(reducer)
      expect(slice.restore(account?.slices[reducer.name]?.encode())).toBe(true)
      return slice.get()
    }
    const group = { gid: made(Gid, '10000001') }
    const [square, elsewhere] = ['1', '2'].map((n) => made(ChannelId, `5bace001-0000-4000-8000-00001000000${n}`))
    if (square === undefined || elsewhere === undefined) throw new Error('no ids')
    const spaceKeys = stateOf(spaceKeyQuery.reducer)
    expect([
      worthQuery.listed(stateOf(worthQuery.reducer), {}),
      activityQuery.listed(stateOf(activityQuery.reducer), {}),
      stateOf(previewReducer),
      memesQuery.listed(stateOf(memesQuery.reducer), { category: 'emoji' }),
      memesQuery.listed(stateOf(memesQuery.reducer), { category: 'sticker' }),
      stateOf(recentMemesReducer),
      linkHosts(stateOf(linkHostsQuery.reducer)),
      liveRoomsOf(stateOf(roomsQuery.reducer), group.gid).map(({ title }) => title),
      giftRankQuery.listed(stateOf(giftRankQuery.reducer), group),
      giftRankQuery.listed(stateOf(giftRankQuery.reducer), { gid: made(Gid, '10000002') }),
      bannerQuery.listed(stateOf(bannerQuery.reducer), group),
      inviteKeyQuery.value(stateOf(inviteKeyQuery.reducer), group),
      lookUpSpaceKey(spaceKeys, 'Room000101').status,
      lookUpSpaceKey(spaceKeys, 'Room000102').status,
      spaceSharePath(stateOf(shortLinkQuery.reducer), square),
      statsQuery.listed(stateOf(statsQuery.reducer), { channelId: square }).status,
    ]).toMatchObject([
      { status: 'shown', items: ['1284.07'], failure: { _tag: 'Unreachable' } },
      { status: 'shown', items: [] },
      { isPreviewed: true },
      { status: 'shown', items: [{ id: 'e1' }] },
      { status: 'shown', items: [{ id: 's1' }] },
      ['e1'],
      ['a.example'],
      ['Open square'],
      { status: 'shown', items: [{ xid: 'x-ann', given: '250' }] },
      { status: 'loading' },
      { status: 'shown', items: [] },
      'TownSq01',
      'shown',
      'gone',
      '/s/Room000101',
      'shown',
    ])
    const reads = Object.values(account?.slices ?? {}).flatMap((slice) =>
      Object.values(slice.effects()).flatMap(({ id, effect, seq }) =>
        effect === 'read' ? [`${seq} ${slice.name} ${id}`] : [],
      ),
    )
    expect(reads.sort()).toEqual([
      '34 group-overview/rooms read:{}:',
      '36 group-overview/giftRank read:{"gid":"10000002"}:',
      `44 space/stats read:{"channelId":"${elsewhere}"}:`,
    ])
  })
})
