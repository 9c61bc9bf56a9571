import { describe, expect, it } from 'vitest'
import { lounge } from '../../support/builders/message'
import { VirtualBrowser } from '../../support/virtual-browser'
import { VirtualServer, type VirtualServerFaults } from '../../support/virtual-server'
import { VirtualTime } from '../../support/virtual-time'
import { appTab } from '../support/app-tab'

/**
 * Virtual time that can kill a tab before the n-th callback. All asynchronous work of the tab runs in such callbacks.
 */
class CountedTime extends VirtualTime {
  #left: number | null = null
  #call: () => void = () => undefined

  beforeThe(nth: number, call: () => void): void {
    this.#left = nth
    this.#call = call
  }

  override at(at: number, run: () => void): () => void {
    return super.at(at, () => {
      if (this.#left === 0) this.#call()
      if (this.#left !== null) this.#left = this.#left === 0 ? null : this.#left - 1
      run()
    })
  }

  get isOver(): boolean {
    return this.#left === null
  }
}

interface Crash {
  /** How many tabs are open. `writer` is the index of the tab that sends and crashes. */
  readonly tabs: number
  readonly writer: number
  readonly weather: VirtualServerFaults
}

const CONNECTED_MS = 500
const WATCHED_MS = 150
const HEALED_MS = 60_000

/** Sends one message, kills the tab before the n-th callback after that, and opens the tab again. */
const crashed = async ({ tabs: count, writer, weather }: Crash, nth: number) => {
  const time = new CountedTime()
  const browser = new VirtualBrowser(time)
  const server = new VirtualServer()
  const open = (name: string) => appTab(browser.open(name), server)
  const tabs = Array.from({ length: count }, (_, i) => open(`tab-${i}`))
  await time.pass(100)
  tabs[0]?.requestCode()
  await time.pass(100)
  tabs[0]?.submitCode('123456')
  await time.pass(100)
  tabs[0]?.open()
  await time.pass(CONNECTED_MS)

  const doomed = tabs[writer]
  if (doomed === undefined) throw new Error('no such tab')
  let wasStored = false
  const die = () => {
    doomed.tab.kill()
    wasStored = browser.stored().includes('"chat/SendMessage"')
  }
  time.beforeThe(nth, die)
  server.weather = () => weather
  doomed.write('once')
  await time.pass(WATCHED_MS)
  const hasDied = time.isOver
  server.weather = () => 'fair'
  if (!hasDied) die()
  const again = open(`tab-${writer}`)
  await time.pass(HEALED_MS)
  return { hasDied, wasStored, server, all: [...tabs.filter((one) => one !== doomed), again] }
}

describe('A tab that crashes while sending', () => {
  it.each<[string, Crash]>([
    ['as the only tab', { tabs: 1, writer: 0, weather: 'fair' }],
    ['as the only tab, with its request lost', { tabs: 1, writer: 0, weather: 'lost' }],
    ['as the only tab, with its response lost', { tabs: 1, writer: 0, weather: 'answerLost' }],
    ['as the leader beside a follower', { tabs: 2, writer: 0, weather: 'fair' }],
    ['as a follower', { tabs: 2, writer: 1, weather: 'fair' }],
  ])(
    'OUT-4 OUT-5 a tab that crashes while sending, %s, doubles no message and loses no stored message',
    async (_how, crash) => {
      const seen = { lost: 0, stored: 0 }
      for (let nth = 0; ; nth += 1) {
        const { hasDied, wasStored, server, all } = await crashed(crash, nth)
        const texts = server.textsIn(lounge)
        const once = wasStored || texts.length > 0 ? ['once'] : []
        expect([nth, texts]).toEqual([nth, once])
        for (const one of all) expect([nth, one.texts(), one.thread().pending]).toEqual([nth, once, []])
        seen.lost += 1 - texts.length
        seen.stored += wasStored ? 1 : 0
        if (!hasDied) break
      }
      // Checks that some crashes came before the message was stored, and some after.
      expect([seen.lost > 0, seen.stored > 0]).toEqual([true, true])
    },
  )
})
