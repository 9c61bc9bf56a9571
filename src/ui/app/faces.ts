import type { Sender } from '../../domain/chat'
import type { Group, Role as GroupRole } from '../../domain/group'
import type { Profile } from '../../domain/session'
import type { GroupFace, PersonFace, Verification } from '../components/faces'
import type { Role } from '../components/RoleLabel'

interface Person { readonly xid: string, readonly name: string, readonly avatar: string | null }

export const personFace = ({ xid, name, avatar }: Person | Sender | Profile): PersonFace =>
  ({ id: xid, name, imageUrl: avatar ?? undefined })

export const groupFace = ({ gid, name, ownerXid, icon }: Group): GroupFace =>
  ({ id: gid, name, ownerId: ownerXid, imageUrl: icon ?? undefined })

export const verificationOf = ({ verification }: Group): Verification | undefined =>
  verification === null ? undefined : verification.kind === 'official' ? 2 : 1

export const roleLabel = (role: GroupRole): Role | undefined => (role === 'normal' ? undefined : role)
