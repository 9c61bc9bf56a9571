import { describe, expect, it } from 'vitest'
import { followsOf, ownPerson, ownSettings, personByUid, profileUnit, relationTo } from '../../../src/domain/profile'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { ann, ben, vera } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { profiled } from '../../support/builders/user'
import { given, type Step } from '../../support/given'
import { benFound, change, lookingAtBen, ownRead, signedIn } from './stories'

const id = `change:${ben.xid}`
const done =
  (what: 'follow' | 'unfollow' | 'block' | 'unblock'): Step =>
  (ask) => ({ type: 'RelationChanged', ask: ask(id), xid: ben.xid, change: what })
const failed =
  (what: 'follow' | 'unfollow' | 'block' | 'unblock', failure = unreachable): Step =>
  (ask) => ({ type: 'RelationNotChanged', ask: ask(id), xid: ben.xid, change: what, failure })
const toBen = ({ state }: { state: typeof profileUnit.initial }) => relationTo(state, ben.xid)
const countsOf = ({ state }: { state: typeof profileUnit.initial }) => {
  const other = personByUid(state, ben.uid)
  const me = ownPerson(state)
  return [other.status === 'shown' ? other.person.followers : null, me.status === 'shown' ? me.person.following : null]
}

describe('A profile', () => {
  it('R1-243 R2-052 is the own one, or that of the given uid', () => {
    const asked = given(
      profileUnit,
      signedIn,
      { type: 'ShowOwnProfile', me: ann.xid },
      { type: 'ShowPerson', uid: ben.uid },
    )
    asked.gives({ asks: { own: {}, [`person:${ben.uid}`]: { uid: ben.uid } } })
    const both = asked.when(ownRead(), benFound())
    both.gives({ asks: {} })
    expect([ownPerson(both.state), personByUid(both.state, ben.uid)]).toEqual([
      { status: 'shown', person: profiled(ann) },
      { status: 'shown', person: profiled(ben) },
    ])
  })

  it('is missing if nobody has that uid, and failed if it cannot be read', () => {
    const asked = given(profileUnit, signedIn, { type: 'ShowPerson', uid: ben.uid })
    const missing = asked.when((ask) => ({ type: 'PersonNotFound', ask: ask(`person:${ben.uid}`), uid: ben.uid }))
    const broken = asked.when((ask) => ({
      type: 'PersonNotLoaded',
      ask: ask(`person:${ben.uid}`),
      uid: ben.uid,
      failure: unreachable,
    }))
    expect([personByUid(missing.state, ben.uid).status, personByUid(broken.state, ben.uid).status]).toEqual([
      'missing',
      'failed',
    ])
    broken.when({ type: 'NetworkOnline' }).gives({ asks: { [`person:${ben.uid}`]: { uid: ben.uid } } })
    missing.when({ type: 'NetworkOnline' }).gives({ asks: {} })
    const again = broken.when({ type: 'ShowPerson', uid: ben.uid })
    expect(personByUid(again.state, ben.uid).status).toBe('loading')
  })

  it('stays shown while it is read again, even if that fails', () => {
    const again = lookingAtBen().when({ type: 'ShowPerson', uid: ben.uid })
    expect(personByUid(again.state, ben.uid).status).toBe('shown')
    const broken = again.when((ask) => ({
      type: 'PersonNotLoaded',
      ask: ask(`person:${ben.uid}`),
      uid: ben.uid,
      failure: unreachable,
    }))
    expect(personByUid(broken.state, ben.uid).status).toBe('shown')
  })

  it('is known in a browser that was signed in before profiles existed', () => {
    const upgraded = given(
      profileUnit,
      { type: 'ShowPerson', uid: ben.uid },
      { type: 'ShowOwnProfile', me: ann.xid },
      ownRead(),
    )
    expect(ownPerson(upgraded.state)).toEqual({ status: 'shown', person: profiled(ann) })
  })

  it('SES-7 shows nothing of one account to the next', () => {
    const next = lookingAtBen().when({ type: 'SignedIn', session: sessionOf(ben) })
    expect([personByUid(next.state, ben.uid).status, ownPerson(next.state).status, ownSettings(next.state)]).toEqual([
      'loading',
      'loading',
      null,
    ])
  })

  it('ALL-10 R1-214 is never requested by a visitor', () => {
    given(
      profileUnit,
      { type: 'VisitorEntered', ask: { unit: 'session', id: 'enterAsVisitor', seq: 1 }, session: sessionOf(vera) },
      { type: 'ShowOwnProfile', me: ann.xid },
      { type: 'ShowPerson', uid: ben.uid },
      { type: 'ShowFollows', xid: ben.xid, list: 'followers' },
      change('follow'),
      change('block'),
      { type: 'SetSwitch', kind: 'dm', on: false },
    ).gives({ in: 'absent', asks: {} })
  })
})

