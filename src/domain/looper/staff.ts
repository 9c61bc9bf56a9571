import * as t from 'io-ts'
import { Uid, Xid } from '../kernel/ids'
import { Instant } from '../kernel/instant'
import { orNull } from '../kernel/or-null'

/** The role of a staff member (spec 3 §3): super 1 (full manager), comm 2 (community manager), view 3 (viewer). */
export const StaffRole = t.keyof({ super: null, comm: null, view: null }, 'StaffRole')
export type StaffRole = t.TypeOf<typeof StaffRole>
export const STAFF_ROLES = ['view', 'comm', 'super'] as const

/** A staff member of a project (spec 3 §3). */
export const ProjectAdmin = t.strict(
  {
    adminId: t.string,
    name: t.string,
    avatar: orNull(t.string),
    xid: Xid,
    uid: Uid,
    role: StaffRole,
    joinedAt: orNull(Instant),
  },
  'ProjectAdmin',
)
export type ProjectAdmin = t.TypeOf<typeof ProjectAdmin>

/** Whether an admin may be removed. The last admin cannot (spec 3 §5, §6). */
export const mayRemoveAdmin = (admins: readonly ProjectAdmin[]): boolean => admins.length > 1

const STAFF_UID = /^user\d{6,}$/

/**
 * The UID in a typed text: "user" and at least 6 digits, nothing else (spec 3 §5). `null`: the text is not looked up.
 */
export const staffUidOf = (typed: string): Uid | null => {
  const text = typed.trim()
  return STAFF_UID.test(text) && Uid.is(text) ? text : null
}
