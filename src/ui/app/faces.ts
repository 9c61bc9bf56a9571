import type { ConversationSummary, Sender } from '../../domain/chat'
import type { Group, Role as GroupRole } from '../../domain/group'
import type { Profile } from '../../domain/session'
import type { ConversationFace, GroupFace, PersonFace, Verification, Verified } from '../components/person/faces'
import type { Role } from '../components/person/RoleLabel'

interface Person { readonly xid: string, readonly name: string, readonly avatar: string | null }

export const personFace = ({ xid, name, avatar }: Person | Sender | Profile): PersonFace =>
  ({ id: xid, name, imageUrl: avatar ?? undefined })

export const groupFace = ({ gid, name, ownerXid, icon }: Group): GroupFace =>
  ({ id: gid, name, ownerId: ownerXid, imageUrl: icon ?? undefined })

/** A group's icon, or the picture of whom a direct chat is with. */
export const conversationFace = ({ conversationId, gid, name, icon, ownerXid, peer }: ConversationSummary): ConversationFace => peer === null
  ? { kind: 'group', id: gid ?? conversationId, name, ownerId: ownerXid ?? '', imageUrl: icon ?? undefined }
  : { kind: 'person', ...personFace(peer) }

export const verificationOf = ({ verification }: Group): Verification | undefined =>
  verification === null ? undefined : verification.kind === 'official' ? 2 : 1

/** The same with who stands behind it. */
export const verifiedFace = (group: Group): Verified | undefined => {
  const type = verificationOf(group)
  return type === undefined || group.verification === null ? undefined
    : { type, project: group.verification.projectName, since: group.verification.since, link: group.verification.link }
}

export const roleLabel = (role: GroupRole): Role | undefined => (role === 'normal' ? undefined : role)
