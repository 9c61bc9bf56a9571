/** View model of a person. Names are already sanitized. */
export interface PersonAvatarData {
  readonly id: string
  readonly name: string
  readonly imageUrl?: string | undefined
}

/** View model of a group. Without an icon, the owner's id picks the colour. */
export interface GroupAvatarData {
  readonly id: string
  readonly name: string
  readonly ownerId: string
  readonly imageUrl?: string | undefined
}

/** The product's own numbers: 1 is ambassador (blue shield), 2 is official (gold seal). */
export type Verification = 1 | 2

/** A verification: its project, the project's link, and the date. */
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
