import type { ReactNode } from 'react'
import { usePicture } from '../../../components/person/use-picture'
import styles from './card.module.css'

/** A picture of the product's own beside words; where it does not load, the words stand alone. */
export function OwnPicture({ url }: { readonly url: string | null }): ReactNode {
  const picture = usePicture(url ?? undefined, 'banner')
  return picture !== null && <span className={styles['picture']}>{picture}</span>
}
