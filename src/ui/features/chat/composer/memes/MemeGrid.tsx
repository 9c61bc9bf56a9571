import { useState, type KeyboardEvent, type ReactNode } from 'react'
import type { Meme, MemeCategory } from '../../../../../domain/meme'
import { classNames } from '../../../../components/class-names'
import styles from './meme-picker.module.css'

const c = classNames(styles)

const COLUMNS = { emoji: 8, sticker: 4 } as const

interface MemeGridProps {
  readonly category: MemeCategory
  readonly label: string
  readonly memes: readonly Meme[]
  readonly onChoose: (meme: Meme) => void
}

const stepOf = (key: string, columns: number): number | null => {
  switch (key) {
    case 'ArrowRight':
      return 1
    case 'ArrowLeft':
      return -1
    case 'ArrowDown':
      return columns
    case 'ArrowUp':
      return -columns
    default:
      return null
  }
}

/** A grid that is a single Tab stop; the arrow keys move in all directions. */
export function MemeGrid({ category, label, memes, onChoose }: MemeGridProps): ReactNode {
  const [stop, setStop] = useState(0)
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const by = stepOf(event.key, COLUMNS[category])
    const buttons = [...(event.currentTarget.parentElement?.querySelectorAll('button') ?? [])]
    const at = buttons.indexOf(event.currentTarget)
    if (by === null || at < 0) return
    event.preventDefault()
    buttons[at + by]?.focus()
  }
  return (
    <div role="group" aria-label={label} className={c('grid', category)}>
      {memes.map((meme, at) => (
        <button
          key={meme.id}
          type="button"
          className={c('meme')}
          aria-label={meme.name}
          title={category === 'sticker' ? meme.name : undefined}
          tabIndex={at === Math.min(stop, memes.length - 1) ? 0 : -1}
          onFocus={() => setStop(at)}
          onKeyDown={onKeyDown}
          onClick={() => onChoose(meme)}
        >
          {meme.asset === null ? meme.name : <img src={meme.asset} alt="" loading="lazy" decoding="async" />}
        </button>
      ))}
    </div>
  )
}
