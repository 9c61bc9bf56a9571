import { Menu } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import { Fragment, useState, type FocusEvent, type ReactNode, type RefObject } from 'react'
import { classNames } from '../class-names'
import { isFocusFree } from './is-focus-free'
import { Icon } from '../layout/Icon'
import type { MenuEntry } from './menu-entries'
import styles from './menu.module.css'
import { themeOfAnchor } from './theme-of-anchor'

const c = classNames(styles)

interface MenuPopupProps {
  readonly id: string
  readonly labelledBy: string
  readonly anchor: RefObject<HTMLElement | null>
  readonly open: boolean
  /** Whether the first entry gets the focus, because the keyboard opened the menu. */
  readonly onFirst: boolean
  readonly onClose: () => void
  readonly entries: readonly MenuEntry[]
}

export function MenuPopup({ open, onClose, ...shown }: MenuPopupProps): ReactNode {
  return (
    <Menu.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Menu.Portal>
        <Shown {...shown} />
      </Menu.Portal>
    </Menu.Root>
  )
}

function Shown({ id, labelledBy, anchor, onFirst, entries }: Omit<MenuPopupProps, 'open' | 'onClose'>): ReactNode {
  const [theme] = useState(() => themeOfAnchor(anchor.current))
  const passOn = ({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    const comesFromOutside =
      target === currentTarget && !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
    if (onFirst && comesFromOutside) currentTarget.querySelector<HTMLElement>('[role^="menuitem"]')?.focus()
  }
  return (
    <Menu.Positioner
      anchor={anchor}
      side="bottom"
      align="end"
      sideOffset={6}
      collisionPadding={8}
      className={c('place')}
    >
      <Menu.Popup
        id={id}
        aria-labelledby={labelledBy}
        className={c('menu')}
        data-theme={theme}
        finalFocus={() => (isFocusFree() ? anchor.current : false)}
        onFocus={passOn}
      >
        {entries.map((entry, at) => (
          <Fragment key={entry.kind === 'head' ? 'head' : `${at} ${entry.label}`}>
            {at > 0 && !(entry.kind === 'item' && entries[at - 1]?.kind === 'item') && (
              <Menu.Separator className={c('line')} />
            )}
            <Entry entry={entry} />
          </Fragment>
        ))}
      </Menu.Popup>
    </Menu.Positioner>
  )
}

function Entry({ entry }: { readonly entry: MenuEntry }): ReactNode {
  if (entry.kind === 'head') return <div className={c('head')}>{entry.name}</div>
  if (entry.kind === 'item') {
    return (
      <Menu.Item className={c('item', entry.danger && 'danger')} onClick={entry.onSelect}>
        <Icon of={entry.icon} size={18} />
        <span className={c('words')}>{entry.label}</span>
      </Menu.Item>
    )
  }
  return (
    <Menu.Group>
      <Menu.GroupLabel className={c('label')}>{entry.label}</Menu.GroupLabel>
      <Menu.RadioGroup value={entry.value} onValueChange={entry.onChoose}>
        {entry.options.map((option) => (
          <Menu.RadioItem key={option.value} value={option.value} closeOnClick className={c('item')} lang={option.lang}>
            {option.icon && <Icon of={option.icon} size={18} />}
            <span className={c('grow')}>{option.label}</span>
            <Menu.RadioItemIndicator className={c('tick')}>
              <Icon of={Check} size={16} />
            </Menu.RadioItemIndicator>
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </Menu.Group>
  )
}
