import { useState, type FocusEvent, type KeyboardEvent } from 'react'
import { indexOfKey, type Axis } from './arrow-keys'

interface Roving {
  readonly tabIndex: (id: string) => 0 | -1
  readonly listProps: {
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void
  }
}

/**
 * Makes a whole list a single Tab stop. The arrow keys move the focus between rows. Rows carry `data-roving={id}`. The
 * code is our own, because the first load has such lists, and Base UI's toolbar would add 7 kB and the role of a
 * toolbar.
 */
export const useRovingTabIndex = (
  ids: readonly string[],
  preferred: string | undefined,
  along: Axis = 'column',
): Roving => {
  const [touched, setTouched] = useState<string>()
  const isHere = (id: string | undefined): id is string => id !== undefined && ids.includes(id)
  const stop = [touched, preferred].find(isHere) ?? ids[0]
  return {
    tabIndex: (id) => (id === stop ? 0 : -1),
    listProps: {
      onFocus: (event) => setTouched(event.target.dataset['roving']),
      onKeyDown: (event) => {
        const rows = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[data-roving]'))
        const at = rows.findIndex((row) => row === event.target)
        const next = at < 0 ? undefined : indexOfKey(event, along, at, rows.length - 1)
        if (next === undefined) return
        event.preventDefault()
        rows[next]?.focus()
      },
    },
  }
}