describe('Following', () => {
  it('R2-158 FOL-2 shows at once, and counts when acknowledged', () => {
    const tapped = lookingAtBen().when(change('follow'))
    tapped.gives({ asks: { [id]: { xid: ben.xid, change: 'follow' } } })
    expect([toBen(tapped), countsOf(tapped)]).toEqual([{ follow: true, blocked: 'none', busy: true }, [3, 2]])
    const now = tapped.when(done('follow'))
    expect([toBen(now), countsOf(now)]).toEqual([{ follow: true, blocked: 'none', busy: false }, [4, 3]])
  })

  it('R2-158 FOL-2 can be undone only for a followed member', () => {
    lookingAtBen().when(change('unfollow')).gives({ asks: {} })
    const unfollowed = lookingAtBen({ follow: true }).when(change('follow'), change('unfollow'), done('unfollow'))
    expect([toBen(unfollowed), countsOf(unfollowed)]).toEqual([{ follow: false, blocked: 'none', busy: false }, [2, 1]])
  })

  it('FOL-3 allows one change at a time: taps meanwhile are ignored', () => {
    const tapped = lookingAtBen().when(change('follow'))
    expect(tapped.when(change('unfollow'), change('follow'), change('block')).asked()).toEqual(tapped.asked())
    expect(toBen(tapped.when(change('unfollow')))).toEqual(toBen(tapped))
  })

  it('FOL-4 is reverted on failure, and then read from the server', () => {
    const gone = lookingAtBen().when(change('follow'), failed('follow'))
    expect([toBen(gone), countsOf(gone)]).toEqual([{ follow: false, blocked: 'none', busy: false }, [3, 2]])
    gone.gives({ asks: { own: {}, [`person:${ben.uid}`]: { uid: ben.uid } } })
    expect(toBen(gone.when(benFound({ follow: true })))?.follow).toBe(true)
  })

  it('FOL-4 is not left uncertain if that read fails too', () => {
    const unsure = lookingAtBen().when(
      change('follow'),
      failed('follow'),
      (ask) => ({ type: 'PersonNotLoaded', ask: ask(`person:${ben.uid}`), uid: ben.uid, failure: unreachable }),
      (ask) => ({ type: 'OwnProfileNotRead', ask: ask('own'), failure: unreachable }),
    )
    unsure.gives({ asks: {} })
    unsure
      .reloaded()
      .when({ type: 'NetworkOnline' })
      .gives({ asks: { own: {}, [`person:${ben.uid}`]: { uid: ben.uid } } })
  })

  it('FOL-4 requests no own count that was never shown', () => {
    const unknown = given(profileUnit, signedIn, { type: 'ShowPerson', uid: ben.uid }, benFound(), change('follow'))
    unknown.when(failed('follow')).gives({ asks: { [`person:${ben.uid}`]: { uid: ben.uid } } })
    unknown.when(done('follow')).gives({ asks: {} })
  })

  it('FOL-4 FOL-5 counts nothing twice if a change had succeeded unseen and is repeated', () => {
    const again = lookingAtBen().when(
      change('follow'),
      failed('follow'),
      ownRead({ person: { following: 3 } }),
      change('follow'),
      done('follow'),
    )
    again.gives({ asks: { own: {}, [`person:${ben.uid}`]: { uid: ben.uid } } })
    const settled = again.when(
      ownRead({ person: { following: 3 } }),
      benFound({ follow: true, person: { followers: 4 } }),
    )
    expect([toBen(settled)?.follow, countsOf(settled)]).toEqual([true, [4, 3]])
  })

  it('FOL-4 restarts a read in flight, because that may be outdated', () => {
    const reading = lookingAtBen().when({ type: 'ShowPerson', uid: ben.uid })
    const old = {
      unit: 'profile',
      id: `person:${ben.uid}`,
      seq: reading.unit.effects(reading.state)[`person:${ben.uid}`]?.seq ?? 0,
    }
    const tapped = reading.when(change('follow'))
    tapped.gives({ asks: { [id]: { xid: ben.xid, change: 'follow' } } })
    const followed = tapped.when(done('follow'))
    followed.gives({ asks: { own: {}, [`person:${ben.uid}`]: { uid: ben.uid } } })
    const late = followed.when({ type: 'PersonNotFound', ask: old, uid: ben.uid })
    expect(late.state).toBe(followed.state)
  })

  it('FOL-1 has no relation to oneself', () => {
    const self = lookingAtBen().when(
      { type: 'ShowPerson', uid: ann.uid },
      (ask) => ({ type: 'PersonFound', ask: ask(`person:${ann.uid}`), uid: ann.uid, user: userOfAnn }),
      { type: 'ChangeRelation', xid: ann.xid, change: 'follow' },
    )
    self.gives({ asks: {} })
    expect(relationTo(self.state, ann.xid)).toBeNull()
  })

  it('FOL-6 is the same in a list and on the profile', () => {
    const listed = lookingAtBen().when(
      { type: 'ShowFollows', xid: ann.xid, list: 'followers' },
      rowsOf([ben], []),
      change('follow'),
    )
    expect(toBen(listed)).toMatchObject({ follow: true })
    const shown = lookingAtBen().when({ type: 'ShowFollows', xid: ann.xid, list: 'followers' }, rowsOf([ben], [ben]))
    expect(toBen(shown)).toMatchObject({ follow: true })
  })
})

