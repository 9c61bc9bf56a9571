import { useState, type FocusEvent, type KeyboardEvent } from 'react'

type Steps = Readonly<Record<string, (at: number, last: number) => number>>

const further = (at: number, last: number): number => Math.min(at + 1, last)
const back = (at: number): number => Math.max(at - 1, 0)
const ends: Steps = { Home: () => 0, End: (_, last) => last }
const steps: Readonly<Record<'column' | 'row', Steps>> = {
  column: { ArrowDown: further, ArrowUp: back, ...ends },
  row: { ArrowRight: further, ArrowLeft: back, ...ends },
}

interface Roving {
  readonly tabIndex: (id: string) => 0 | -1
  readonly listProps: {
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void
  }
}

/** One Tab stop for a whole list; arrow keys move between rows. Rows carry `data-roving={id}`. */
export const useRovingTabIndex = (
  ids: readonly string[],
  preferred: string | undefined,
  along: 'column' | 'row' = 'column',
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
        const next = at < 0 ? undefined : steps[along][event.key]?.(at, rows.length - 1)
        if (next === undefined) return
        event.preventDefault()
        rows[next]?.focus()
      },
    },
  }
}
