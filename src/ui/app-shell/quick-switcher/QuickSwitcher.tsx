import { Search, SquareTerminal } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { truncateGraphemes } from '../../../domain/kernel/graphemes'
import { ConversationAvatar } from '../../components/avatar/Avatar'
import { classNames } from '../../components/class-names'
import type { ConversationAvatarData } from '../../components/avatar/avatar-data'
import { Icon } from '../../components/layout/Icon'
import { KeyboardKeys } from '../../components/layout/KeyboardKeys'
import { Modal } from '../../components/overlay/Modal'
import { PersonName } from '../../components/avatar/PersonName'
import { rankMatches } from './fuzzy-match'
import styles from './switcher.module.css'
import { isComposing, isEnter } from '../../components/form/enter-key'

const c = classNames(styles)

export interface SwitcherItem {
  readonly id: string
  readonly kind: 'conversation' | 'group' | 'person' | 'command'
  /** The text that the row shows instead of the item's kind. */
  readonly detail?: string | undefined
  readonly name: string
  readonly face?: ConversationAvatarData
  readonly keys?: readonly string[]
  readonly onChoose: () => void
}

interface QuickSwitcherProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly items: readonly SwitcherItem[]
  /** The results of the global search, listed below the local items. `null` while the search runs. */
  readonly found: readonly SwitcherItem[] | null
  readonly onType: (text: string) => void
}

const SHOWN = 30

export function QuickSwitcher({ open, onClose, ...rest }: QuickSwitcherProps): ReactNode {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  return (
    <Modal
      open={open}
      onClose={onClose}
      scrim={c('scrim')}
      className={c('switcher')}
      label={t('switch.label')}
      initialFocus={input}
    >
      <Body input={input} {...rest} />
    </Modal>
  )
}

/** The content of the switcher. This component mounts again on every opening, so that it starts empty. */
function Body({
  input,
  items,
  found: others,
  onType,
}: Omit<QuickSwitcherProps, 'open' | 'onClose'> & { readonly input: RefObject<HTMLInputElement | null> }): ReactNode {
  const { t } = useTranslation()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  // The results of the global search come after conversations and groups. Commands stay last.
  const [last, beyond] = [
    (others ?? []).filter(({ kind }) => kind === 'command'),
    (others ?? []).filter(({ kind }) => kind !== 'command'),
  ]
  const found = [...rankMatches(typed, [...items, ...beyond], ({ name }) => name).slice(0, SHOWN), ...last]
  const nothing = found.length > 0 ? null : t(others === null ? 'state.loading' : 'switch.empty')
  const current = found[Math.min(at, found.length - 1)]
  const idOf = (item: SwitcherItem): string => `${id}-${item.id}`
  const step = (by: number): void => {
    const next = (Math.min(at, found.length - 1) + by + found.length) % found.length
    setAt(next)
    const item = found[next]
    if (item !== undefined) document.querySelector(`#${CSS.escape(idOf(item))}`)?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event) || found.length === 0) return
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (isEnter(event)) current?.onChoose()
    else return
    event.preventDefault()
  }
  return (
    <>
      <div className={c('field')}>
        <Icon of={Search} />
        <input
          ref={input}
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={current && idOf(current)}
          aria-autocomplete="list"
          aria-label={t('switch.label')}
          placeholder={t('switcher.open')}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => {
            const text = truncateGraphemes(target.value, 100)
            setTyped(text)
            setAt(0)
            onType(text)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <p className="sr" role="status">
        {nothing}
      </p>
      {nothing !== null && (
        <p className={c('empty')} aria-hidden="true">
          {nothing}
        </p>
      )}
      <div id={`${id}-list`} role="listbox" aria-label={t('switch.results')} className={c('list')}>
        {found.map((item) => (
          <div
            key={item.id}
            id={idOf(item)}
            role="option"
            tabIndex={-1}
            aria-selected={item === current}
            className={c('item', item === current && 'on')}
            onPointerMove={() => setAt(found.indexOf(item))}
            onClick={item.onChoose}
            onKeyDown={onKeyDown}
          >
            {item.face ? (
              <ConversationAvatar face={item.face} size={28} />
            ) : (
              <span className={c('mark')}>
                <Icon of={SquareTerminal} size={18} />
              </span>
            )}
            <span className={c('name')}>
              <PersonName name={item.name} />
            </span>
            {item.keys ? (
              <KeyboardKeys names={item.keys} />
            ) : (
              <span className={c('kind')}>{item.detail ?? t(`switch.kind.${item.kind}`)}</span>
            )}
          </div>
        ))}
      </div>
    </>
  )
}
