import { expect, it } from 'vitest'
import { registerServiceWorker } from '../../../../src/adapters/browser/page/service-worker'

it('the page registers the service worker only after the first load, and a refused registration causes no error', async () => {
  const registered: string[] = []
  const rests: (() => void)[] = []
  const setTimeout = (call: () => void, ms: number): void => {
    if (ms > 0) rests.push(call)
  }
  registerServiceWorker(
    {
      setTimeout,
      navigator: {
        serviceWorker: {
          register: async (url) => {
            registered.push(url)
            throw new Error('refused')
          },
        },
      },
    },
    () => undefined,
  )
  registerServiceWorker({ setTimeout, navigator: {} }, () => undefined)
  expect(registered).toEqual([])
  for (const rest of rests) rest()
  await Promise.resolve()
  expect(registered).toEqual(['/offline.js'])
})
