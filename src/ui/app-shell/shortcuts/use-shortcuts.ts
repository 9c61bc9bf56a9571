import { useEffect, useEffectEvent, useRef } from 'react'
import { keyedCommands, type CommandDeps } from './keyed-commands'
import { commandForKey, type KeyPress } from './command-for-key'
import { isComposing } from '../../components/form/enter-key'

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]') !== null

const pressOf = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): KeyPress => ({
  key,
  hasMod: ctrlKey || metaKey,
  hasAlt: altKey,
  isTyping: isWriting(target),
  isOver: document.querySelector('[role="dialog"], [role="menu"]') !== null,
})

export const useShortcuts = (deps: CommandDeps): void => {
  const held = useRef<string | null>(null)
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || isComposing(event) || ['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return
    const pressed = commandForKey(keyedCommands, held.current, pressOf(event))
    held.current = pressed.held
    if (pressed.command?.when?.(deps) === false || pressed.command === null) return
    event.preventDefault()
    pressed.command.run(deps)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKeyDown(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
