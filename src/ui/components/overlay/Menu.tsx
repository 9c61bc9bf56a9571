import { useId, useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import type { MenuEntry } from './menu-entries'
import { lazyModule } from '../lazy-module'
import { useFirstInteraction } from '../form/use-first-interaction'

const popup = lazyModule(() => import('./MenuPopup'))

interface MenuProps extends Pick<ComponentProps<'button'>, 'className' | 'aria-label' | 'title' | 'children'> {
  readonly entries: readonly MenuEntry[]
}

type Opened = 'byPointer' | 'byKeyboard'

/** A button with a menu. The menu's code loads on the first interaction with the page. */
export function Menu({ entries, children, ...looks }: MenuProps): ReactNode {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  // Preload the menu's code, because the sign-out entry is in a menu and must work offline.
  useFirstInteraction(popup.preload)
  const part = popup.useModule(opened !== null)
  const isShown = opened !== null && part !== null
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpened('byKeyboard')
  }
  return (
    <>
      <button
        {...looks}
        ref={button}
        type="button"
        id={`${id}-button`}
        aria-haspopup="menu"
        aria-expanded={isShown}
        aria-controls={isShown ? `${id}-menu` : undefined}
        onPointerEnter={popup.preload}
        onFocus={popup.preload}
        onKeyDown={onKeyDown}
        onClick={({ detail }) => setOpened(opened === null ? (detail === 0 ? 'byKeyboard' : 'byPointer') : null)}
      >
        {children}
      </button>
      {part && (
        <part.MenuPopup
          id={`${id}-menu`}
          labelledBy={`${id}-button`}
          anchor={button}
          open={opened !== null}
          onFirst={opened === 'byKeyboard'}
          onClose={() => setOpened(null)}
          entries={entries}
        />
      )}
    </>
  )
}
