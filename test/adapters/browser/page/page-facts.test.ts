import { describe, expect, it } from 'vitest'
import { makeNetwork } from '../../../../src/adapters/browser/network/network'
import { makeRandom } from '../../../../src/adapters/browser/time/random'
import { makeSettings } from '../../../../src/adapters/browser/storage/settings'
import { makeVisibility } from '../../../../src/adapters/browser/page/visibility'

const page = (first: boolean) => {
  const calls = new Set<() => void>()
  let value = first
  return {
    read: () => value,
    onChange: (call: () => void) => {
      calls.add(call)
      return () => {
        calls.delete(call)
      }
    },
    becomes: (next: boolean) => {
      value = next
      for (const call of calls) call()
    },
    listeners: () => calls.size,
  }
}

describe('The network state of the browser', () => {
  it('the network state of the browser is reported at once, and again only on a change', () => {
    const browser = page(false)
    const facts: string[] = []
    const subscription = makeNetwork({ isOnline: browser.read, onChange: browser.onChange }).facts$.subscribe(
      ({ type }) => {
        facts.push(type)
      },
    )
    for (const online of [false, true, true, false]) browser.becomes(online)
    expect(facts).toEqual(['NetworkOffline', 'NetworkOnline', 'NetworkOffline'])
    subscription.unsubscribe()
    expect(browser.listeners()).toBe(0)
  })
})

describe('The visibility of the tab', () => {
  const sharing = () => {
    const shares = new Set<object>()
    return {
      share: () => {
        const marker = {}
        shares.add(marker)
        return () => {
          shares.delete(marker)
        }
      },
      isAnyShared: async () => shares.size > 0,
    }
  }

  it('a hidden tab can find out whether another tab is visible', async () => {
    const shares = sharing()
    const [here, there] = [page(true), page(true)]
    const visibility = [here, there].map(({ read, onChange }) =>
      makeVisibility({ isVisible: read, onChange, ...shares }),
    )
    const [first, second] = visibility.map(({ visible$ }) => visible$.subscribe())
    here.becomes(false)
    expect(await visibility[0]?.isAnySeen()).toBe(true)
    there.becomes(false)
    expect(await visibility[0]?.isAnySeen()).toBe(false)
    there.becomes(true)
    second?.unsubscribe()
    expect(await visibility[0]?.isAnySeen()).toBe(false)
    first?.unsubscribe()
  })

  it('the visibility of a tab is reported at once, and again only on a change', () => {
    const shares = sharing()
    const browser = page(true)
    const values: boolean[] = []
    const subscription = makeVisibility({
      isVisible: browser.read,
      onChange: browser.onChange,
      ...shares,
    }).visible$.subscribe((visible) => {
      values.push(visible)
    })
    for (const visible of [true, false, false, true]) browser.becomes(visible)
    expect(values).toEqual([true, false, true])
    subscription.unsubscribe()
    expect(browser.listeners()).toBe(0)
  })
})

describe('A random id', () => {
  it('a random id encodes 128 random bits in 22 characters that need no escaping in a URL', () => {
    const random = makeRandom()
    const ids = Array.from({ length: 500 }, () => random.id())
    expect(new Set(ids).size).toBe(500)
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{22}$/)
    expect(
      makeRandom((bytes) => {
        bytes.fill(255)
      }).id(),
    ).toBe('_____________________w')
    expect(
      makeRandom((bytes) => {
        bytes.fill(0xfb)
      }).id(),
    ).toMatch(/^[-_v7]{21}w$/)
  })
})

/** A fake of the browser's storage. `refuse` makes the storage fail as if it were full or forbidden. */
const storage = () => {
  const texts = new Map<string, string>()
  let refused: 'nothing' | 'writes' | 'all' = 'nothing'
  const check = (isWrite: boolean): void => {
    if (refused === 'all' || (refused === 'writes' && isWrite)) throw new DOMException('no', 'QuotaExceededError')
  }
  const store: Storage = {
    get length() {
      return texts.size
    },
    clear: () => {
      texts.clear()
    },
    key: (n) => [...texts.keys()][n] ?? null,
    getItem: (key) => {
      check(false)
      return texts.get(key) ?? null
    },
    setItem: (key, text) => {
      check(true)
      texts.set(key, text)
    },
    removeItem: (key) => {
      check(true)
      texts.delete(key)
    },
  }
  return {
    texts,
    open: () => store,
    refuse: (operations: typeof refused) => {
      refused = operations
    },
  }
}

describe('Settings', () => {
  it('a setting that one page stored can be read by the next page', () => {
    const { open } = storage()
    makeSettings(open).set('theme', 'dark')
    expect(makeSettings(open).get('theme')).toBe('dark')
    makeSettings(open).remove('theme')
    expect(makeSettings(open).get('theme')).toBe(null)
  })

  it.each(['writes', 'all'] as const)('settings can be changed in the page when the storage refuses %s', (what) => {
    const { open, refuse } = storage()
    const settings = makeSettings(open)
    settings.set('language', 'en')
    refuse(what)
    settings.set('theme', 'dark')
    expect(settings.get('theme')).toBe('dark')
    settings.remove('language')
    expect(settings.get('language')).toBe(null)
    expect(settings.get('device')).toBe(null)
  })

  it('when the browser has no storage, settings start empty and can still be changed and read in the page', () => {
    const settings = makeSettings(() => {
      throw new DOMException('no', 'SecurityError')
    })
    expect(settings.get('theme')).toBe(null)
    settings.set('theme', 'dark')
    expect(settings.get('theme')).toBe('dark')
    settings.remove('theme')
    expect(settings.get('theme')).toBe(null)
  })
})
