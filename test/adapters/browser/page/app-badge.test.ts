import { describe, expect, it } from 'vitest'
import { makeAppBadge } from '../../../../src/adapters/browser/page/app-badge'

describe('The badge of the app', () => {
  it('R4-121 shows the number of unread messages, and nothing for none', () => {
    const did: unknown[] = []
    const badge = makeAppBadge({
      setAppBadge: async (count) => void did.push(count),
      clearAppBadge: async () => void did.push('clear'),
    })
    badge.show(3)
    badge.show(0)
    expect(did).toEqual([3, 'clear'])
  })

  it('R4-121 a browser without badges, or one that refuses them, does nothing', async () => {
    expect(() => {
      makeAppBadge({}).show(3)
      makeAppBadge({}).show(0)
    }).not.toThrow()
    const refusals: unknown[] = []
    process.once('unhandledRejection', (error) => refusals.push(error))
    makeAppBadge({ setAppBadge: () => Promise.reject(new Error('not installed')) }).show(1)
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
    expect(refusals).toEqual([])
  })
})
