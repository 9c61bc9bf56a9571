import type { ReactNode } from 'react'
import { avatarColorOfGroup } from '../../../components/avatar/avatar-data'
import { useImage } from '../../../components/avatar/use-image'
import styles from './cover.module.css'

interface CoverProps {
  readonly ownerId: string
  readonly imageUrl?: string | undefined
  readonly children?: ReactNode
}

/** The banner of a group. Without a picture, the banner is a gradient of the owner's colour. */
export function Cover({ ownerId, imageUrl, children }: CoverProps): ReactNode {
  const picture = useImage(imageUrl, 'banner')
  const background = `linear-gradient(120deg, ${avatarColorOfGroup(ownerId)}, color-mix(in oklch, ${avatarColorOfGroup(ownerId)}, var(--p-8) 60%))`
  return (
    <div className={styles['cover']} style={picture === null ? { background } : {}}>
      {picture}
      {children}
    </div>
  )
}
