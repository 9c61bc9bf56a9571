import { profileReducer } from '../../../src/domain/profile/profile.reducer'
import { ann, ben } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { userOf } from '../../support/builders/user'
import { given, type Step } from '../../support/given'
import { unreachable } from '../../../src/domain/kernel/failure'

export const signedIn: Step = { type: 'SignedIn', session: sessionOf(ann) }
export const ownRead =
  (with_: Parameters<typeof userOf>[1] = {}): Step =>
  (ask) => ({ type: 'profile/OwnProfileLoaded', ask: ask('own'), user: userOf(ann, with_) })
export const benFound =
  (with_: Parameters<typeof userOf>[1] = {}): Step =>
  (ask) => ({ type: 'profile/PersonFound', ask: ask(`person:${ben.uid}`), uid: ben.uid, user: userOf(ben, with_) })
export const change = (what: 'follow' | 'unfollow' | 'block' | 'unblock'): Step => ({
  type: 'profile/ChangeRelation',
  xid: ben.xid,
  change: what,
})

/** Ann is signed in, her profile is loaded, and she views Ben's profile. */
export const lookingAtBen = (with_: Parameters<typeof userOf>[1] = {}) =>
  given(
    profileReducer,
    signedIn,
    { type: 'profile/ShowOwnProfile', me: ann.xid },
    ownRead(),
    { type: 'profile/ShowPerson', uid: ben.uid },
    benFound(with_),
  )

export const changeId = `change:${ben.xid}`

export const failed =
  (what: 'follow' | 'unfollow' | 'block' | 'unblock', failure = unreachable): Step =>
  (ask) => ({ type: 'profile/RelationNotChanged', ask: ask(changeId), xid: ben.xid, change: what, failure })

export const rowsOf =
  (people: readonly (typeof ben)[], followed: readonly (typeof ben)[], page = 1, size = 20): Step =>
  (ask) => ({
    type: 'profile/FollowsLoaded',
    ask: ask(`followers:${ann.xid}:${page}`),
    xid: ann.xid,
    list: 'followers',
    page,
    size,
    rows: people.map(({ xid, uid, name }) => ({ rowId: `r-${name}`, xid, uid, name, avatar: null })),
    followed: followed.map(({ xid }) => xid),
  })
