import { Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { wholeApp } from '../../support/whole-app'
import { myGroups } from '../../../src/domain/group'
import { VirtualBrowser } from '../../support/virtual-browser'
import { VirtualServer } from '../../support/virtual-server'
import { accountOf } from '../../support/slices-in'

const opened = async () => {
  const browser = new VirtualBrowser()
  const server = new VirtualServer()
  const visible$ = new Subject<boolean>()
  const open = async () => {
    const tab = browser.open('1')
    const app = wholeApp({ ...server.ports(tab), visibility: { visible$, isAnySeen: () => Promise.resolve(true) } })
    void app.start()
    await browser.time.pass(500)
    return { tab, app, groups: () => myGroups(accountOf(app).group.get()) }
  }
  const first = await open()
  first.app.tab.dispatch({ type: 'sign-in/RequestCode', email: 'ann@b.example' })
  await browser.time.pass(500)
  first.app.tab.dispatch({ type: 'sign-in/SubmitCode', secretRef: first.app.secrets.hold('123456') })
  await browser.time.pass(500)
  first.app.account.dispatch({ type: 'group/ShowGroupCentre' })
  await browser.time.pass(500)
  return { server, visible$, first, open, pass: (ms: number) => browser.time.pass(ms) }
}

describe('A list that was loaded from the server', () => {
  it('R3-290 a loaded list is not read again when the window becomes visible', async () => {
    const { server, visible$, first, pass } = await opened()
    expect(first.groups()).toMatchObject({ status: 'shown', items: [{}, {}] })
    const before = server.calls
    for (const isVisible of [false, true, false, true]) {
      visible$.next(isVisible)
      await pass(60_000)
    }
    expect(server.calls).toBe(before)
    first.app.account.dispatch({ type: 'group/ShowGroupCentre' })
    await pass(500)
    expect(server.calls).toBeGreaterThan(before)
  })

  it('R3-291 after a reload, a loaded list is shown at once from the store, and is read again when its page opens', async () => {
    const { server, first, open, pass } = await opened()
    first.tab.kill()
    const before = server.calls
    server.weather = () => 'lost'
    const again = await open()
    expect(again.groups()).toMatchObject({ status: 'shown', items: first.groups().items })
    server.weather = () => 'fair'
    again.app.account.dispatch({ type: 'group/ShowGroupCentre' })
    await pass(500)
    expect(server.calls).toBeGreaterThan(before)
    expect(again.groups()).toMatchObject({ status: 'shown', items: [{}, {}] })
  })
})
