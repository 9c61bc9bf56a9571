import { describe, expect, it } from 'vitest'
import { ownPerson, personByUid, relationTo } from '../../../src/domain/profile'
import { profileReducer } from '../../../src/domain/profile/profile.reducer'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { ann, ben } from '../../support/builders/person'
import { profiled } from '../../support/builders/user'
import { given, type Step } from '../../support/given'
import { benFound, change, lookingAtBen, ownRead, signedIn, changeId, failed, rowsOf } from './stories'

const done =
  (what: 'follow' | 'unfollow' | 'block' | 'unblock'): Step =>
  (ask) => ({ type: 'profile/RelationChanged', ask: ask(changeId), xid: ben.xid, change: what })

const toBen = ({ state }: { state: typeof profileReducer.initial }) => relationTo(state, ben.xid)
const countsOf = ({ state }: { state: typeof profileReducer.initial }) => {
  const other = personByUid(state, ben.uid)
  const me = ownPerson(state)
  return [other.status === 'shown' ? other.person.followers : null, me.status === 'shown' ? me.person.following : null]
}

describe('Following', () => {
  it('R2-158 FOL-2 a follow shows at once, but the follower counts change only when the server acknowledges the follow', () => {
    const tapped = lookingAtBen().when(change('follow'))
    tapped.gives({ asks: { [changeId]: { xid: ben.xid, change: 'follow' } } })
    expect([toBen(tapped), countsOf(tapped)]).toEqual([{ follow: true, blocked: 'none', busy: true }, [3, 2]])
    const now = tapped.when(done('follow'))
    expect([toBen(now), countsOf(now)]).toEqual([{ follow: true, blocked: 'none', busy: false }, [4, 3]])
  })

  it('R2-158 FOL-2 an unfollow is sent only for a followed member, and its success lowers the follower counts', () => {
    lookingAtBen().when(change('unfollow')).gives({ asks: {} })
    const unfollowed = lookingAtBen({ follow: true }).when(change('follow'), change('unfollow'), done('unfollow'))
    expect([toBen(unfollowed), countsOf(unfollowed)]).toEqual([{ follow: false, blocked: 'none', busy: false }, [2, 1]])
  })

  it('FOL-3 a follow, unfollow or block of a member is ignored while an earlier change for that member is running', () => {
    const tapped = lookingAtBen().when(change('follow'))
    expect(tapped.when(change('unfollow'), change('follow'), change('block')).asked()).toEqual(tapped.asked())
    expect(toBen(tapped.when(change('unfollow')))).toEqual(toBen(tapped))
  })

  it('FOL-4 a failed follow is reverted, and then the client reads the follow state from the server', () => {
    const gone = lookingAtBen().when(change('follow'), failed('follow'))
    expect([toBen(gone), countsOf(gone)]).toEqual([{ follow: false, blocked: 'none', busy: false }, [3, 2]])
    gone.gives({ asks: { own: {}, [`person:${ben.uid}`]: { uid: ben.uid } } })
    expect(toBen(gone.when(benFound({ follow: true })))?.follow).toBe(true)
  })

  it('FOL-4 if a follow and the profile read after the follow fail, the profiles are read again when the network returns', () => {
    const unsure = lookingAtBen().when(
      change('follow'),
      failed('follow'),
      (ask) => ({ type: 'profile/PersonNotLoaded', ask: ask(`person:${ben.uid}`), uid: ben.uid, failure: unreachable }),
      (ask) => ({ type: 'profile/OwnProfileNotLoaded', ask: ask('own'), failure: unreachable }),
    )
    unsure.gives({ asks: {} })
    unsure
      .reloaded()
      .when({ type: 'NetworkOnline' })
      .gives({ asks: { own: {}, [`person:${ben.uid}`]: { uid: ben.uid } } })
  })

  it('FOL-4 after a failed follow, the client reads the member’s own profile again only if that profile had been loaded', () => {
    const unknown = given(
      profileReducer,
      signedIn,
      { type: 'profile/ShowPerson', uid: ben.uid },
      benFound(),
      change('follow'),
    )
    unknown.when(failed('follow')).gives({ asks: { [`person:${ben.uid}`]: { uid: ben.uid } } })
    unknown.when(done('follow')).gives({ asks: {} })
  })

  it('FOL-4 FOL-5 a follow that is repeated because its response was lost raises the follower counts only once', () => {
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

  it('FOL-4 a follow cancels a running profile read, and the profile is read anew once the follow is done', () => {
    const reading = lookingAtBen().when({ type: 'profile/ShowPerson', uid: ben.uid })
    const old = {
      unit: 'profile/profile',
      id: `person:${ben.uid}`,
      seq: reading.unit.effects(reading.state)[`person:${ben.uid}`]?.seq ?? 0,
    }
    const tapped = reading.when(change('follow'))
    tapped.gives({ asks: { [changeId]: { xid: ben.xid, change: 'follow' } } })
    const followed = tapped.when(done('follow'))
    followed.gives({ asks: { own: {}, [`person:${ben.uid}`]: { uid: ben.uid } } })
    const late = followed.when({ type: 'profile/PersonNotFound', ask: old, uid: ben.uid })
    expect(late.state).toBe(followed.state)
  })

  it('FOL-1 a member cannot follow themselves, and the own profile has no follow state', () => {
    const self = lookingAtBen().when(
      { type: 'profile/ShowPerson', uid: ann.uid },
      (ask) => ({ type: 'profile/PersonFound', ask: ask(`person:${ann.uid}`), uid: ann.uid, user: userOfAnn }),
      { type: 'profile/ChangeRelation', xid: ann.xid, change: 'follow' },
    )
    self.gives({ asks: {} })
    expect(relationTo(self.state, ann.xid)).toBeNull()
  })

  it('FOL-6 the follow state that a profile shows changes with a follow and with a loaded follower list', () => {
    const listed = lookingAtBen().when(
      { type: 'profile/ShowFollows', xid: ann.xid, list: 'followers' },
      rowsOf([ben], []),
      change('follow'),
    )
    expect(toBen(listed)).toMatchObject({ follow: true })
    const shown = lookingAtBen().when(
      { type: 'profile/ShowFollows', xid: ann.xid, list: 'followers' },
      rowsOf([ben], [ben]),
    )
    expect(toBen(shown)).toMatchObject({ follow: true })
  })
})

describe('Blocking', () => {
  it('R1-168 a block shows on the profile at once, and after an unblock the member is no longer blocked', () => {
    const blocked = lookingAtBen().when(change('block'))
    expect(toBen(blocked)).toEqual({ follow: false, blocked: 'byMe', busy: true })
    const free = blocked.when(done('block'), change('unblock'), done('unblock'))
    expect([toBen(free), countsOf(free)]).toEqual([{ follow: false, blocked: 'none', busy: false }, [3, 2]])
  })

  it('neither of two members can follow the other while one blocks the other', () => {
    for (const blocked of ['byMe', 'byThem'] as const)
      lookingAtBen({ blocked }).when(change('follow')).gives({ asks: {} })
  })

  it('a member who is blocked by another member cannot remove that block', () => {
    lookingAtBen({ blocked: 'byThem' }).when(change('unblock')).gives({ asks: {} })
  })

  it('a block that the server refuses is reverted on the profile', () => {
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
