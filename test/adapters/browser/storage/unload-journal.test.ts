import { describe, expect, it } from 'vitest'
import { makeUnloadJournal } from '../../../../src/adapters/browser/storage/unload-journal'

const TEXT = { log: 'tab-1', entries: [{ seq: 7, text: '蚂蚁 <b>' }] }

const open = (stored?: string) => {
  const page = new EventTarget()
  let kept = stored ?? null
  const words = makeUnloadJournal({
    page,
    session: {
      get: () => kept,
      set: (_, value) => {
        kept = value
      },
      remove: () => {
        kept = null
      },
    },
  })
  return { words, leave: () => page.dispatchEvent(new Event('pagehide')) }
}

describe('The unload journal', () => {
  it('the unload journal has a page’s unsaved data once the page unloads, until the journal is deleted', () => {
    const { words, leave } = open()
    words.onLeaving(() => TEXT)
    expect(words.kept()).toBeNull()
    leave()
    expect(words.kept()).toEqual(TEXT)
    words.forget()
    expect(words.kept()).toBeNull()
  })

  it('a page that unloads without unsaved data deletes older data from the unload journal', () => {
    const { words, leave } = open()
    let left: unknown = TEXT
    words.onLeaving(() => left)
    leave()
    left = null
    leave()
    expect(words.kept()).toBeNull()
  })

  it('an unreadable unload journal counts as empty', () => {
    expect(open('{').words.kept()).toBeNull()
  })
})
