import { useState, type KeyboardEvent } from 'react'
import type { AutocompleteItems } from './autocomplete-items'
import { isComposing, isEnter } from '../../../../components/form/enter-key'

interface HintKeys {
  /** The suggestions, unless the member dismissed them. */
  readonly shown: AutocompleteItems | null
  readonly active: number
  /** Handles a key. Returns whether the list used the key. */
  readonly onKey: (event: KeyboardEvent) => boolean
}

/** The keys of the suggestion list: arrows move, Enter and Tab accept, Escape dismisses. */
export const useAutocompleteKeys = (hints: AutocompleteItems | null, onTake: (index: number) => void): HintKeys => {
  const [away, setAway] = useState<number | null>(null)
  const [at, setAt] = useState({ row: 0, items: hints?.items })
  const shown = hints === null || hints.from === away ? null : hints
  if (hints === null && away !== null) setAway(null)
  // When the suggestions change, the first row becomes active.
  if (hints?.items !== at.items) setAt({ row: 0, items: hints?.items })
  const count = shown?.items.length ?? 0
  const active = Math.min(at.row, Math.max(0, count - 1))
  const go = (by: number): void => setAt({ row: (active + by + count) % count, items: hints?.items })
  const onKey = (event: KeyboardEvent): boolean => {
    if (shown === null || isComposing(event)) return false
    if (event.key === 'Escape') setAway(shown.from)
    else if (count === 0) return false
    else if (event.key === 'ArrowDown') go(1)
    else if (event.key === 'ArrowUp') go(-1)
    else if ((isEnter(event) && !event.shiftKey) || event.key === 'Tab') onTake(active)
    else return false
    event.preventDefault()
    return true
  }
  return { shown, active, onKey }
}
