import * as t from 'io-ts'
import { Profile } from '../../domain/session'
import { Uid, Xid } from '../../domain/kernel/ids'
import { cleanName } from './clean-name'
import { Count, entity, Flag, ImageUrl, RawName } from './fields'

/** The signed-in person (spec 1 §3 User): `head` is the avatar. */
export const ProfileWire = entity('Profile', Profile.is,
  t.type({ uid: Uid, xid: Xid, username: RawName, head: ImageUrl, level: Count, is_super: Flag }),
  ({ uid, xid, username, head, level, is_super }): Profile =>
    ({ uid, xid, name: cleanName(username, xid), avatar: head, level, isSuper: is_super }),
  ({ uid, xid, name, avatar, level, isSuper }) =>
    ({ uid, xid, username: name, head: avatar, level, is_super: isSuper }))
