import { describe, expect, it } from 'vitest'
import { STORE_RETRY_MS } from '../../../src/application/ports/browser/log-store'
import { tabLogName } from '../../../src/application/log/tab-log'
import { TabId } from '../../../src/domain/kernel/ids'
import type { TabMessage } from '../../../src/domain/features'
import { made } from '../../support/builders/made'
import { memoryUnloadJournal } from '../../support/in-memory/unload-journal'
import { openTabLog, send, write } from '../../support/tab-log'
import { VirtualBrowser } from '../../support/virtual-browser'

describe('The log of a tab', () => {
  it('a tab log loses no command that is dispatched before the stored log has been read', async () => {
    const { log, draft, pass } = openTabLog(new VirtualBrowser())
    log.dispatch(write('early'))
    await pass()
    expect(draft()).toBe('early')
  })

  it('OUT-5 a tab log restores the typed text and the running effects after a reload', async () => {
    const browser = new VirtualBrowser()
    const first = openTabLog(browser)
    await first.pass()
    for (const message of [write('one'), send(), write('two')]) first.log.dispatch(message)
    await first.pass()
    first.tab.kill()
    const again = openTabLog(browser)
    await again.pass()
    expect([again.draft(), first.started, again.started]).toEqual(['two', ['handOver'], ['handOver resumed']])
  })

  describe('Text typed but not stored when the page closed', () => {
    /** Reopens the page after it closed `ms` milliseconds after the last key. */
    const reopened = async (ms: number) => {
      const browser = new VirtualBrowser()
      const lastWords = memoryUnloadJournal()
      const first = openTabLog(browser, lastWords)
      await first.pass()
      first.log.dispatch(write('one'))
      await first.pass(1)
      first.log.dispatch(write('one and a half'))
      await first.pass(ms)
      lastWords.leave()
      first.tab.kill()
      return { browser, lastWords, again: openTabLog(browser, lastWords) }
    }

    it.each([0, 1, 2, 3, 4, 6, 10, 50])(
      'OUT-5 typed text is restored and stored after the page closed %i ms after the last key',
      async (ms) => {
        const { browser, lastWords, again } = await reopened(ms)
        await again.pass()
        again.tab.kill()
        const third = openTabLog(browser)
        await third.pass()
        expect([again.draft(), third.draft(), again.log.passedOver, lastWords.kept()]).toEqual([
          'one and a half',
          'one and a half',
          0,
          null,
        ])
      },
    )

    it('OUT-5 typed text is restored even if the store becomes readable only seconds later', async () => {
      const { browser, lastWords, again } = await reopened(0)
      browser.disk.isBroken = true
      await again.pass(3_000)
      browser.disk.isBroken = false
      await again.pass(2 * STORE_RETRY_MS)
      expect([again.draft(), lastWords.kept()]).toEqual(['one and a half', null])
    })

    it.each([0, 1, 2, 3, 4, 6, 10])(
      'OUT-5 typed text is restored even if the reopened page closes again after %i ms',
      async (ms) => {
        const { browser, lastWords, again } = await reopened(0)
        await again.pass(ms)
        lastWords.leave()
        again.tab.kill()
        const third = openTabLog(browser, lastWords)
        await third.pass()
        expect(third.draft()).toBe('one and a half')
      },
    )

    it.each([0, 1, 2, 3, 5, 10])(
      'SES-6 typed text is not in the unload journal if the session ended %i ms after the last key',
      async (ms) => {
        const browser = new VirtualBrowser()
        const lastWords = memoryUnloadJournal()
        const first = openTabLog(browser, lastWords)
        await first.pass()
        first.log.dispatch(write('my words'))
        await first.pass(ms)
        first.log.dispatch({ type: 'ForgetAccount' })
        expect(JSON.stringify(lastWords.leave())).not.toContain('my words')
      },
    )

    describe('Text typed while the store is broken', () => {
      /** Opens a tab in which a first text was stored and a later text could not be stored, because the store broke. */
      const unstored = async (then: readonly TabMessage[] = [write('one and a half')]) => {
        const browser = new VirtualBrowser()
        const lastWords = memoryUnloadJournal()
        const first = openTabLog(browser, lastWords)
        await first.pass()
        first.log.dispatch(write('one'))
        await first.pass()
        browser.disk.isBroken = true
        for (const message of then) first.log.dispatch(message)
        await first.pass()
        return { browser, lastWords, first }
      }
      const left = ({ browser, lastWords, first }: Awaited<ReturnType<typeof unstored>>) => {
        lastWords.leave()
        first.tab.kill()
        return openTabLog(browser, lastWords)
      }

      it('OUT-5 unstored text is restored and stored when the page reopens with a working store', async () => {
        const tab = await unstored()
        tab.browser.disk.isBroken = false
        const again = left(tab)
        await again.pass()
        again.tab.kill()
        const third = openTabLog(tab.browser)
        await third.pass()
        expect([again.draft(), third.draft(), again.log.passedOver, tab.lastWords.kept()]).toEqual([
          'one and a half',
          'one and a half',
          0,
          null,
        ])
      })

      it('OUT-4 unstored text is not restored to the text box if the text was sent', async () => {
        const tab = await unstored([send()])
        tab.browser.disk.isBroken = false
        const again = left(tab)
        await again.pass()
        expect([again.draft(), again.started]).toEqual(['', ['handOver resumed']])
      })

      it('OUT-5 unstored text stays in the unload journal until the store has stored all of it', async () => {
        const tab = await unstored()
        await tab.first.pass(STORE_RETRY_MS)
        expect(tab.lastWords.leave()).not.toBeNull()
        tab.browser.disk.isBroken = false
        await tab.first.pass(STORE_RETRY_MS + 50)
        expect(tab.lastWords.leave()).toBeNull()
      })

      it('OUT-5 unstored text is restored even if the page closes while the repaired store writes the text', async () => {
        const tab = await unstored()
        tab.browser.disk.isBroken = false
        await tab.first.pass(STORE_RETRY_MS - 50 + 5)
        const again = left(tab)
        await again.pass()
        expect(again.draft()).toBe('one and a half')
      })

      it('SES-6 unstored text is not in the unload journal once the session has ended', async () => {
        const { lastWords, first } = await unstored([write('my words')])
        first.log.dispatch({ type: 'ForgetAccount' })
        await first.pass()
        expect(JSON.stringify(lastWords.leave())).not.toContain('my words')
      })

      it('unstored text is not appended to a stored log that the page could not read', async () => {
        const { browser, first } = await unstored()
        first.tab.kill()
        const lastWords = memoryUnloadJournal()
        const blank = openTabLog(browser, lastWords)
        await blank.pass()
        for (const text of ['x', 'xx', 'xxx']) blank.log.dispatch(write(text))
        await blank.pass()
        browser.disk.isBroken = false
        const again = left({ browser, lastWords, first: blank })
        await again.pass()
        expect([again.draft(), again.log.passedOver]).toEqual(['one', 0])
      })
    })

    it('an unload journal is ignored if it belongs to another tab or is unreadable', async () => {
      for (const left of [
        '{',
        7,
        { log: 'tab-2', entries: [1] },
        { log: tabLogName(made(TabId, '1')), entries: 'none' },
      ]) {
        const { draft, log, pass } = openTabLog(new VirtualBrowser(), memoryUnloadJournal(left))
        await pass()
        expect([draft(), log.passedOver]).toEqual(['', 0])
      }
    })
  })

  it('a tab log starts an effect only after the entry that requests the effect is stored', async () => {
    const { log, started, pass } = openTabLog(new VirtualBrowser())
    await pass()
    for (const message of [write('one'), send()]) log.dispatch(message)
    await pass(3)
    expect(started).toEqual([])
    await pass()
    expect(started).toEqual(['handOver'])
  })

  it.each([2, 3, 5, 7, 50])(
    'SES-6 no typed text is in the store after a tab that closed %i ms after the session end opens again',
    async (ms) => {
      const browser = new VirtualBrowser()
      const first = openTabLog(browser)
      await first.pass()
      for (const message of [write('my words'), send(), write('more of my words')]) first.log.dispatch(message)
      await first.pass()
      first.log.dispatch({ type: 'ForgetAccount' })
      await first.pass(ms)
      first.tab.kill()
      await openTabLog(browser).pass()
      expect(browser.stored()).not.toContain('my words')
    },
  )

  it('a tab whose stored log was deleted while the tab is open continues in memory', async () => {
    const browser = new VirtualBrowser()
    const { log, started, troubles, draft, pass } = openTabLog(browser)
    await pass()
    browser.disk.logs.delete(tabLogName(made(TabId, '1')))
    for (const message of [write('one'), send(), write('two')]) log.dispatch(message)
    await pass()
    expect([troubles, draft(), started.length]).toEqual([['StoreOvertaken'], 'two', 1])
  })
})
