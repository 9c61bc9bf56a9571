import { VirtualBrowser } from '../support/virtual-browser'
import { VirtualServer } from '../support/virtual-server'
import { appTab, type AppTab } from './support/app-tab'

export const CANARY = '7c4n4r'

export const opened = async (names: readonly string[] = ['tab-1']) => {
  const browser = new VirtualBrowser()
  const server = new VirtualServer()
  const tabs: AppTab[] = []
  for (const name of names) {
    tabs.push(appTab(browser.open(name), server))
    await browser.time.pass(50)
  }
  const [first] = tabs
  if (first === undefined) throw new Error('no tab')
  return {
    browser,
    server,
    tabs,
    first,
    pass: (ms = 1_000) => browser.time.pass(ms),
    reopen: (name: string) => appTab(browser.open(name), server),
  }
}

export const signedIn = async (names?: readonly string[]) => {
  const world = await opened(names)
  world.first.requestCode()
  await world.pass()
  world.first.submitCode(CANARY)
  await world.pass()
  world.first.open()
  await world.pass()
  return world
}