describe('Blocking', () => {
  it('R1-168 shows blocking and unblocking at once', () => {
    const blocked = lookingAtBen().when(change('block'))
    expect(toBen(blocked)).toEqual({ follow: false, blocked: 'byMe', busy: true })
    const free = blocked.when(done('block'), change('unblock'), done('unblock'))
    expect([toBen(free), countsOf(free)]).toEqual([{ follow: false, blocked: 'none', busy: false }, [3, 2]])
  })

  it('allows no following between blocked members, either way', () => {
    for (const blocked of ['byMe', 'byThem'] as const)
      lookingAtBen({ blocked }).when(change('follow')).gives({ asks: {} })
  })

  it('cannot be removed by the blocked member', () => {
    lookingAtBen({ blocked: 'byThem' }).when(change('unblock')).gives({ asks: {} })
  })

  it('is reverted if refused', () => {
    expect(toBen(lookingAtBen().when(change('block'), failed('block', refused('no'))))).toEqual({
      follow: false,
      blocked: 'none',
      busy: false,
    })
  })
})

const userOfAnn = {
  person: profiled(ann),
  follow: false,
  blocked: 'none',
  isSuper: false,
  email: null,
  switches: { group: true, dm: true },
  projects: 0,
} as const
const rowsOf =
  (people: readonly (typeof ben)[], followed: readonly (typeof ben)[], page = 1, size = 20): Step =>
  (ask) => ({
    type: 'FollowsLoaded',
    ask: ask(`followers:${ann.xid}:${page}`),
    xid: ann.xid,
    list: 'followers',
    page,
    size,
    rows: people.map(({ xid, uid, name }) => ({ rowId: `r-${name}`, xid, uid, name, avatar: null })),
    followed: followed.map(({ xid }) => xid),
  })

describe('A list of followers', () => {
  const listed = given(profileUnit, signedIn, { type: 'ShowFollows', xid: ann.xid, list: 'followers' })

  it('R2-219 continues after the last row of the earlier page', () => {
    listed.gives({ asks: { [`followers:${ann.xid}:1`]: { xid: ann.xid, list: 'followers', page: 1, cursor: null } } })
    const more = listed.when(rowsOf([vera, ben], [], 1, 2), {
      type: 'LoadMoreFollows',
      xid: ann.xid,
      list: 'followers',
    })
    more.gives({ asks: { [`followers:${ann.xid}:2`]: { xid: ann.xid, list: 'followers', page: 2, cursor: 'r-Ben' } } })
    const all = more.when(rowsOf([ben], [], 2, 2))
    expect(followsOf(all.state, 'followers', ann.xid)).toMatchObject({
      finished: true,
      items: [{ name: 'Vera' }, { name: 'Ben' }],
    })
    expect(followsOf(all.state, 'following', ann.xid).status).toBe('loading')
    all
      .when({ type: 'ShowFollows', xid: ann.xid, list: 'followers' })
      .gives({ asks: { [`followers:${ann.xid}:1`]: { xid: ann.xid, list: 'followers', page: 1, cursor: null } } })
  })

  it('LST-1 keeps its rows if loading more fails', () => {
    const broken = listed.when(
      rowsOf([vera, ben], [], 1, 2),
      { type: 'LoadMoreFollows', xid: ann.xid, list: 'followers' },
      (ask) => ({
        type: 'FollowsNotLoaded',
        ask: ask(`followers:${ann.xid}:2`),
        xid: ann.xid,
        list: 'followers',
        failure: unreachable,
      }),
    )
    expect(followsOf(broken.state, 'followers', ann.xid)).toMatchObject({
      status: 'shown',
      failedMore: true,
      items: { length: 2 },
    })
  })
})

