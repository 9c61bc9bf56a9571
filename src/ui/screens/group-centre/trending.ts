import type { GroupFace, PersonFace, Verification } from '../../components/faces'

export interface LatestMessage {
  readonly key: string
  readonly sender: PersonFace
  readonly text: string
}

export interface TrendingGroup {
  readonly group: GroupFace
  readonly href: string
  readonly coverUrl?: string | undefined
  readonly isPrivate: boolean
  readonly verified?: Verification | undefined
  readonly description: string
  /** Oldest first; a card shows the last one, the featured card up to three. */
  readonly latest: readonly LatestMessage[]
  readonly memberCount: number
  readonly joined: boolean
}
