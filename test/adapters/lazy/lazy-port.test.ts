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

describe('A lazy port', () => {
  const lazily = (load: () => Promise<Shop>): Shop => lazyPort<Shop, 'open'>(load, 'missing', { open: false })

  it('a lazy port forwards all arguments to the loaded port and returns its result', async () => {
    const port = lazily(() => Promise.resolve(shop()))
    expect([await port.price('tea', 2)(), await port.close()()]).toEqual([E.right(6), E.left('refused')])
  })

  it('a lazy port loads once, with the first action that runs', async () => {
    let loads = 0
    const port = lazily(() => {
      loads += 1
      return Promise.resolve(shop())
    })
    const call = port.price('tea', 1)
    expect([port.open, loads]).toEqual([false, 0])
    await Promise.all([call(), call(), port.close()()])
    expect(loads).toBe(1)
  })

  it('an action of a lazy port fails when loading fails, and the next action loads again', async () => {
    let isGone = true
    const port = lazily(() => (isGone ? Promise.reject(new Error('gone')) : Promise.resolve(shop())))
    const first = await port.price('tea', 1)()
    isGone = false
    expect([first, await port.price('tea', 1)()]).toEqual([E.left('missing'), E.right(3)])
  })

  it('a lazy port is no promise: an async function can return the port itself', async () => {
    const port = lazily(() => Promise.resolve(shop()))
    expect(await Promise.resolve(port)).toBe(port)
  })
})
