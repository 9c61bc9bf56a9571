import type { ReactNode } from 'react'
import { groupColor } from '../../components/person/faces'
import { usePicture } from '../../components/person/use-picture'
import styles from './cover.module.css'

interface CoverProps {
  readonly ownerId: string
  readonly imageUrl?: string | undefined
  readonly children?: ReactNode
}

/** The banner of a group; without a picture, two colours of its owner. */
export function Cover({ ownerId, imageUrl, children }: CoverProps): ReactNode {
  const picture = usePicture(imageUrl, 'banner')
  const background = `linear-gradient(120deg, ${groupColor(ownerId)}, color-mix(in oklch, ${groupColor(ownerId)}, var(--p-8) 60%))`
  return (
    <div className={styles['cover']} style={picture === null ? { background } : {}}>
      {picture}
      {children}
    </div>
  )
}
