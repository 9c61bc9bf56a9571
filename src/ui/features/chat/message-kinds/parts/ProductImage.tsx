import type { ReactNode } from 'react'
import { useImage } from '../../../../components/avatar/use-image'
import styles from './card.module.css'

/** A decorative picture, which is omitted if it does not load. */
export function ProductImageView({ url }: { readonly url: string | null }): ReactNode {
  const picture = useImage(url ?? undefined, 'banner')
  return picture !== null && <span className={styles['picture']}>{picture}</span>
}
