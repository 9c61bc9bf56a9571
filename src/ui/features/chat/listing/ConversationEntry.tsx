import { memo, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { lazyModule } from '../../../components/lazy-module'
import { useIsMobile } from '../../../components/layout/use-is-mobile'
import type { ConversationItem } from './conversation'
import styles from './conversation-entry.module.css'
import { ConversationRow } from './ConversationRow'
import type { ConversationMenuAction } from './use-conversation-actions'
import { useLongPress } from '../../../components/form/use-long-press'
import { useSwipe } from './use-swipe'

const menu = lazyModule(() => import('./ConversationMenu'))

interface ConversationEntryProps {
  readonly item: ConversationItem
  readonly now: number
  readonly selected: boolean
  readonly tabIndex: 0 | -1
  readonly actionsOf: ((id: string) => readonly ConversationMenuAction[]) | undefined
  /** Whether the row is swiped aside and shows its actions. */
  readonly revealed: boolean
  readonly onReveal: (id: string | null) => void
}

/**
 * A row of the conversation list with its actions: in a menu, and on phones behind a swipe and a long press (R1-100).
 */
export const ConversationEntry = memo(function ConversationEntry(props: ConversationEntryProps): ReactNode {
  const { item, now, selected, tabIndex, actionsOf, revealed, onReveal } = props
  const isMobile = useIsMobile()
  const [isOpen, setIsOpen] = useState(false)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const part = menu.useModule(isOpen || revealed)
  const actions = actionsOf !== undefined && (isOpen || revealed) ? actionsOf(item.id) : []
  const hasActions = actionsOf !== undefined && item.hasActions
  const open = (): void => {
    if (!hasActions) return
    onReveal(null)
    setIsOpen(true)
  }
  const onContextMenu = (event: MouseEvent): void => {
    if (!hasActions) return
    event.preventDefault()
    open()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return
    event.preventDefault()
    open()
  }
  const swipe = useSwipe({ revealed, onReveal: (on) => onReveal(on ? item.id : null), enabled: isMobile && hasActions })
  // When the finger lifts after a long press, it presses the sheet that has just opened. Only a new press or a key may
  // close the sheet.
  const isHeld = useRef(false)
  const press = useLongPress(() => {
    isHeld.current = true
    const release = (): void => {
      isHeld.current = false
    }
    for (const begin of ['pointerdown', 'keydown'])
      window.addEventListener(begin, release, { once: true, capture: true })
    open()
  }, isMobile && hasActions)
  return (
    <div
      ref={setAnchor}
      role="presentation"
      className={styles['entry']}
      onContextMenu={onContextMenu}
      onKeyDown={onKeyDown}
      onPointerEnter={hasActions ? menu.preload : undefined}
      {...press}
    >
      {part && revealed && <part.SwipedActions name={item.face.name} actions={actions} onDone={() => onReveal(null)} />}
      <div className={styles['front']} {...swipe.on} style={swipe.style}>
        <ConversationRow item={item} now={now} selected={selected} tabIndex={tabIndex} />
      </div>
      {part && (
        <part.ConversationMenu
          id={item.id}
          name={item.face.name}
          actions={actions}
          isSheet={isMobile}
          anchor={anchor}
          open={isOpen}
          onClose={() => {
            if (!isHeld.current) setIsOpen(false)
          }}
        />
      )}
    </div>
  )
})
