/** What is needed to draw a person. Names come already cleaned. */
export interface PersonAvatarData {
  readonly id: string
  readonly name: string
  readonly imageUrl?: string | undefined
}

/** What is needed to draw a group. The owner's id chooses the colour of a missing icon. */
export interface GroupAvatarData {
  readonly id: string
  readonly name: string
  readonly ownerId: string
  readonly imageUrl?: string | undefined
}

/** 1 ambassador (blue shield), 2 official (gold seal): the numbers of the product. */
export type Verification = 1 | 2

/** A label that was earned: by which project, where it tells of itself, and when. */
export interface VerifiedBadgeData {
  readonly type: Verification
  readonly project: string
  readonly since: number | null
  readonly link: string | null
}

const sumOf = (text: string): number => Array.from(text).reduce((sum, char) => sum + (char.codePointAt(0) ?? 0), 0)

export const avatarColorOfPerson = (id: string): string => `var(--av-${(sumOf(id) % 6) + 1})`

export const avatarColorOfGroup = (ownerId: string): string => `var(--p-${(sumOf(ownerId.slice(0, 1)) % 10) + 1})`

export type ConversationAvatarData =
  | ({ readonly kind: 'group' } & GroupAvatarData)
  | ({ readonly kind: 'person' } & PersonAvatarData)
