import { describe, expect, it } from 'vitest'
import { groupOf as groupIn, groupReducer, hasApplied, myGroups, trendingGroups } from '../../../src/domain/group'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { gid, groupOf, groupsFrom } from '../../support/builders/group'
import { ben, vera } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { given, type Step } from '../../support/given'
import { signedIn, reconnected, here } from './group-fixture'

const visitorEnters: Step = {
  type: 'VisitorEntered',
  ask: { unit: 'session', id: 'enterAsVisitor', seq: 1 },
  session: sessionOf(vera),
}

const mine =
  (count: number): Step =>
  (ask) => ({ type: 'group/MyGroupsLoaded', ask: ask('mine'), groups: groupsFrom(1, count) })
const trending =
  (page: number, first: number, count: number): Step =>
  (ask) => ({
    type: 'group/TrendingLoaded',
    ask: ask(`trending:${page}`),
    page,
    size: 10,
    groups: groupsFrom(first, count),
  })
const trendingFails =
  (page: number): Step =>
  (ask) => ({ type: 'group/TrendingNotLoaded', ask: ask(`trending:${page}`), failure: unreachable })
const more: Step = { type: 'group/LoadMoreTrending' }

type Shown = { readonly state: typeof groupReducer.initial }
const trendingIn = ({ state }: Shown) => trendingGroups(state)
const ids = (story: Shown) => trendingIn(story).items.map((group) => Number(group.gid) - 10_000_000)
const centre = here.when({ type: 'group/ShowGroupCentre' })
const first = centre.when(mine(2), trending(1, 1, 10))

describe('The Discover page', () => {
  it('the Discover page requests nothing without a session', () => {
    const asked = given(groupReducer, { type: 'group/ShowGroupCentre' }, { type: 'group/ShowGroup', key: '12345678' })
    asked
      .gives({ data: { session: 'absent' }, asks: {} })
      .when(signedIn)
      .gives({ data: { session: 'present' }, asks: {} })
  })

  it('for a visitor the Discover page requests the same lists as for a member: my groups and trending groups', () => {
    given(groupReducer, visitorEnters, { type: 'group/ShowGroupCentre' }).gives({
      data: { session: 'present' },
      asks: { mine: {}, 'trending:1': { page: 1 } },
    })
  })

  it('R1-115 reading one group alone does not change its announcement on cards, until a newer list replaces the announcement', () => {
    const snapshot = (text: string) => ({ announcement: { text, picture: null }, said: [], live: null })
    const told =
      (text: string): Step =>
      (ask) => ({
        type: 'group/MyGroupsLoaded',
        ask: ask('mine'),
        groups: [groupOf('10000001', { snapshot: snapshot(text) })],
      })
    const listed = centre.when(told('old'))
    const found = listed.when({ type: 'group/ShowGroup', key: '10000001' }, (ask) => ({
      type: 'group/GroupFound',
      ask: ask('find:10000001'),
      key: '10000001',
      group: groupOf('10000001', { name: 'New' }),
    }))
    expect(groupIn(found.state, gid('10000001'))).toMatchObject({ name: 'New', snapshot: snapshot('old') })
    expect(
      groupIn(found.when({ type: 'group/ShowGroupCentre' }, told('new')).state, gid('10000001'))?.snapshot,
    ).toEqual(snapshot('new'))
  })

  it('when opened, the Discover page requests my groups and the first page of trending groups', () => {
    centre.gives({ asks: { mine: {}, 'trending:1': { page: 1 } } })
    expect([myGroups(centre.state).status, trendingIn(centre).status]).toEqual(['loading', 'loading'])
  })

  it('the Discover page shows my groups as soon as they load, even while the trending groups are still loading', () => {
    const half = centre.when(mine(2))
    half.gives({ asks: { 'trending:1': { page: 1 } } })
    expect([myGroups(half.state).items.length, trendingIn(half).status]).toEqual([2, 'loading'])
  })

  it('LST-1 the Discover page loads all my groups in one response and shows no group twice', () => {
    const loaded = centre.when((ask) => ({
      type: 'group/MyGroupsLoaded',
      ask: ask('mine'),
      groups: [...groupsFrom(1, 2), ...groupsFrom(2, 1)],
    }))
    expect(myGroups(loaded.state)).toMatchObject({
      status: 'shown',
      finished: true,
      failedMore: false,
      loadingMore: false,
    })
    expect(myGroups(loaded.state).items).toEqual(groupsFrom(1, 2))
  })

  it('LST-1 the Discover page loads the trending groups page by page, with one request at a time', () => {
    first.gives({ asks: {} })
    const second = first.when(more, more)
    second.gives({ asks: { 'trending:2': { page: 2 } } })
    expect(trendingIn(second)).toMatchObject({ status: 'shown', loadingMore: true, finished: false })
    expect(ids(second.when(trending(2, 11, 10)))).toHaveLength(20)
  })

  it('LST-1 the Discover page requests no further trending groups after a page that is not full', () => {
    const last = first.when(more, trending(2, 11, 9))
    expect(trendingIn(last).finished).toBe(true)
    last.when(more).gives({ asks: {} })
  })

  it('LST-1 when the Discover page is shown again, page 1 of the trending groups is read again and replaces the old list', () => {
    const again = first.when(more, trending(2, 11, 3), { type: 'group/ShowGroupCentre' })
    again.gives({ asks: { mine: {}, 'trending:1': { page: 1 } } })
    expect([ids(again).length, trendingIn(again).loadingMore]).toEqual([13, false])
    const fresh = again.when(mine(2), trending(1, 1, 10))
    expect([ids(fresh).length, trendingIn(fresh).finished]).toEqual([10, false])
  })

  it('LST-2 the Discover page shows a trending group once, even if two pages of results contain the group', () => {
    const second = first.when(more, trending(2, 9, 10))
    expect(ids(second)).toEqual(Array.from({ length: 18 }, (_, i) => i + 1))
    expect(trendingIn(second).finished).toBe(false)
  })

  it('LST-2 the Discover page shows a trending group once, even if one page of results contains the group twice', () => {
    const twice: Step = (ask) => ({
      type: 'group/TrendingLoaded',
      ask: ask('trending:1'),
      page: 1,
      size: 10,
      groups: [...groupsFrom(1, 2), ...groupsFrom(1, 2)],
    })
    expect(ids(centre.when(twice))).toEqual([1, 2])
  })

  it('LST-1 when the Discover page is shown again, a running request for page 2 is cancelled and page 1 is requested', () => {
    first.when(more, { type: 'group/ShowGroupCentre' }).gives({ asks: { mine: {}, 'trending:1': { page: 1 } } })
  })

  it('the Discover page requests a failed page of trending groups again when the member retries', () => {
    const failed = centre.when(mine(0), trendingFails(1))
    failed.gives({ asks: {} })
    expect(trendingIn(failed)).toMatchObject({ status: 'failed', failedMore: false, loadingMore: false })
    failed.when({ type: 'group/RetryTrending' }).gives({ asks: { 'trending:1': { page: 1 } } })
    const later = first.when(more, trendingFails(2))
    expect(trendingIn(later)).toMatchObject({ status: 'shown', failedMore: true })
    later.when({ type: 'group/RetryTrending' }).gives({ asks: { 'trending:2': { page: 2 } } })
  })

  it('when my groups fail to load and the member retries, only my groups are requested again, not the trending groups', () => {
    const failed = centre.when(
      (ask) => ({ type: 'group/MyGroupsNotLoaded', ask: ask('mine'), failure: refused('no') }),
      trending(1, 1, 1),
    )
    expect(myGroups(failed.gives({ asks: {} }).state).status).toBe('failed')
    expect(myGroups(failed.when({ type: 'group/RetryMyGroups' }).gives({ asks: { mine: {} } }).state).status).toBe(
      'loading',
    )
  })

  it('WS-7 after a reconnect the Discover page requests its lists again, and shows the earlier groups meanwhile', () => {
    const again = first.when(reconnected)
    again.gives({ asks: { mine: {}, 'trending:1': { page: 1 } } })
    expect([ids(again).length, myGroups(again.state).items.length]).toEqual([10, 2])
  })

  it('WS-7 after a reconnect the Discover page requests only the lists that it had shown or that had failed', () => {
    here.when(reconnected).gives({ asks: {} })
    here.when({ type: 'NetworkOnline' }).gives({ asks: {} })
    centre
      .when(mine(0), trendingFails(1), { type: 'NetworkOnline' })
      .gives({ asks: { mine: {}, 'trending:1': { page: 1 } } })
  })

  it('WS-7 the Discover page requests nothing again when the socket opens for the first time', () => {
    first
      .when({ type: 'SocketOpened', ask: { unit: 'connection/socket', id: 'openSocket', seq: 1 }, again: false })
      .gives({ asks: {} })
  })

  it('SES-7 after a sign-out or the sign-in of another account, the Discover page shows no groups of the first account', () => {
    const ends: Step = { type: 'SessionEnded', ask: { unit: 'session', id: 'endSession', seq: 1 }, reason: 'expired' }
    for (const [next, place] of [
      [{ type: 'SignedIn', session: sessionOf(ben) }, 'present'],
      [visitorEnters, 'present'],
      [ends, 'absent'],
    ] as const) {
      const other = first.when(more, next)
      other.gives({ data: { session: place }, asks: {} })
      expect([ids(other), myGroups(other.state).items]).toEqual([[], []])
    }
  })
})

