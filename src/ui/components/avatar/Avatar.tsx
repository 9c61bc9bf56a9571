import { type CSSProperties, type ReactNode } from 'react'
import { firstGrapheme } from '../../format/text'
import styles from './avatar.module.css'
import { classNames } from '../class-names'
import {
  avatarColorOfGroup,
  avatarColorOfPerson,
  type ConversationAvatarData,
  type GroupAvatarData,
  type PersonAvatarData,
} from './avatar-data'
import { useImage } from './use-image'

const c = classNames(styles)

type Size = 20 | 28 | 32 | 36 | 40 | 48 | 56 | 64 | 72 | 96 | 128

interface PictureProps {
  readonly name: string
  readonly imageUrl: string | undefined
  readonly color: string
  readonly size: Size
  readonly square?: boolean
}

function Picture({ name, imageUrl, color, size, square = false }: PictureProps): ReactNode {
  const picture = useImage(imageUrl, 'avatar')
  const style: CSSProperties = {
    width: size,
    height: size,
    fontSize: size * 0.4,
    ...(picture === null ? { background: color } : {}),
  }
  return (
    <span className={c('avatar', square && 'square', picture !== null && 'image')} style={style} aria-hidden="true">
      {picture ?? firstGrapheme(name)}
    </span>
  )
}

interface AvatarProps {
  readonly person: PersonAvatarData
  readonly size: Size
}

/** A person's avatar is a circle. The avatar has no alt text, because the name is always beside it. */
export function Avatar({ person, size }: AvatarProps): ReactNode {
  return <Picture name={person.name} imageUrl={person.imageUrl} color={avatarColorOfPerson(person.id)} size={size} />
}

interface GroupAvatarProps {
  readonly group: GroupAvatarData
  readonly size: Size
}

/** A group's avatar is a rounded square. */
export function GroupAvatar({ group, size }: GroupAvatarProps): ReactNode {
  return (
    <Picture name={group.name} imageUrl={group.imageUrl} color={avatarColorOfGroup(group.ownerId)} size={size} square />
  )
}

interface ConversationAvatarProps {
  readonly face: ConversationAvatarData
  readonly size: Size
}

export function ConversationAvatar({ face, size }: ConversationAvatarProps): ReactNode {
  return face.kind === 'group' ? <GroupAvatar group={face} size={size} /> : <Avatar person={face} size={size} />
}
