import { describe, expect, it } from 'vitest'
// Import it now: virtual time does not wait for a lazily loaded file.
import '../../../src/application/log/merge-stored-log'
import { STORE_RETRY_MS } from '../../../src/application/ports/browser/log-store'
import { SessionId } from '../../../src/domain/kernel/ids'
import type { TabMessage } from '../../../src/domain/features'
import { made } from '../../support/builders/made'
import { clientId, kitchen } from '../../support/builders/message'
import { memoryUnloadJournal } from '../../support/in-memory/unload-journal'
import { openTabLog, send, write } from '../../support/tab-log'
import { VirtualBrowser } from '../../support/virtual-browser'

describe('A tab log that was unreadable when the page opened', () => {
  /** This page cannot read the log that the earlier page stored, and receives `meanwhile`. */
  const unread = async (
    before: readonly TabMessage[],
    meanwhile: readonly TabMessage[],
    session?: () => SessionId | null,
  ) => {
    const browser = new VirtualBrowser()
    const first = openTabLog(browser)
    await first.pass()
    for (const message of before) first.log.dispatch(message)
    await first.pass()
    first.tab.kill()
    browser.disk.isBroken = true
    const page = openTabLog(browser, memoryUnloadJournal(), session)
    await page.pass()
    for (const message of meanwhile) page.log.dispatch(message)
    await page.pass()
    return {
      browser,
      page,
      recover: () => {
        browser.disk.isBroken = false
        return page.pass(STORE_RETRY_MS + 50)
      },
    }
  }
  const reopened = async (browser: VirtualBrowser, page: ReturnType<typeof openTabLog>) => {
    page.tab.kill()
    const again = openTabLog(browser)
    await again.pass()
    return again
  }

  it('OUT-5 once the store works, the earlier tab log is merged with the text typed meanwhile, and the result is stored', async () => {
    const { browser, page, recover } = await unread([write('one')], [write('two', kitchen)])
    expect([page.draft(), page.draft(kitchen)]).toEqual(['', 'two'])
    await recover()
    page.log.dispatch(write('three', kitchen))
    await page.pass()
    const again = await reopened(browser, page)
    expect([page, again].map(({ draft }) => [draft(), draft(kitchen)])).toEqual([
      ['one', 'three'],
      ['one', 'three'],
    ])
  })

  it('OUT-5 the earlier tab log survives if the page closes during the merge', async () => {
    for (const ms of [0, 2, 4, 6, 8, 10, 14]) {
      const { browser, page } = await unread([write('one')], [write('two', kitchen)])
      browser.disk.isBroken = false
      await page.pass(STORE_RETRY_MS - 50 + ms)
      page.lastWords.leave()
      page.tab.kill()
      const again = openTabLog(browser, page.lastWords)
      await again.pass()
      expect(again.draft(), `${ms} ms`).toBe('one')
    }
  })

  it('when the earlier tab log is merged into this page’s log, an effect of this page that already has its result does not run again', async () => {
    const { page, recover } = await unread([write('one')], [write('two', kitchen), send(kitchen)])
    expect(page.started).toEqual(['handOver'])
    const [ask] = page.asks
    if (ask !== undefined) page.log.dispatch({ type: 'chat/DraftSent', ask, clientId: clientId('a') })
    await recover()
    expect([page.started, page.draft(), page.draft(kitchen)]).toEqual([['handOver'], 'one', ''])
  })

  it('when the earlier tab log is merged into this page’s log, an effect of this page without a result continues', async () => {
    const { page, recover } = await unread([write('one')], [write('two', kitchen), send(kitchen)])
    await recover()
    expect(page.started).toEqual(['handOver', 'handOver resumed'])
  })

  it('the earlier tab log is discarded if this page has already attempted an effect that may run only once', async () => {
    const { page, recover } = await unread([write('one')], [write('two', kitchen), send(kitchen)])
    const [ask] = page.asks
    if (ask !== undefined) page.log.dispatch({ type: 'EffectAttempted', ask })
    await recover()
    expect([page.started, page.draft()]).toEqual([['handOver'], ''])
  })

  it('when the earlier tab log is merged into this page’s log, no entry is emitted again, and the merged drafts show at once', async () => {
    const { page, recover } = await unread([write('one')], [write('two', kitchen)])
    const told: string[] = []
    page.log.log.entries$.subscribe(({ message }) => {
      told.push(message.type)
    })
    const seen: string[] = []
    page.log.log.changes$.subscribe(() => {
      seen.push(`${page.draft()}/${page.draft(kitchen)}`)
    })
    await recover()
    expect([told, [...new Set(seen)]]).toEqual([[], ['one/two']])
  })

  it('SES-6 the earlier tab log is discarded if the session of its account has ended meanwhile', async () => {
    const { browser, page, recover } = await unread([write('my words')], [{ type: 'ForgetAccount' }])
    await recover()
    expect([page.draft(), browser.stored()]).toEqual(['', expect.not.stringContaining('my words')])
  })

  it('SES-6 the earlier tab log is discarded if another account has signed in meanwhile', async () => {
    let who = made(SessionId, 's1')
    const { browser, page, recover } = await unread([write('my words')], [write('two', kitchen)], () => who)
    who = made(SessionId, 's2')
    await recover()
    expect([page.draft(), page.draft(kitchen), browser.stored()]).toEqual([
      '',
      'two',
      expect.not.stringContaining('my words'),
    ])
  })
})
