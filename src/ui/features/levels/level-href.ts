import type { Uid, Xid } from '../../../domain/kernel/ids'

/** The path of the level page. `uid` is the profile to which Back returns; `null` means the member's own profile. */
export const levelHref = (xid: Xid, uid: Uid | null): string =>
  uid === null ? '/profile/level' : `/profile/level?${new URLSearchParams({ xid, uid }).toString()}`
