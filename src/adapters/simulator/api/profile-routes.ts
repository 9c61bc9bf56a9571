import * as E from 'fp-ts/Either'
import type { FollowList } from '../../../domain/profile'
import { FOLLOW, profileCalls, UNFOLLOW } from '../../wire/profile-calls'
import { allOf } from '../../wire/list'
import { anyReply, refuse } from '../reply'
import { followsFor } from '../world/people/profile-views'
import { personBy } from '../world/people/profiles'
import type { Account } from '../world/world'
import type { RouteDeps, ToRoute } from './route'

const forMembers = refuse('Visitors cannot do this')

export const profileRoutes = (to: ToRoute, { host }: RouteDeps): void => {
  const listOf = (list: FollowList, xid: string, cursor: string | undefined, viewer: Account) => {
    const of = personBy(host.world(), xid)
    if (viewer.isVisitor) return forMembers
    return of === null ? refuse('There is no such person') : E.right(allOf(followsFor(host.world(), of, list, viewer.xid, cursor)))
  }
  const block = (xid: Account['xid'], target: string, on: boolean) =>
    anyReply(host.commit(({ at }) => ({ type: 'BlockSet', at, xid, target, on })))

  to.known(profileCalls.usersByXids, ({ xids }) => E.right(allOf(xids.flatMap((xid) => {
    const person = personBy(host.world(), xid)
    return person === null ? [] : [{ xid: person.xid, uid: person.uid, name: person.name }]
  }))))
  to.known(profileCalls.followingList, ({ xid, cursor }, { account }) => listOf('following', xid ?? account.xid, cursor, account))
  to.known(profileCalls.followerList, ({ xid, cursor }, { account }) => listOf('followers', xid, cursor, account))
  to.known(profileCalls.follow, ({ xid: target, type }, { account: { xid } }) => type !== FOLLOW && type !== UNFOLLOW
    ? refuse('This call cannot be understood')
    : anyReply(host.commit(({ at }) => ({ type: 'FollowSet', at, xid, target, on: type === FOLLOW }))))
  to.known(profileCalls.updateProfile, ({ uid, username, head, bg_image, bio }, { account: { xid } }) =>
    anyReply(host.commit(({ at }) => ({ type: 'ProfileEdited', at, xid, uid, name: username, head, banner: bg_image, bio }))))
  to.known(profileCalls.updateSwitch, ({ type, switch: on }, { account: { xid } }) =>
    anyReply(host.commit(({ at }) => ({ type: 'SwitchSet', at, xid, kind: type, on: on === 1 }))))
  to.known(profileCalls.block, ({ xid }, { account }) => block(account.xid, xid, true))
  to.known(profileCalls.unblock, ({ xid }, { account }) => block(account.xid, xid, false))
}
