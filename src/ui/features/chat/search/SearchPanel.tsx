import { ChevronDown, ChevronUp, Search, X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { truncateGraphemes } from '../../../../domain/kernel/graphemes'
import { searchedText, type ChatMessage, type MessageSearchViewModel } from '../../../../domain/chat'
import { useContentText } from '../content-text'
import { PageWords } from '../../../app/PageWords'
import { classNames } from '../../../components/class-names'
import { Icon } from '../../../components/layout/Icon'
import { IconButton } from '../../../components/form/IconButton'
import { SkeletonBlock, Skeleton } from '../../../components/feedback/Skeleton'
import { useFormat } from '../../../format/use-format'
import { searchSnippet } from '../actions/search-snippet'
import styles from './search-panel.module.css'
import { isComposing, isEnter } from '../../../components/form/enter-key'
import { NameInText } from '../../../components/avatar/PersonName'

const c = classNames(styles)

export interface SearchPanelProps {
  readonly search: MessageSearchViewModel
  readonly now: number
  readonly onType: (text: string) => void
  readonly onMore: () => void
  readonly onJump: (seq: number) => void
  readonly onClose: () => void
}

/** The search in the messages that this browser stores. Enter and the arrow keys step through the matches. */
export function SearchPanel(props: SearchPanelProps): ReactNode {
  return (
    <PageWords withDialogs>
      <Panel {...props} />
    </PageWords>
  )
}

function Panel({ search, now, onType, onMore, onJump, onClose }: SearchPanelProps): ReactNode {
  const { t } = useTranslation()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [at, setAt] = useState(-1)
  const { text, words, status, found, hasMore } = search
  useEffect(() => input.current?.focus(), [])
  const step = (by: number): void => {
    const next = Math.min(Math.max(0, at + by), found.length - 1)
    const message = found[next]
    if (message === undefined) return
    setAt(next)
    if (next >= found.length - 3 && hasMore) onMore()
    document.querySelector(`#${CSS.escape(`${id}-${message.seq}`)}`)?.scrollIntoView({ block: 'nearest' })
    onJump(message.seq)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event)) return
    if (event.key === 'Escape') onClose()
    else if (event.key === 'ArrowDown' || (isEnter(event) && !event.shiftKey)) step(1)
    else if (event.key === 'ArrowUp' || isEnter(event)) step(-1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const shown = found[at]
  // The list below shows the empty state, so this status is for screen readers only.
  const isNone = status === 'found' && found.length === 0
  const statusText =
    status === 'looking'
      ? t('searchPanel.looking')
      : status === 'idle'
        ? ''
        : found.length === 0
          ? t('searchPanel.none')
          : t(hasMore ? 'searchPanel.foundMore' : 'searchPanel.found', { count: found.length })
  return (
    <search className={c('panel')} aria-label={t('search.title')}>
      <div className={c('field')}>
        <Icon of={Search} size={18} />
        <input
          ref={input}
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={shown && `${id}-${shown.seq}`}
          aria-autocomplete="list"
          aria-label={t('search.title')}
          placeholder={t('search.title')}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ currentTarget }) => {
            setAt(-1)
            onType(truncateGraphemes(currentTarget.value, 200))
          }}
          onKeyDown={onKeyDown}
        />
        <span className={isNone ? 'sr' : c('status')} role="status">
          {statusText}
        </span>
        <IconButton
          icon={ChevronUp}
          iconSize={16}
          label={t('searchPanel.newer')}
          disabled={at <= 0}
          onClick={() => step(-1)}
        />
        <IconButton
          icon={ChevronDown}
          iconSize={16}
          label={t('searchPanel.older')}
          disabled={found.length === 0 || at >= found.length - 1}
          onClick={() => step(1)}
        />
        <IconButton icon={X} iconSize={16} label={t('searchPanel.close')} onClick={onClose} />
      </div>
      {words !== null && (
        <div className={c('results')}>
          {status === 'looking' && found.length === 0 && (
            <Skeleton>
              <div className={c('skeleton')}>
                <SkeletonBlock width={220} />
                <SkeletonBlock width={300} />
                <SkeletonBlock width={180} />
              </div>
            </Skeleton>
          )}
          {isNone && <p className={c('empty')}>{t('searchPanel.noneText')}</p>}
          <div id={`${id}-list`} role="listbox" aria-label={t('searchPanel.results')}>
            {found.map((message, i) => (
              <Found
                key={message.seq}
                id={`${id}-${message.seq}`}
                message={message}
                words={words}
                now={now}
                isOn={i === at}
                onPress={() => {
                  setAt(i)
                  onJump(message.seq)
                }}
              />
            ))}
          </div>
          {hasMore && (
            <button type="button" className={c('more')} onClick={onMore}>
              {t('searchPanel.more')}
            </button>
          )}
        </div>
      )}
    </search>
  )
}

interface FoundProps {
  readonly id: string
  readonly message: ChatMessage
  readonly words: string
  readonly now: number
  readonly isOn: boolean
  readonly onPress: () => void
}

function Found({ id, message, words, now, isOn, onPress }: FoundProps): ReactNode {
  const format = useFormat()
  const textOf = useContentText()
  const searched = searchedText(message.content)
  const parts = searchSnippet(searched === '' ? textOf(message.content) : searched, words)
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isOn}
      className={c('item', isOn && 'on')}
      onClick={onPress}
      onKeyDown={(event) => isEnter(event) && onPress()}
    >
      <span className={c('who')}>
        <b>
          <NameInText name={message.from.name} />
        </b>
        {message.at !== null && <time>{format.dayAndTime(message.at, now)}</time>}
      </span>
      <span className={c('text')} dir="auto">
        {parts.map(({ text, isMatch }, i) => (isMatch ? <mark key={i}>{text}</mark> : text))}
      </span>
    </div>
  )
}
