import { describe, expect, it } from 'vitest'
import { hasVisitedBefore, takeAccessTokenFromUrl } from '../../../../src/adapters/browser/page/access-token-in-url'
import { badInput } from '../../../ui/support/bad-inputs'

/** A page at `address`, and the addresses that the code under test set in its history entry. */
const pageAt = (address: string) => {
  const url = new URL(address)
  const entries: string[] = []
  const location: Window['location'] = Object.assign(Object.create(null), {
    search: url.search,
    hash: url.hash,
    pathname: url.pathname,
  })
  const history: Window['history'] = Object.assign(Object.create(null), {
    state: { key: 'k' },
    replaceState: (state: unknown, _: string, to: string) => {
      entries.push(JSON.stringify([state, to]))
    },
  })
  return { page: { location, history }, entries }
}
const arrivedAt = (address: string) => {
  const { page, entries } = pageAt(address)
  return [takeAccessTokenFromUrl(page)?.reveal() ?? null, ...entries.map((entry): unknown => JSON.parse(entry))]
}

describe('An access token in the address', () => {
  it('SES-8 an access token is removed from the address and from the history entry', () => {
    expect(arrivedAt('https://loop.example/group?access_token=abc')).toEqual(['abc', [{ key: 'k' }, '/group']])
    expect(arrivedAt('https://loop.example/p/town?a=1&access_token=abc&b=2#c')).toEqual([
      'abc',
      [{ key: 'k' }, '/p/town?a=1&b=2#c'],
    ])
  })

  it('SES-8 an access token in the fragment of the page address is removed from the address', () => {
    expect(arrivedAt('https://loop.example/some/folder/#/group?access_token=abc&a=1')).toEqual([
      'abc',
      [{ key: 'k' }, '/some/folder/#/group?a=1'],
    ])
  })

  it('a page address without an access token stays unchanged', () => {
    expect(arrivedAt('https://loop.example/group?a=1#b')).toEqual([null])
  })

  it('an empty access token in the address counts as no token', () => {
    expect(arrivedAt(`https://loop.example/?access_token=`)).toEqual([null, [{ key: 'k' }, '/']])
  })

  it('BI-344 partner_access_token: a token that appears twice counts as no token, and both are removed', () => {
    expect(arrivedAt(`https://loop.example/?access_token=${badInput('partner_access_token', 'BI-344').text}`)).toEqual([
      null,
      [{ key: 'k' }, '/'],
    ])
    expect(arrivedAt('https://loop.example/?access_token=a#/x?access_token=b')).toEqual([null, [{ key: 'k' }, '/#/x']])
  })

  it.each(['a b', 'a\u00e9', 'x'.repeat(4_097), 'a\nb'])(
    'a token that no header can carry counts as no token: %j',
    (text) => {
      expect(arrivedAt(`https://loop.example/?access_token=${encodeURIComponent(text)}`)).toEqual([
        null,
        [{ key: 'k' }, '/'],
      ])
    },
  )
})

describe('A browser', () => {
  const withStorage = (length: () => number): Pick<Window, 'localStorage'> => ({
    localStorage: Object.defineProperty(Object.create(null), 'length', { get: length }),
  })

  it('a visit is the first visit if the browser has no stored data or forbids reading it', () => {
    expect(hasVisitedBefore(withStorage(() => 1))).toBe(true)
    expect(hasVisitedBefore(withStorage(() => 0))).toBe(false)
    expect(
      hasVisitedBefore(
        withStorage(() => {
          throw new Error('SecurityError')
        }),
      ),
    ).toBe(false)
  })
})
