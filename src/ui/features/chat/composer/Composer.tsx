import { ArrowUp, AtSign, CircleAlert } from 'lucide-react'
import { memo, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphemeCount } from '../../../../domain/kernel/graphemes'
import { isBlank, TEXT_COUNTER_FROM, TEXT_LIMIT } from '../../../../domain/chat'
import type { Meme } from '../../../../domain/meme'
import type { Memes } from '../use-memes'
import { classNames } from '../../../components/class-names'
import { Icon } from '../../../components/layout/Icon'
import { IconButton } from '../../../components/form/IconButton'
import { lazyModule } from '../../../components/lazy-module'
import { AttachButton } from './AttachButton'
import type { AutocompleteItems } from './autocomplete/autocomplete-items'
import { AutocompleteList } from './autocomplete/AutocompleteList'
import { MemeButton } from './memes/MemeButton'
import { QuoteBar, type QuoteBarProps } from './QuoteBar'
import type { ComposerFiles } from './use-attachments'
import { useAutocompleteKeys } from './autocomplete/use-autocomplete-keys'
import { useTextBox } from './use-text-box'
import { useToastOffset } from './use-toast-offset'
import { useComposerFocus } from './use-composer-focus'
import styles from './composer.module.css'
import { isComposing, isEnter } from '../../../components/form/enter-key'

const c = classNames(styles)

const tray = lazyModule(() => import('./AttachmentTray'))

export interface ComposerProps {
  /** The name of the conversation, for the placeholder. */
  readonly name: string
  /** A placeholder that replaces the default placeholder with the conversation's name. */
  readonly placeholder?: string | undefined
  readonly value: string
  readonly onChange: (value: string, caret: number) => void
  readonly onSend: () => void
  /** A notice in place of the text field, if the member cannot write. */
  readonly notice?: ReactNode
  /** A notice above the text field about a step before sending, such as joining the group. */
  readonly above?: ReactNode
  /** Whether the member cannot send now, because of a mute or slow mode. */
  readonly isWaiting?: boolean
  /** The reason why the last send failed. */
  readonly warning?: string | undefined
  /** The quoted message. `of` is a new object for every choice, and identifies the choice. */
  readonly reply?: (QuoteBarProps & { readonly of?: object }) | undefined
  /** The suggestions for the token at the caret. */
  readonly hints?: AutocompleteItems | null
  readonly onCaret?: (caret: number) => void
  /** The emoji and stickers. Omitted if the chat offers none. */
  readonly memes?: Memes | undefined
  readonly onSticker?: (sticker: Meme) => void
  /** The pictures and videos. Omitted if the chat accepts none. */
  readonly files?: ComposerFiles | undefined
  /** Buttons for gifts and bubble rain, after a separator. */
  readonly tools?: ReactNode
  /** The menu beside the send button. */
  readonly later?: ReactNode
  /** Whether the conversation has members to mention. */
  readonly mentions?: boolean
}

export const Composer = memo(function Composer(props: ComposerProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null)
  useToastOffset(ref)
  return (
    <div ref={ref} className={c('composer')}>
      {props.notice ?? (
        <>
          {props.above}
          <Box {...props} />
        </>
      )}
    </div>
  )
})

const nothing = (): void => undefined
const NONE: ComposerFiles['items'] = []
/** The characters, in Latin letters, that fit beside the tools on a phone. A longer text gets the whole width. */
const ONE_LINE = 24
const isLong = (text: string): boolean =>
  text.includes('\n') || text.length + (text.slice(0, ONE_LINE).match(/[\u2e80-\uffff]/g) ?? []).length > ONE_LINE

