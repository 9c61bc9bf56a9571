import { FOLLOWS_A_PAGE, profileEffects, profileMessages } from '../../../domain/profile'
import { accountEffects, failsWith } from '../../effects/effect'
import type { Ports } from '../../ports'

const { read, idempotent } = accountEffects

export const makeProfileEffects = ({ profiles }: Ports) => ({
  readOwnProfile: read(profileEffects.readOwnProfile, {
    call: () => profiles.own(),
    toResult: (user, _, ask) => ({ type: 'profile/OwnProfileLoaded', ask, user }),
    failed: failsWith(profileMessages['profile/OwnProfileNotLoaded']),
  }),
  findPerson: read(profileEffects.findPerson, {
    call: ({ uid }) => profiles.find(uid),
    toResult: (user, { uid }, ask) =>
      user === null ? { type: 'profile/PersonNotFound', ask, uid } : { type: 'profile/PersonFound', ask, uid, user },
    failed: failsWith(profileMessages['profile/PersonNotLoaded']),
  }),
  listFollows: read(profileEffects.listFollows, {
    call: ({ list, xid, cursor }) => profiles.follows(list, xid, cursor),
    toResult: ({ items, dropped }, { list, xid, page }, ask) => ({
      type: 'profile/FollowsLoaded',
      ask,
      list,
      xid,
      page,
      size: FOLLOWS_A_PAGE - dropped,
      rows: items.map(({ rowId, xid: who, uid, name, avatar }) => ({ rowId, xid: who, uid, name, avatar })),
      followed: items.filter(({ follow }) => follow).map((one) => one.xid),
    }),
    failed: failsWith(profileMessages['profile/FollowsNotLoaded']),
  }),
  changeRelation: idempotent(profileEffects.changeRelation, {
    call: ({ xid, change }) => profiles.change(xid, change),
    toResult: (_, { xid, change }, ask) => ({ type: 'profile/RelationChanged', ask, xid, change }),
    failed: failsWith(profileMessages['profile/RelationNotChanged']),
  }),
  setSwitch: idempotent(profileEffects.setSwitch, {
    call: ({ kind, on }) => profiles.setSwitch(kind, on),
    toResult: (_, { kind, on }, ask) => ({ type: 'profile/SettingSaved', ask, kind, on }),
    failed: failsWith(profileMessages['profile/SettingNotSaved']),
  }),
})
