import type { Uid, Xid } from '../../../domain/kernel/ids'

/** Path of the level page. `uid` is the profile to return to; `null` for the member's own. */
export const levelHref = (xid: Xid, uid: Uid | null): string =>
  uid === null ? '/profile/level' : `/profile/level?${new URLSearchParams({ xid, uid }).toString()}`
