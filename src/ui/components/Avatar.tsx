import { useState, type CSSProperties, type ReactNode } from 'react'
import { firstGrapheme } from '../format/text'
import styles from './avatar.module.css'
import { classNames } from './class-names'
import { groupColor, personColor, type GroupFace, type PersonFace } from './faces'
import { pictureAddress } from './picture-address'

const c = classNames(styles)

type Size = 20 | 28 | 32 | 36 | 40 | 48 | 56 | 64

interface PictureProps {
  readonly name: string
  readonly imageUrl: string | undefined
  readonly color: string
  readonly size: Size
  readonly square?: boolean
}

function Picture({ name, imageUrl, color, size, square = false }: PictureProps): ReactNode {
  const [failedUrl, setFailedUrl] = useState<string>()
  const hasImage = imageUrl !== undefined && imageUrl !== '' && imageUrl !== failedUrl
  const style: CSSProperties = { width: size, height: size, fontSize: size * 0.4, ...(hasImage ? {} : { background: color }) }
  return (
    <span className={c('avatar', square && 'square', hasImage && 'image')} style={style} aria-hidden="true">
      {hasImage ? (
        <img src={pictureAddress(imageUrl)} alt="" decoding="async" referrerPolicy="no-referrer" onError={() => setFailedUrl(imageUrl)} />
      ) : (
        firstGrapheme(name)
      )}
    </span>
  )
}

interface AvatarProps {
  readonly person: PersonFace
  readonly size: Size
}

/** A person is a circle. The name stands beside it, so the picture itself says nothing. */
export function Avatar({ person, size }: AvatarProps): ReactNode {
  return <Picture name={person.name} imageUrl={person.imageUrl} color={personColor(person.id)} size={size} />
}

interface GroupAvatarProps {
  readonly group: GroupFace
  readonly size: Size
}

/** A group is a rounded square. */
export function GroupAvatar({ group, size }: GroupAvatarProps): ReactNode {
  return <Picture name={group.name} imageUrl={group.imageUrl} color={groupColor(group.ownerId)} size={size} square />
}
