import * as t from 'io-ts'
import { Member, Role } from '../../../domain/group'
import { Xid } from '../../../domain/kernel/ids'
import { cleanName } from '../codecs/clean-name'
import { recordCodec, FlagField, ImageUrl, enumByNumber, RawName } from '../codecs/fields'

/**
 * The wire values of `role_id` (spec 1 §3 User). A moderator or a bot father has no rights in a group, so both count as
 * normal.
 */
const RoleId = enumByNumber<Role>('role_id', { normal: 0, owner: 1, admin: 2, ai: 4 }, Role.is, 'normal')

/** A group member (spec 1 §3 Group member, with the name and head of User). */
export const MemberWire = recordCodec(
  'Member',
  Member.is,
  t.type({ xid: Xid, username: RawName, head: ImageUrl, role_id: RoleId, is_visitor: FlagField }),
  ({ xid, username, head, role_id, is_visitor }): Member => ({
    xid,
    name: cleanName(username, xid),
    avatar: head,
    role: role_id,
    isVisitor: is_visitor,
  }),
  ({ xid, name, avatar, role, isVisitor }) => ({
    xid,
    username: name,
    head: avatar,
    role_id: role,
    is_visitor: isVisitor,
  }),
)
