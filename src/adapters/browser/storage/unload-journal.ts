import type { UnloadJournal } from '../../../application/ports/browser/unload-journal'
import type { Settings } from '../../../application/ports/browser/settings'
import { makeKeyValue } from './key-value'

export interface UnloadJournalDeps {
  /** Lives as long as the tab, and is written at once. */
  readonly session?: Settings
  readonly page?: Pick<Window, 'addEventListener'>
}

const KEY = 'last-words'

const readJson = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** A page that is left has no time for a database: what it still has to say is put down in the storage of its tab. */
export const makeUnloadJournal = ({
  session = makeKeyValue(() => sessionStorage),
  page = window,
}: UnloadJournalDeps = {}): UnloadJournal => {
  const forget = (): void => session.remove(KEY)
  return {
    kept: () => readJson(session.get(KEY)),
    forget,
    onLeaving: (words) => {
      page.addEventListener('pagehide', () => {
        const left = words()
        if (left === null) forget()
        else session.set(KEY, JSON.stringify(left))
      })
    },
  }
}
