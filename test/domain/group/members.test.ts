import { describe, expect, it } from 'vitest'
import { membersOf } from '../../../src/domain/group'
import { unreachable } from '../../../src/domain/kernel/failure'
import { gid, memberOf } from '../../support/builders/group'
import { ann, ben } from '../../support/builders/person'
import type { Step } from '../../support/given'
import { reconnected, here } from './group-fixture'

describe('The members of a group', () => {
  const of = gid('10000001')
  const loaded =
    (page: number, ...people: readonly (typeof ann)[]): Step =>
    (ask) => ({
      type: 'group/MembersLoaded',
      ask: ask(`members:${of}:${page}`),
      gid: of,
      page,
      size: 2,
      members: people.map((one) => memberOf(one)),
    })
  const shown = here.when({ type: 'group/ShowMembers', gid: of }, loaded(1, ann, ben))

  it('the member list is loading until the members arrive', () => {
    const asked = here.when({ type: 'group/ShowMembers', gid: of })
    asked.gives({ asks: { [`members:${of}:1`]: { gid: of, page: 1 } } })
    expect([here, asked].map(({ state }) => membersOf(state, of))).toEqual(
      [here, asked].map(() => ({
        status: 'loading',
        items: [],
        loadingMore: false,
        failedMore: false,
        finished: false,
      })),
    )
    shown.gives({ asks: {} })
  })

  it('WS-7 after a reconnect the members of every shown group are read again, and the earlier members stay shown meanwhile', () => {
    const again = shown.when({ type: 'group/ShowMembers', gid: gid('10000002') }, reconnected)
    again.gives({
      asks: { [`members:${of}:1`]: { gid: of, page: 1 }, 'members:10000002:1': { gid: '10000002', page: 1 } },
    })
    expect(membersOf(again.state, of)).toMatchObject({ status: 'shown', items: [memberOf(ann), memberOf(ben)] })
  })

  it('LST-1 LST-2 the members of a group load page by page, and no member is listed twice', () => {
    const all = shown.when({ type: 'group/LoadMoreMembers', gid: of }, loaded(2, ben))
    expect(membersOf(all.state, of)).toMatchObject({
      status: 'shown',
      finished: true,
      items: [memberOf(ann), memberOf(ben)],
    })
  })

  it('the loaded members of a group stay shown if the next page of members fails to load', () => {
    const failed = shown.when({ type: 'group/LoadMoreMembers', gid: of }, (ask) => ({
      type: 'group/MembersNotLoaded',
      ask: ask(`members:${of}:2`),
      gid: of,
      failure: unreachable,
    }))
    expect(membersOf(failed.state, of)).toMatchObject({ status: 'shown', failedMore: true, loadingMore: false })
  })
})
