import { useState, type ReactNode } from 'react'
import { groupColor } from '../../components/faces'
import { pictureAddress } from '../../components/picture-address'
import styles from './cover.module.css'

interface CoverProps {
  readonly ownerId: string
  readonly imageUrl?: string | undefined
  readonly children?: ReactNode
}

/** The banner of a group; without a picture, two colours of its owner. */
export function Cover({ ownerId, imageUrl, children }: CoverProps): ReactNode {
  const [failedUrl, setFailedUrl] = useState<string>()
  const shown = imageUrl !== undefined && imageUrl !== '' && imageUrl !== failedUrl
  const background = `linear-gradient(120deg, ${groupColor(ownerId)}, color-mix(in oklch, ${groupColor(ownerId)}, var(--p-8) 60%))`
  return (
    <div className={styles['cover']} style={shown ? {} : { background }}>
      {shown && <img src={pictureAddress(imageUrl)} alt="" decoding="async" referrerPolicy="no-referrer" onError={() => setFailedUrl(imageUrl)} />}
      {children}
    </div>
  )
}
