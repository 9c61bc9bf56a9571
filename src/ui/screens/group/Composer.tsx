import { ArrowUp } from 'lucide-react'
import { memo, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isBlank, TEXT_COUNTER_FROM, TEXT_LIMIT } from '../../../domain/chat'
import { classNames } from '../../components/class-names'
import { IconButton } from '../../components/IconButton'
import styles from './composer.module.css'

const c = classNames(styles)

/** While an input method composes, Enter chooses a word. Safari tells that only by 229 in the retired `keyCode`. */
const isComposing = (event: globalThis.KeyboardEvent): boolean => event.isComposing || Reflect.get(event, 'keyCode') === 229

export interface ComposerProps {
  /** The name of the conversation, for the placeholder. */
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onSend: () => void
  /** Stands in place of the box when one cannot write here. */
  readonly notice?: ReactNode
}

export const Composer = memo(function Composer(props: ComposerProps): ReactNode {
  return <div className={c('composer')}>{props.notice ?? <Box {...props} />}</div>
})

function Box({ name, value, onChange, onSend }: ComposerProps): ReactNode {
  const { t } = useTranslation()
  const over = value.length - TEXT_LIMIT
  const canSend = !isBlank(value) && over <= 0
  const send = (): void => {
    if (canSend) onSend()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className={c('box')}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className={c('grow')} data-value={`${value}\n`}>
        <textarea
          rows={1}
          dir="auto"
          value={value}
          aria-label={t('composer.placeholder', { name })}
          aria-invalid={over > 0}
          placeholder={t('composer.placeholder', { name })}
          enterKeyHint="send"
          autoComplete="off"
          className={c('input')}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={c('tools')}>
        {value.length >= TEXT_COUNTER_FROM ? (
          <span className={c('counter', over > 0 && 'over')} role="status">
            {over > 0 ? t('composer.over', { count: over }) : t('composer.counter', { used: value.length, max: TEXT_LIMIT })}
          </span>
        ) : (
          <span className={c('hint')} aria-hidden="true">{t('composer.enterHint')}</span>
        )}
        <span className={c('send')}>
          <IconButton icon={ArrowUp} label={t('composer.send')} tone="brand" disabled={!canSend} onClick={send} />
        </span>
      </div>
    </form>
  )
}
