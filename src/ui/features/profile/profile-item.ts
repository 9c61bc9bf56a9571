import type { Uid, Xid } from '../../../domain/kernel/ids'
import type { PersonAvatarData } from '../../components/avatar/avatar-data'

/** The member's relation to a person, with the possible actions. */
export interface RelationItem {
  readonly follow: boolean
  readonly blocked: 'none' | 'byThem' | 'byMe'
  readonly busy: boolean
  readonly onFollow: () => void
  readonly onUnfollow: () => void
  readonly onBlock: () => void
  readonly onUnblock: () => void
}

/** View model of a profile's header. */
export interface ProfileItem {
  readonly xid: Xid
  readonly face: PersonAvatarData
  /** The id that people share with each other. */
  readonly shownId: Uid
  readonly bannerUrl: string | undefined
  readonly bio: string
  /** Whether others can see the person's groups. */
  readonly showsGroups: boolean
  /** The person's X account: URL and display name. */
  readonly x: { readonly href: string; readonly handle: string; readonly host: string } | undefined
  readonly following: number
  readonly followers: number
  /** The member's relation to the person. `null` for the member's own profile, and until the relation is loaded. */
  readonly relation: RelationItem | null
}

export interface FollowItem {
  readonly key: string
  /** The id that people share. The id distinguishes people of the same name. */
  readonly shownId: Uid
  readonly face: PersonAvatarData
  readonly href: string
  readonly relation: RelationItem | null
}
