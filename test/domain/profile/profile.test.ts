import { describe, expect, it } from 'vitest'
import { followsOf, ownPerson, ownSettings, personByUid } from '../../../src/domain/profile'
import { profileReducer } from '../../../src/domain/profile/profile.reducer'
import { unreachable } from '../../../src/domain/kernel/failure'
import { ann, ben, vera } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { profiled } from '../../support/builders/user'
import { given, type Step } from '../../support/given'
import { benFound, change, lookingAtBen, ownRead, signedIn, rowsOf } from './stories'

describe('A profile', () => {
  it('R1-243 R2-052 the client reads the member’s own profile, and the profile of another member by uid, and shows each', () => {
    const asked = given(
      profileReducer,
      signedIn,
      { type: 'profile/ShowOwnProfile', me: ann.xid },
      { type: 'profile/ShowPerson', uid: ben.uid },
    )
    asked.gives({ asks: { own: {}, [`person:${ben.uid}`]: { uid: ben.uid } } })
    const both = asked.when(ownRead(), benFound())
    both.gives({ asks: {} })
    expect([ownPerson(both.state), personByUid(both.state, ben.uid)]).toEqual([
      { status: 'shown', person: profiled(ann) },
      { status: 'shown', person: profiled(ben) },
    ])
  })

  it('a profile is missing if no member has the uid, and only a profile whose read failed is read again later', () => {
    const asked = given(profileReducer, signedIn, { type: 'profile/ShowPerson', uid: ben.uid })
    const missing = asked.when((ask) => ({
      type: 'profile/PersonNotFound',
      ask: ask(`person:${ben.uid}`),
      uid: ben.uid,
    }))
    const broken = asked.when((ask) => ({
      type: 'profile/PersonNotLoaded',
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
    const again = broken.when({ type: 'profile/ShowPerson', uid: ben.uid })
    expect(personByUid(again.state, ben.uid).status).toBe('loading')
  })

  it('a profile stays shown while it is read again, even if the read fails', () => {
    const again = lookingAtBen().when({ type: 'profile/ShowPerson', uid: ben.uid })
    expect(personByUid(again.state, ben.uid).status).toBe('shown')
    const broken = again.when((ask) => ({
      type: 'profile/PersonNotLoaded',
      ask: ask(`person:${ben.uid}`),
      uid: ben.uid,
      failure: unreachable,
    }))
    expect(personByUid(broken.state, ben.uid).status).toBe('shown')
  })

  it('the member’s own profile loads even if no sign-in of this session was recorded', () => {
    const upgraded = given(
      profileReducer,
      { type: 'profile/ShowPerson', uid: ben.uid },
      { type: 'profile/ShowOwnProfile', me: ann.xid },
      ownRead(),
    )
    expect(ownPerson(upgraded.state)).toEqual({ status: 'shown', person: profiled(ann) })
  })

  it('SES-7 after another account signs in, a profile shows no data loaded for the first account', () => {
    const next = lookingAtBen().when({ type: 'SignedIn', session: sessionOf(ben) })
    expect([personByUid(next.state, ben.uid).status, ownPerson(next.state).status, ownSettings(next.state)]).toEqual([
      'loading',
      'loading',
      null,
    ])
  })

  it('ALL-10 R1-214 a visitor requests no profile and no follower list, and cannot follow, block or set a privacy switch', () => {
    given(
      profileReducer,
      { type: 'VisitorEntered', ask: { unit: 'session', id: 'enterAsVisitor', seq: 1 }, session: sessionOf(vera) },
      { type: 'profile/ShowOwnProfile', me: ann.xid },
      { type: 'profile/ShowPerson', uid: ben.uid },
      { type: 'profile/ShowFollows', xid: ben.xid, list: 'followers' },
      change('follow'),
      change('block'),
      { type: 'profile/ChangeSetting', kind: 'dm', on: false },
    ).gives({ data: { session: 'absent' }, asks: {} })
  })
})

describe('A list of followers', () => {
  const listed = given(profileReducer, signedIn, { type: 'profile/ShowFollows', xid: ann.xid, list: 'followers' })

  it('R2-219 the next page of a follower list is requested from the last row of the page before', () => {
    listed.gives({ asks: { [`followers:${ann.xid}:1`]: { xid: ann.xid, list: 'followers', page: 1, cursor: null } } })
    const more = listed.when(rowsOf([vera, ben], [], 1, 2), {
      type: 'profile/LoadMoreFollows',
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
      .when({ type: 'profile/ShowFollows', xid: ann.xid, list: 'followers' })
      .gives({ asks: { [`followers:${ann.xid}:1`]: { xid: ann.xid, list: 'followers', page: 1, cursor: null } } })
  })

  it('LST-1 a list of followers keeps its rows if the next page fails', () => {
    const broken = listed.when(
      rowsOf([vera, ben], [], 1, 2),
      { type: 'profile/LoadMoreFollows', xid: ann.xid, list: 'followers' },
      (ask) => ({
        type: 'profile/FollowsNotLoaded',
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
  const here = given(profileReducer, signedIn, { type: 'profile/ShowOwnProfile', me: ann.xid }, ownRead())
  const off: Step = { type: 'profile/ChangeSetting', kind: 'dm', on: false }
  const switches = ({ state }: { state: typeof profileReducer.initial }) => ownSettings(state)?.switches

  it('R2-079 R2-223 a privacy switch shows its new value at once, and still after the server has confirmed the value', () => {
    const set = here.when(off)
    set.gives({ asks: { 'switch:dm': { kind: 'dm', on: false } } })
    expect(switches(set)).toEqual({ group: true, dm: false })
    expect(
      switches(set.when((ask) => ({ type: 'profile/SettingSaved', ask: ask('switch:dm'), kind: 'dm', on: false }))),
    ).toEqual({
      group: true,
      dm: false,
    })
  })

  it('R2-079 a privacy switch returns to its previous value if the change fails', () => {
    expect(
      switches(
        here.when(off, (ask) => ({
          type: 'profile/SettingNotSaved',
          ask: ask('switch:dm'),
          kind: 'dm',
          failure: unreachable,
        })),
      ),
    ).toEqual({ group: true, dm: true })
  })

  it('a privacy switch sends no second request while a change runs, and none if set to its current value', () => {
    here
      .when(off, { type: 'profile/ChangeSetting', kind: 'dm', on: true })
      .gives({ asks: { 'switch:dm': { kind: 'dm', on: false } } })
    here.when({ type: 'profile/ChangeSetting', kind: 'dm', on: true }).gives({ asks: {} })
  })
})

describe('A saved profile', () => {
  const draft = { uid: ann.uid, name: 'Anna', avatar: null, banner: null, bio: 'hi' }

  it('R2-222 after a save the own profile shows the saved values, and a read that started before the save is cancelled', () => {
    const saved = given(
      profileReducer,
      signedIn,
      { type: 'profile/ShowOwnProfile', me: ann.xid },
      ownRead(),
      { type: 'profile/ShowOwnProfile', me: ann.xid },
      { type: 'ProfileSaved', draft },
    )
    saved.gives({ asks: {} })
    expect(ownPerson(saved.state)).toMatchObject({ person: { name: 'Anna', bio: 'hi', followers: 3 } })
  })
})

describe('After the network returns', () => {
  const online: Step = { type: 'NetworkOnline' }
  const socket = { unit: 'connection/socket', id: 'openSocket', seq: 1 }
  const shows = [
    signedIn,
    { type: 'profile/ShowOwnProfile', me: ann.xid },
    { type: 'profile/ShowFollows', list: 'followers', xid: ben.xid },
    { type: 'profile/ShowFollows', list: 'following', xid: ben.xid },
  ] as const
  const asked = given(profileReducer, ...shows)
  const failed = asked.when(
    (ask) => ({ type: 'profile/OwnProfileNotLoaded', ask: ask('own'), failure: unreachable }),
    ...(['followers', 'following'] as const).map((list): Step => (ask) => ({
      type: 'profile/FollowsNotLoaded',
      ask: ask(`${list}:${ben.xid}:1`),
      list,
      xid: ben.xid,
      failure: unreachable,
    })),
  )

  it('failed reads of profiles and follower lists are repeated when the network returns or the socket reopens', () => {
    failed.gives({ asks: {} })
    for (const again of [online, { type: 'SocketOpened', ask: socket, again: true } as const])
      expect(failed.when(again).asked()).toEqual(asked.asked())
    failed.when({ type: 'SocketOpened', ask: socket, again: false }).gives({ asks: {} })
    lookingAtBen().when(online).gives({ asks: {} })
  })
})

describe('The privacy switch for groups', () => {
  it('once the server confirms that groups are switched off, the member’s own profile no longer shows them', () => {
    const here = given(profileReducer, signedIn, { type: 'profile/ShowOwnProfile', me: ann.xid }, ownRead())
    const shown = (kind: 'group' | 'dm') => {
      const me = ownPerson(
        here.when({ type: 'profile/ChangeSetting', kind, on: false }, (ask) => ({
          type: 'profile/SettingSaved',
          ask: ask(`switch:${kind}`),
          kind,
          on: false,
        })).state,
      )
      return me.status === 'shown' && me.person.showsGroups
    }
    expect([shown('group'), shown('dm')]).toEqual([false, true])
    given(profileReducer, signedIn, { type: 'profile/ChangeSetting', kind: 'dm', on: false }).gives({ asks: {} })
  })
})