describe('A group that a member joins', () => {
  const key = '10000005'
  const outside = groupOf(key, { isMember: false, joinType: 'private' })
  const seen = first.when({ type: 'group/ShowGroup', key }, (ask) => ({
    type: 'group/GroupFound',
    ask: ask(`find:${key}`),
    key,
    group: outside,
  }))
  const applied = seen.when({ type: 'group/GroupApplied', gid: outside.gid })

  it('JOIN-5 once the server confirms a join, the group counts as joined and the list of my groups is read again if shown', () => {
    expect(groupIn(seen.state, outside.gid)?.isMember).toBe(false)
    const joined = seen
      .when({ type: 'group/GroupJoined', group: { ...outside, isMember: true } })
      .gives({ asks: { mine: {} } })
    expect(groupIn(joined.state, outside.gid)?.isMember).toBe(true)
    here.when({ type: 'group/GroupJoined', group: outside }).gives({ asks: {} })
  })

  it('an application to join a group is remembered, even after a reload, until the member has joined the group', () => {
    expect([seen, applied, applied.reloaded()].map(({ state }) => hasApplied(state, outside.gid))).toEqual([
      false,
      true,
      true,
    ])
    expect(hasApplied(applied.when({ type: 'group/GroupJoined', group: outside }).state, outside.gid)).toBe(false)
  })

  it('when an applicant is let into a group, the group and the list of my groups are read again', () => {
    const letIn = applied.when({ type: 'group/AdmittedToGroup', gid: outside.gid })
    letIn.gives({ asks: { mine: {}, [`find:${key}`]: { key } } })
    expect([hasApplied(letIn.state, outside.gid), groupIn(letIn.state, outside.gid)?.isMember]).toEqual([false, false])
    here.when({ type: 'group/AdmittedToGroup', gid: outside.gid }).gives({ asks: {} })
  })
})
