import type { UnloadJournal } from '../../../application/ports/browser/unload-journal'
import type { Settings } from '../../../application/ports/browser/settings'
import { makeKeyValue } from './key-value'

export interface UnloadJournalDeps {
  /** Session storage. Its values survive a reload of the tab, and writes are synchronous. */
  readonly session?: Settings
  readonly page?: Pick<EventTarget, 'addEventListener'>
}

const KEY = 'last-words'

const readJson = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Stores unwritten data in session storage when the page unloads, because an IndexedDB write would not finish in time.
 */
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
