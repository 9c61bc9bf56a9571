import type { Uid, Xid } from '../../../domain/kernel/ids'

/** The address of what a level is made of. `uid` is the profile that it leads back to; `null` for one's own. */
export const levelHref = (xid: Xid, uid: Uid | null): string =>
  uid === null ? '/profile/level' : `/profile/level?${new URLSearchParams({ xid, uid }).toString()}`