function Box({
  name,
  placeholder,
  value,
  onChange,
  onSend,
  warning,
  reply,
  hints = null,
  onCaret = nothing,
  memes,
  onSticker = nothing,
  files,
  tools,
  isWaiting,
  later,
  mentions = false,
}: ComposerProps): ReactNode {
  const { t } = useTranslation()
  const listId = useId()
  const { ref, write, writeHere: writeAtCaret, onBeforeInput } = useTextBox(value)
  useComposerFocus(ref, reply?.of)
  const used = graphemeCount(value)
  const over = used - TEXT_LIMIT
  const attached = files?.items ?? NONE
  const part = tray.useModule(attached.length > 0)
  const isReady = attached.every(({ content }) => content !== null)
  const canSend = (!isBlank(value) || attached.length > 0) && isReady && over <= 0 && isWaiting !== true
  const send = (): void => {
    if (canSend) onSend()
  }
  const take = (index: number): void => {
    const item = hints?.items[index]
    if (hints === null || item === undefined) return
    write(item.text, hints.from, ref.current?.selectionEnd ?? value.length, (text, caret) => {
      hints.onChoose(item.id, text)
      onCaret(caret)
    })
  }
  const { shown, active, onKey } = useAutocompleteKeys(hints, take)
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event) || onKey(event)) return
    if (event.key === 'Escape' && reply !== undefined) {
      event.preventDefault()
      reply.onDrop()
    }
    if (!isEnter(event) || event.shiftKey) return
    event.preventDefault()
    send()
  }
  const writeHere = (text: string): void => {
    writeAtCaret(text, onChange)
    ref.current?.focus()
  }
  const warningText = warning ?? files?.warning
  return (
    <>
      {warningText !== undefined && (
        <p className={c('warning')} role="alert">
          <Icon of={CircleAlert} size={16} />
          {warningText}
        </p>
      )}
      <form
        className={c('box', isLong(value) && 'tall')}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        {shown !== null && <AutocompleteList id={listId} hints={shown} active={active} onChoose={take} />}
        {reply !== undefined && <QuoteBar name={reply.name} text={reply.text} onDrop={reply.onDrop} />}
        {files !== undefined && part !== null && attached.length > 0 && (
          <part.AttachmentTray items={attached} onDrop={files.onDrop} />
        )}
        <div className={c('grow')} data-value={`${value}\n`}>
          <textarea
            ref={ref}
            rows={1}
            dir="auto"
            value={value}
            aria-label={t('composer.placeholder', { name })}
            aria-invalid={over > 0}
            aria-autocomplete={mentions ? 'list' : undefined}
            aria-haspopup={mentions ? 'listbox' : undefined}
            aria-controls={shown === null ? undefined : listId}
            aria-activedescendant={shown === null || shown.items.length === 0 ? undefined : `${listId}-${active}`}
            placeholder={placeholder ?? t('composer.placeholder', { name })}
            enterKeyHint="send"
            autoComplete="off"
            className={c('input')}
            onChange={({ currentTarget }) => onChange(currentTarget.value, currentTarget.selectionEnd)}
            onSelect={({ currentTarget }) => onCaret(currentTarget.selectionEnd)}
            onBeforeInput={onBeforeInput}
            onKeyDown={onKeyDown}
          />
        </div>
        <div className={c('tools')}>
          {memes && (
            <span className={c('aids')}>
              {files && <AttachButton onFiles={files.onFiles} />}
              <MemeButton memes={memes} onEmoji={({ name: emoji }) => writeHere(emoji)} onSticker={onSticker} />
              {mentions && (
                <span className={c('wide')}>
                  <IconButton
                    icon={AtSign}
                    label={t('composer.mention')}
                    onClick={() => writeHere(isBlank(value.slice(-1)) ? '@' : ' @')}
                  />
                </span>
              )}
              <span className={c('extra')}>{tools}</span>
            </span>
          )}
          {used >= TEXT_COUNTER_FROM ? (
            <span className={c('counter', over > 0 && 'over')} role="status">
              {over > 0 ? t('composer.over', { count: over }) : t('composer.counter', { used, max: TEXT_LIMIT })}
            </span>
          ) : (
            <span className={c('hint')} aria-hidden="true">
              {t('composer.enterHint')}
            </span>
          )}
          <span className={c('send')}>
            <IconButton icon={ArrowUp} label={t('composer.send')} tone="brand" disabled={!canSend} onClick={send} />
            {later}
          </span>
        </div>
      </form>
    </>
  )
}
