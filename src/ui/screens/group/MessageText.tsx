import { useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../components/class-names'
import { cutWhole } from '../../format/text'
import styles from './message-text.module.css'
import { isLong, previewUnits } from './text-length'
import { textParts } from './text-parts'

const c = classNames(styles)

interface MessageTextProps {
  readonly text: string
}

/** Somebody's words, literally; only web addresses become links, and they say where they lead. */
export function MessageText({ text }: MessageTextProps): ReactNode {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const long = useMemo(() => isLong(text), [text])
  const parts = useMemo(() => textParts(long && !open ? cutWhole(text, previewUnits) : text), [text, long, open])
  return (
    <>
      <span className={c('text', long && !open && 'clamped')}>
        {parts.map((part, index) =>
          part.kind === 'text' ? (
            part.text
          ) : (
            <a key={index} href={part.href} title={t('group.linkTo', { host: part.host })} target="_blank" rel="noopener noreferrer">
              {part.text}
            </a>
          ),
        )}
      </span>
      {long && (
        <button type="button" className={c('more')} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('action.showLess') : t('action.showMore')}
        </button>
      )}
    </>
  )
}
