import { AtSign } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Avatar } from '../../../../components/avatar/Avatar'
import { classNames } from '../../../../components/class-names'
import { Icon } from '../../../../components/layout/Icon'
import type { AutocompleteItems } from './autocomplete-items'
import styles from './autocomplete-list.module.css'
import { isEnter } from '../../../../components/form/enter-key'

const c = classNames(styles)

interface AutocompleteListProps {
  readonly id: string
  readonly hints: AutocompleteItems
  readonly active: number
  readonly onChoose: (index: number) => void
}

/**
 * The suggestions above the text field. The field keeps the focus and names the active row (`aria-activedescendant`).
 */
export function AutocompleteList({
  id,
  hints: { label, items, empty },
  active,
  onChoose,
}: AutocompleteListProps): ReactNode {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div className={c('place')}>
      {items.length === 0 ? (
        <p className={c('empty')} role="status">
          {empty}
        </p>
      ) : (
        <div ref={list} id={id} role="listbox" aria-label={label} className={c('list')}>
          {items.map((item, index) => (
            <div
              key={item.id}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={c('row', index === active && 'active')}
              // Keep the focus, and so the caret, in the text field.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(index)}
              onKeyDown={(event) => {
                if (isEnter(event)) onChoose(index)
              }}
            >
              {item.face === undefined ? (
                <span className={c('sign')}>
                  <Icon of={AtSign} size={16} />
                </span>
              ) : (
                <Avatar person={item.face} size={28} />
              )}
              <span className={c('title')} dir="auto">
                {item.title}
              </span>
              {item.detail !== undefined && (
                <span className={c('detail')} dir="auto">
                  {item.detail}
                </span>
              )}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
