import { Smile } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../../components/layout/Icon'
import type { Emoji } from './acts-context'
import styles from './meme-glyph.module.css'

/** An emoji by its letters or its picture; one that nobody knows is a plain face. */
export function MemeGlyph({ emoji }: { readonly emoji: Emoji | null }): ReactNode {
  return (
    <span className={styles['glyph']} aria-hidden="true">
      {emoji === null ? <Icon of={Smile} size={18} /> : emoji.asset === null ? emoji.name : <img src={emoji.asset} alt="" />}
    </span>
  )
}
