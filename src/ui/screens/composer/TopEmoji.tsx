import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Memes } from '../../app/use-memes'
import styles from './top-emoji.module.css'

/** spec 1 §9. */
const TOP = 5

interface TopEmojiProps {
  readonly memes: Memes
  readonly onEmoji: (emoji: string) => void
}

/** The emoji near at hand, beside the text box; only where there is room for them. */
export function TopEmoji({ memes, onEmoji }: TopEmojiProps): ReactNode {
  const { t } = useTranslation()
  const top = memes.top(TOP)
  return top.length === 0 ? null : (
    <span role="group" aria-label={t('composer.topEmoji')} className={styles['top']}>
      {top.map((meme) => (
        <button
          key={meme.id}
          type="button"
          className={styles['emoji']}
          aria-label={t('composer.insert', { emoji: meme.name })}
          onClick={() => onEmoji(meme.name)}
        >
          {meme.name}
        </button>
      ))}
    </span>
  )
}
