import type { Uid, Xid } from '../../../domain/kernel/ids'
import type { PersonAvatarData } from '../../components/avatar/avatar-data'

/** How one stands to somebody, and what can be done about it. */
export interface RelationItem {
  readonly follow: boolean
  readonly blocked: 'none' | 'byThem' | 'byMe'
  readonly busy: boolean
  readonly onFollow: () => void
  readonly onUnfollow: () => void
  readonly onBlock: () => void
  readonly onUnblock: () => void
}

/** A profile as its head shows it. */
export interface ProfileItem {
  readonly xid: Xid
  readonly face: PersonAvatarData
  /** The number people pass on to each other. */
  readonly shownId: Uid
  readonly bannerUrl: string | undefined
  readonly bio: string
  /** Whether others see which groups they are in. */
  readonly showsGroups: boolean
  /** Where they are on X: the address, and what to call it. */
  readonly x: { readonly href: string; readonly handle: string; readonly host: string } | undefined
  readonly following: number
  readonly followers: number
  /** `null` of oneself, and of whom nothing is known yet. */
  readonly relation: RelationItem | null
}

export interface FollowItem {
  readonly key: string
  /** The number people pass on to each other: two with one name are told apart by it. */
  readonly shownId: Uid
  readonly face: PersonAvatarData
  readonly href: string
  readonly relation: RelationItem | null
}
