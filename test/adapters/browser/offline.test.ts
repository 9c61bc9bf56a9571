import { expect, it } from 'vitest'
import { keep } from '../../../src/adapters/browser/offline'

it('asks for the worker once the page has had its rest, and a browser that refuses it or has none is left alone', async () => {
  const registered: string[] = []
  const rests: (() => void)[] = []
  const setTimeout = (call: () => void, ms: number): void => { if (ms > 0) rests.push(call) }
  keep({ setTimeout, navigator: { serviceWorker: { register: async (url) => { registered.push(url); throw new Error('refused') } } } }, () => undefined)
  keep({ setTimeout, navigator: {} }, () => undefined)
  expect(registered).toEqual([])
  for (const rest of rests) rest()
  await Promise.resolve()
  expect(registered).toEqual(['/offline.js'])
})
