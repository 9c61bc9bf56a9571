import { ChevronDown, ChevronUp, PinOff, X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { truncateAtGrapheme } from '../../../../domain/kernel/graphemes'
import type { ChatMessage } from '../../../../domain/chat'
import { useContentText } from '../content-text'
import { classNames } from '../../../components/class-names'
import { IconButton } from '../../../components/form/IconButton'
import { replaceUndrawable } from '../../../format/text'
import styles from './pinned-bar.module.css'

const c = classNames(styles)

export interface PinnedBarProps {
  /** The pinned messages, newest pin first, at least one. */
  readonly pins: readonly ChatMessage[]
  readonly onJump: (seq: number) => void
  /** Unpins a message. Only editors have this action. */
  readonly onUnpin: ((message: ChatMessage) => void) | undefined
  readonly onHide: () => void
}

/**
 * The bar of pinned messages, one message at a time (spec 1 §2). A press jumps to the message and shows the next pinned
 * message.
 */
export function PinnedBar({ pins, onJump, onUnpin, onHide }: PinnedBarProps): ReactNode {
  const { t } = useTranslation()
  const textOf = useContentText()
  const [shown, setShown] = useState<number | null>(null)
  const found = pins.findIndex(({ seq }) => seq === shown)
  const at = Math.max(0, found)
  const pin = pins[at]
  if (pin === undefined) return null
  const go = (by: number): void => setShown(pins[(at + by + pins.length) % pins.length]?.seq ?? null)
  return (
    <section className={c('bar')} aria-label={t('pins.title')}>
      <span className={c('marks')} aria-hidden="true">
        {pins.slice(0, 5).map(({ seq }, i) => (
          <span key={seq} className={c('mark', i === Math.min(at, 4) && 'on')} />
        ))}
      </span>
      <button
        type="button"
        className={c('title')}
        onClick={() => {
          onJump(pin.seq)
          go(1)
        }}
      >
        <b className={c('count')}>
          {pins.length === 1 ? t('pins.one') : t('pins.many', { at: at + 1, count: pins.length })}
        </b>
        <span className="sr">{pin.from.name}</span>
        <span className={c('text')} dir="auto">
          {replaceUndrawable(truncateAtGrapheme(textOf(pin.content), 200))}
        </span>
      </button>
      {pins.length > 1 && (
        <span className={c('steps')}>
          <IconButton icon={ChevronUp} iconSize={16} label={t('pins.previous')} onClick={() => go(-1)} />
          <IconButton icon={ChevronDown} iconSize={16} label={t('pins.next')} onClick={() => go(1)} />
        </span>
      )}
      {onUnpin && <IconButton icon={PinOff} iconSize={16} label={t('acts.unpin')} onClick={() => onUnpin(pin)} />}
      <IconButton icon={X} iconSize={16} label={t('pins.hide')} onClick={onHide} />
    </section>
  )
}
