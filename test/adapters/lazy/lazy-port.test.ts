import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { lazyPort } from '../../../src/adapters/lazy/lazy-port'

type Fault = 'missing' | 'refused'
interface Shop {
  readonly open: boolean
  readonly price: (name: string, count: number) => TaskEither<Fault, number>
  readonly close: () => TaskEither<Fault, string>
}
const shop = (): Shop => ({
  open: true,
  price: (name, count) => () => Promise.resolve(E.right(name.length * count)),
  close: () => () => Promise.resolve(E.left('refused')),
})

describe('A port whose code is fetched when it is wanted', () => {
  const late = (load: () => Promise<Shop>): Shop => lazyPort<Shop, 'open'>(load, 'missing', { open: false })

  it('calls what it fetched, with all that was said, and answers as that does', async () => {
    const port = late(() => Promise.resolve(shop()))
    expect([await port.price('tea', 2)(), await port.close()()]).toEqual([E.right(6), E.left('refused')])
  })

  it('fetches with the first call that is run, and once', async () => {
    let loads = 0
    const port = late(() => {
      loads += 1
      return Promise.resolve(shop())
    })
    const call = port.price('tea', 1)
    expect([port.open, loads]).toEqual([false, 0])
    await Promise.all([call(), call(), port.close()()])
    expect(loads).toBe(1)
  })

  it('fails where it can’t be had, and tries again with the next call', async () => {
    let isGone = true
    const port = late(() => (isGone ? Promise.reject(new Error('gone')) : Promise.resolve(shop())))
    const first = await port.price('tea', 1)()
    isGone = false
    expect([first, await port.price('tea', 1)()]).toEqual([E.left('missing'), E.right(3)])
  })

  it('is no promise: who is given one in an async function gets the port itself', async () => {
    const port = late(() => Promise.resolve(shop()))
    expect(await Promise.resolve(port)).toBe(port)
  })
})
