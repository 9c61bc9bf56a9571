import { Smile } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../../../components/layout/Icon'
import type { QuickEmoji } from '../row-actions-context'
import styles from './meme-glyph.module.css'

/** An emoji as text or picture. A plain face replaces an unknown emoji. */
export function MemeGlyph({ emoji }: { readonly emoji: QuickEmoji | null }): ReactNode {
  return (
    <span className={styles['glyph']} aria-hidden="true">
      {emoji === null ? (
        <Icon of={Smile} size={18} />
      ) : emoji.asset === null ? (
        emoji.name
      ) : (
        <img src={emoji.asset} alt="" />
      )}
    </span>
  )
}