describe('A privacy switch', () => {
  const here = given(profileUnit, signedIn, { type: 'ShowOwnProfile', me: ann.xid }, ownRead())
  const off: Step = { type: 'SetSwitch', kind: 'dm', on: false }
  const switches = ({ state }: { state: typeof profileUnit.initial }) => ownSettings(state)?.switches

  it('R2-079 R2-223 shows the new value at once, and keeps it once the server has it', () => {
    const set = here.when(off)
    set.gives({ asks: { 'switch:dm': { kind: 'dm', on: false } } })
    expect(switches(set)).toEqual({ group: true, dm: false })
    expect(switches(set.when((ask) => ({ type: 'SwitchSet', ask: ask('switch:dm'), kind: 'dm', on: false })))).toEqual({
      group: true,
      dm: false,
    })
  })

  it('R2-079 falls back if the server refuses it', () => {
    expect(
      switches(
        here.when(off, (ask) => ({ type: 'SwitchNotSet', ask: ask('switch:dm'), kind: 'dm', failure: unreachable })),
      ),
    ).toEqual({ group: true, dm: true })
  })

  it('is sent once, and not for its current value', () => {
    here
      .when(off, { type: 'SetSwitch', kind: 'dm', on: true })
      .gives({ asks: { 'switch:dm': { kind: 'dm', on: false } } })
    here.when({ type: 'SetSwitch', kind: 'dm', on: true }).gives({ asks: {} })
  })
})

describe('A saved profile', () => {
  const draft = { uid: ann.uid, name: 'Anna', avatar: null, banner: null, bio: 'hi' }

  it('R2-222 is shown, and a read from before is dropped', () => {
    const saved = given(
      profileUnit,
      signedIn,
      { type: 'ShowOwnProfile', me: ann.xid },
      ownRead(),
      { type: 'ShowOwnProfile', me: ann.xid },
      { type: 'ProfileSaved', draft },
    )
    saved.gives({ asks: {} })
    expect(ownPerson(saved.state)).toMatchObject({ person: { name: 'Anna', bio: 'hi', followers: 3 } })
  })
})

describe('After the network returns', () => {
  const online: Step = { type: 'NetworkOnline' }
  const socket = { unit: 'socket', id: 'openSocket', seq: 1 }
  const shows = [
    signedIn,
    { type: 'ShowOwnProfile', me: ann.xid },
    { type: 'ShowFollows', list: 'followers', xid: ben.xid },
    { type: 'ShowFollows', list: 'following', xid: ben.xid },
  ] as const
  const asked = given(profileUnit, ...shows)
  const failed = asked.when(
    (ask) => ({ type: 'OwnProfileNotRead', ask: ask('own'), failure: unreachable }),
    ...(['followers', 'following'] as const).map((list): Step => (ask) => ({
      type: 'FollowsNotLoaded',
      ask: ask(`${list}:${ben.xid}:1`),
      list,
      xid: ben.xid,
      failure: unreachable,
    })),
  )

  it('failed reads are repeated', () => {
    failed.gives({ asks: {} })
    for (const again of [online, { type: 'SocketOpened', ask: socket, again: true } as const])
      expect(failed.when(again).asked()).toEqual(asked.asked())
    failed.when({ type: 'SocketOpened', ask: socket, again: false }).gives({ asks: {} })
    lookingAtBen().when(online).gives({ asks: {} })
  })
})

describe('The setting to show own groups', () => {
  it('also changes the own person once the server has it', () => {
    const here = given(profileUnit, signedIn, { type: 'ShowOwnProfile', me: ann.xid }, ownRead())
    const shown = (kind: 'group' | 'dm') => {
      const me = ownPerson(
        here.when({ type: 'SetSwitch', kind, on: false }, (ask) => ({
          type: 'SwitchSet',
          ask: ask(`switch:${kind}`),
          kind,
          on: false,
        })).state,
      )
      return me.status === 'shown' && me.person.showsGroups
    }
    expect([shown('group'), shown('dm')]).toEqual([false, true])
    given(profileUnit, signedIn, { type: 'SetSwitch', kind: 'dm', on: false }).gives({ asks: {} })
  })
})
