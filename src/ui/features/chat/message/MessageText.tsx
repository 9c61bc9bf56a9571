import { Fragment, useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { truncateAtGrapheme } from '../../../../domain/kernel/graphemes'
import type { Mention } from '../../../../domain/chat'
import { classNames } from '../../../components/class-names'
import { mentionParts } from './mention-parts'
import styles from './message-text.module.css'
import { isLongText, PREVIEW_UNITS } from '../composer/preview-length'
import { textParts } from './text-parts'

const c = classNames(styles)

interface MessageTextProps {
  readonly text: string
  readonly mentions?: readonly Mention[]
  /** The xid of the viewer, whose mentions are highlighted. */
  readonly me?: string | null
}

const noMentions: readonly Mention[] = []

function Words({ text, mentions, me }: Required<MessageTextProps>): ReactNode {
  return mentionParts(text, mentions).map((part, at) =>
    part.mention === null ? (
      <Fragment key={at}>{part.text}</Fragment>
    ) : (
      <b key={at} className={c('mention', (part.mention.xid === null || part.mention.xid === me) && 'me')}>
        {part.text}
      </b>
    ),
  )
}

/** A member's text exactly as typed. Only URLs become links, and each link shows its real target. */
export function MessageText({ text, mentions = noMentions, me = null }: MessageTextProps): ReactNode {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const long = useMemo(() => isLongText(text), [text])
  const parts = useMemo(
    () => textParts(long && !open ? truncateAtGrapheme(text, PREVIEW_UNITS) : text),
    [text, long, open],
  )
  return (
    <>
      <span className={c('text', long && !open && 'clamped')}>
        {parts.map((part, index) =>
          part.kind === 'text' ? (
            <Words key={index} text={part.text} mentions={mentions} me={me} />
          ) : (
            <a
              key={index}
              href={part.href}
              title={t('group.linkTo', { host: part.host })}
              target="_blank"
              rel="noopener noreferrer"
            >
              {part.text}
            </a>
          ),
        )}
      </span>
      {long && (
        <button type="button" className={c('more')} aria-expanded={open} onClick={() => setOpen(!open)}>
          <bdi>{open ? t('action.showLess') : t('action.showMore')}</bdi>
        </button>
      )}
    </>
  )
}
