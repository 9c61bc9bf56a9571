import type { ConversationSummary, Sender } from '../../domain/chat'
import type { Group, Role as GroupRole } from '../../domain/group'
import type { Profile } from '../../domain/session'
import type {
  ConversationAvatarData,
  GroupAvatarData,
  PersonAvatarData,
  Verification,
  VerifiedBadgeData,
} from '../components/avatar/avatar-data'
import type { Role } from '../components/avatar/RoleLabel'

interface Person {
  readonly xid: string
  readonly name: string
  readonly avatar: string | null
}

export const personAvatarData = ({ xid, name, avatar }: Person | Sender | Profile): PersonAvatarData => ({
  id: xid,
  name,
  imageUrl: avatar ?? undefined,
})

export const groupAvatarData = ({ gid, name, ownerXid, icon }: Group): GroupAvatarData => ({
  id: gid,
  name,
  ownerId: ownerXid,
  imageUrl: icon ?? undefined,
})

/** The group's icon, or the other person's picture for a direct chat. */
export const conversationAvatarData = ({
  conversationId,
  gid,
  name,
  icon,
  ownerXid,
  peer,
}: ConversationSummary): ConversationAvatarData =>
  peer === null
    ? { kind: 'group', id: gid ?? conversationId, name, ownerId: ownerXid ?? '', imageUrl: icon ?? undefined }
    : { kind: 'person', ...personAvatarData(peer) }

export const verificationOf = ({ verification }: Group): Verification | undefined =>
  verification === null ? undefined : verification.kind === 'official' ? 2 : 1

export const verifiedBadgeData = (group: Group): VerifiedBadgeData | undefined => {
  const type = verificationOf(group)
  return type === undefined || group.verification === null
    ? undefined
    : { type, project: group.verification.projectName, since: group.verification.since, link: group.verification.link }
}

export const roleLabel = (role: GroupRole): Role | undefined => (role === 'normal' ? undefined : role)
