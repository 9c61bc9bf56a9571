import type { AccountMessage } from '../../domain/account-log'
import { FOLLOWS_A_PAGE, profileEffects } from '../../domain/profile'
import { acting, answering, reading } from '../effect'
import type { Ports } from '../ports'

export const makeProfileEffects = ({ profiles }: Ports) => ({
  readOwnProfile: reading(profileEffects.readOwnProfile, answering(
    () => profiles.own(),
    (user, _, ask): AccountMessage => ({ type: 'OwnProfileRead', ask, user }),
    (failure, _, ask): AccountMessage => ({ type: 'OwnProfileNotRead', ask, failure }),
  )),
  findPerson: reading(profileEffects.findPerson, answering(
    ({ uid }) => profiles.find(uid),
    (user, { uid }, ask): AccountMessage => user === null
      ? { type: 'PersonNotFound', ask, uid } : { type: 'PersonFound', ask, uid, user },
    (failure, { uid }, ask): AccountMessage => ({ type: 'PersonNotLoaded', ask, uid, failure }),
  )),
  listFollows: reading(profileEffects.listFollows, answering(
    ({ list, xid, cursor }) => profiles.follows(list, xid, cursor),
    ({ items, dropped }, { list, xid, page }, ask): AccountMessage => ({
      type: 'FollowsLoaded', ask, list, xid, page, size: FOLLOWS_A_PAGE - dropped,
      rows: items.map(({ rowId, xid: who, uid, name, avatar }) => ({ rowId, xid: who, uid, name, avatar })),
      followed: items.filter(({ follow }) => follow).map((one) => one.xid),
    }),
    (failure, { list, xid }, ask): AccountMessage => ({ type: 'FollowsNotLoaded', ask, list, xid, failure }),
  )),
  changeRelation: acting(profileEffects.changeRelation, answering(
    ({ xid, change }) => profiles.change(xid, change),
    (_, { xid, change }, ask): AccountMessage => ({ type: 'RelationChanged', ask, xid, change }),
    (failure, { xid, change }, ask): AccountMessage => ({ type: 'RelationNotChanged', ask, xid, change, failure }),
  )),
  setSwitch: acting(profileEffects.setSwitch, answering(
    ({ kind, on }) => profiles.setSwitch(kind, on),
    (_, { kind, on }, ask): AccountMessage => ({ type: 'SwitchSet', ask, kind, on }),
    (failure, { kind }, ask): AccountMessage => ({ type: 'SwitchNotSet', ask, kind, failure }),
  )),
})
