import { useState, type KeyboardEvent } from 'react'
import type { AutocompleteItems } from './autocomplete-items'

interface HintKeys {
  /** What is offered, unless it was put away. */
  readonly shown: AutocompleteItems | null
  readonly active: number
  /** Whether the key was for the list. */
  readonly onKey: (event: KeyboardEvent) => boolean
}

/** The keys of the list above the box: the arrows go through it, Enter and Tab take a row, Esc puts it away. */
export const useAutocompleteKeys = (hints: AutocompleteItems | null, onTake: (index: number) => void): HintKeys => {
  const [away, setAway] = useState<number | null>(null)
  const [at, setAt] = useState({ row: 0, items: hints?.items })
  const shown = hints === null || hints.from === away ? null : hints
  if (hints === null && away !== null) setAway(null)
  // Another list begins at its top.
  if (hints?.items !== at.items) setAt({ row: 0, items: hints?.items })
  const count = shown?.items.length ?? 0
  const active = Math.min(at.row, Math.max(0, count - 1))
  const go = (by: number): void => setAt({ row: (active + by + count) % count, items: hints?.items })
  const onKey = (event: KeyboardEvent): boolean => {
    if (shown === null) return false
    if (event.key === 'Escape') setAway(shown.from)
    else if (count === 0) return false
    else if (event.key === 'ArrowDown') go(1)
    else if (event.key === 'ArrowUp') go(-1)
    else if ((event.key === 'Enter' && !event.shiftKey) || event.key === 'Tab') onTake(active)
    else return false
    event.preventDefault()
    return true
  }
  return { shown, active, onKey }
}
