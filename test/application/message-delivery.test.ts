import { describe, expect, it } from 'vitest'
import { lounge } from '../support/builders/message'
import { ben } from '../support/builders/person'
import { signedIn } from './app-fixture'

describe('A message that a member sends or receives', () => {
  it('a sent message reaches the server once and is shown once', async () => {
    const { first, server, pass } = await signedIn()
    first.write('hi')
    await pass()
    expect([server.textsIn(lounge), first.texts(), first.thread().pending, first.draft()]).toEqual([
      ['hi'],
      ['hi'],
      [],
      '',
    ])
  })

  it('OUT-1 OUT-4 a sent message reaches the server once, even if the response is lost', async () => {
    const { first, server, pass } = await signedIn()
    server.weather = () => 'answerLost'
    first.write('hi')
    await pass(200)
    server.weather = () => 'fair'
    await pass(10_000)
    expect([server.textsIn(lounge), first.texts(), first.thread().pending]).toEqual([['hi'], ['hi'], []])
  })

  it.each(Array.from({ length: 24 }, (_, ms) => ms))(
    'OUT-5 if the tab reloads %i ms after sending, the message is on the server once or in the text box',
    async (ms) => {
      const { first, server, pass, reopen } = await signedIn()
      first.write('hi')
      await pass(ms)
      first.tab.kill()
      const again = reopen('tab-1')
      await pass(10_000)
      const places = [...server.textsIn(lounge), ...(again.draft() === '' ? [] : [again.draft()])]
      // Text typed in the last 2 ms is not stored yet, so a crash loses it.
      expect(places).toEqual(ms < 2 ? [] : ['hi'])
      expect([again.texts(), again.thread().pending]).toEqual([server.textsIn(lounge), []])
    },
  )

  it('OUT-3 messages reach the server in the order of sending, even if requests are lost and the connection is cut', async () => {
    const { first, server, pass } = await signedIn()
    let calls = 0
    server.weather = () => {
      calls += 1
      return calls % 3 === 0 ? 'fair' : calls % 3 === 1 ? 'lost' : 'answerLost'
    }
    for (const text of ['a', 'b', 'c', 'd']) first.write(text)
    await pass(100)
    server.cut()
    await pass(120_000)
    expect([server.textsIn(lounge), first.texts()]).toEqual([
      ['a', 'b', 'c', 'd'],
      ['a', 'b', 'c', 'd'],
    ])
  })

  it('OUT-11 a message written in a follower is sent once, even if the leader closes before sending', async () => {
    const { tabs, server, pass, browser } = await signedIn(['tab-1', 'tab-2'])
    const [one, two] = tabs
    two?.write('from two')
    await browser.time.pass(6)
    one?.tab.kill()
    await pass(10_000)
    expect([server.textsIn(lounge), two?.texts(), two?.draft()]).toEqual([['from two'], ['from two'], ''])
  })

  it('IM-8 messages that others send while the client is disconnected are shown after the client reconnects', async () => {
    const { first, server, pass } = await signedIn()
    server.write(ben, lounge, 'one')
    await pass(100)
    server.cut()
    server.write(ben, lounge, 'two')
    server.write(ben, lounge, 'three')
    await pass()
    expect(first.texts()).toEqual(['one', 'two', 'three'])
  })
})
