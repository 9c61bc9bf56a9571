import { describe, expect, it } from 'vitest'
import { makeCommandJournal } from '../../../../src/adapters/browser/storage/command-journal'
import { TabId } from '../../../../src/domain/kernel/ids'
import { made } from '../../../support/builders/made'

/** Local storage with these values. `isRefused`: the browser refuses every access. */
const storageOf = (stored: Readonly<Record<string, string>> = {}, isRefused = false) => {
  const values = new Map(Object.entries(stored))
  const allowed = (): Map<string, string> => {
    if (isRefused) throw new Error('refused')
    return values
  }
  return {
    keys: () => [...allowed().keys()],
    get: (key: string) => allowed().get(key) ?? null,
    set: (key: string, value: string) => {
      allowed().set(key, value)
    },
    remove: (key: string) => {
      allowed().delete(key)
    },
  }
}

const tab = made(TabId, 'tab-1')

const open = (local = storageOf()) => {
  const page = new EventTarget()
  const journal = makeCommandJournal({ page, local })
  return { journal, page, leave: () => page.dispatchEvent(new Event('pagehide')) }
}

describe('The command journal', () => {
  it('OUT-5 every tab reads the commands that a closed page left, until the commands are removed', () => {
    const local = storageOf({ 'loop:theme': 'dark' })
    const { journal, leave } = open(local)
    journal.onLeaving(tab, () => [{ n: 1 }, { n: 2, text: '蚂蚁' }])
    expect(journal.left()).toEqual([])
    leave()
    const { journal: other } = open(local)
    expect(other.left()).toEqual([{ tab: 'tab-1', commands: [{ n: 1 }, { n: 2, text: '蚂蚁' }] }])
    other.remove('tab-1')
    expect(journal.left()).toEqual([])
  })

  it('SES-6 clearing removes the journals of all tabs and no other setting', () => {
    const local = storageOf({ 'loop:journal:a': '[1]', 'loop:journal:b': '[2]', 'loop:theme': 'dark' })
    open(local).journal.clear()
    expect(local.keys()).toEqual(['loop:theme'])
  })

  it('a page that closes without unstored commands removes its earlier journal', () => {
    const { journal, leave } = open(storageOf({ 'loop:journal:tab-1': '[1]' }))
    journal.onLeaving(tab, () => [])
    leave()
    expect(journal.left()).toEqual([])
  })

  it('the journal keeps the first commands, at most 500 and at most 500,000 characters', () => {
    const { journal, leave } = open()
    let left: readonly unknown[] = Array.from({ length: 600 }, (_, n) => n)
    journal.onLeaving(tab, () => left)
    leave()
    expect(journal.left()[0]?.commands).toEqual(left.slice(0, 500))
    left = ['a'.repeat(300_000), 'b'.repeat(300_000), 'c']
    leave()
    expect(journal.left()[0]?.commands).toEqual(left.slice(0, 1))
  })

  it('an unreadable journal counts as empty, and a browser without local storage keeps no journal', () => {
    expect(open(storageOf({ 'loop:journal:tab-1': '{' })).journal.left()).toEqual([{ tab: 'tab-1', commands: [] }])
    const { journal, leave } = open(storageOf({}, true))
    journal.onLeaving(tab, () => [1])
    leave()
    expect(journal.left()).toEqual([])
  })

  it('a tab learns that another tab has left commands, and ignores other changes of local storage', () => {
    const { journal, page } = open()
    let times = 0
    const stop = journal.onWritten(() => {
      times += 1
    })
    const changed = (key: string, newValue: string | null) =>
      page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
    changed('loop:journal:tab-2', '[1]')
    changed('loop:journal:tab-2', null)
    changed('loop:theme', 'dark')
    expect(times).toBe(1)
    stop()
    changed('loop:journal:tab-2', '[2]')
    expect(times).toBe(1)
  })
})
