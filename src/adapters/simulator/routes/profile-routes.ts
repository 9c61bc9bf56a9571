import * as E from 'fp-ts/Either'
import type { FollowList } from '../../../domain/profile'
import { FOLLOW_FLAG, profileCalls, UNFOLLOW_FLAG } from '../../wire/calls/profile-calls'
import { asList } from '../../wire/codecs/list'
import { emptyReply, refuseWith, visitorsRefused } from '../response'
import { followsFor } from '../state/users/profile-views'
import { accountById } from '../state/users/profiles'
import type { UserAccount } from '../state/server-state'
import type { ServerFeature } from '../features/server-feature'
import type { RouteDeps, RouteBuilder } from './route-builder'

const routes = (to: RouteBuilder, { host }: RouteDeps): void => {
  const listOf = (list: FollowList, xid: string, cursor: string | undefined, viewer: UserAccount) => {
    const of = accountById(host.world(), xid)
    if (viewer.isVisitor) return visitorsRefused
    return of === null
      ? refuseWith('There is no such person')
      : E.right(asList(followsFor(host.world(), of, list, viewer.xid, cursor)))
  }
  const block = (xid: UserAccount['xid'], target: string, on: boolean) =>
    emptyReply(host.commit(({ at }) => ({ type: 'BlockSet', at, xid, target, on })))

  to.authenticated(profileCalls.usersByXids, ({ xids }) =>
    E.right(
      asList(
        xids.flatMap((xid) => {
          const person = accountById(host.world(), xid)
          return person === null ? [] : [{ xid: person.xid, uid: person.uid, name: person.name }]
        }),
      ),
    ),
  )
  to.authenticated(profileCalls.followingList, ({ xid, cursor }, { account }) =>
    listOf('following', xid ?? account.xid, cursor, account),
  )
  to.authenticated(profileCalls.followerList, ({ xid, cursor }, { account }) =>
    listOf('followers', xid, cursor, account),
  )
  to.authenticated(profileCalls.follow, ({ xid: target, type }, { account: { xid } }) =>
    type !== FOLLOW_FLAG && type !== UNFOLLOW_FLAG
      ? refuseWith('This call cannot be understood')
      : emptyReply(host.commit(({ at }) => ({ type: 'FollowSet', at, xid, target, on: type === FOLLOW_FLAG }))),
  )
  to.authenticated(profileCalls.updateProfile, ({ uid, username, head, bg_image, bio }, { account: { xid } }) =>
    emptyReply(
      host.commit(({ at }) => ({ type: 'ProfileEdited', at, xid, uid, name: username, head, banner: bg_image, bio })),
    ),
  )
  to.authenticated(profileCalls.updateSwitch, ({ type, switch: on }, { account: { xid } }) =>
    emptyReply(host.commit(({ at }) => ({ type: 'SwitchSet', at, xid, kind: type, on: on === 1 }))),
  )
  to.authenticated(profileCalls.block, ({ xid }, { account }) => block(account.xid, xid, true))
  to.authenticated(profileCalls.unblock, ({ xid }, { account }) => block(account.xid, xid, false))
}

export const server: ServerFeature = { routes }
