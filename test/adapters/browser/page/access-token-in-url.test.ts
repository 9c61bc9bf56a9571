import { describe, expect, it } from 'vitest'
import { takeAccessTokenFromUrl } from '../../../../src/adapters/browser/page/access-token-in-url'
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

describe('An access token in the page URL', () => {
  it('SES-8 an access token in the query of the page URL is read, and the history entry gets the URL without the token', () => {
    expect(arrivedAt('https://loop.example/group?access_token=abc')).toEqual(['abc', [{ key: 'k' }, '/group']])
    expect(arrivedAt('https://loop.example/p/town?a=1&access_token=abc&b=2#c')).toEqual([
      'abc',
      [{ key: 'k' }, '/p/town?a=1&b=2#c'],
    ])
  })

  it('SES-8 an access token in the fragment of the page URL is read, and the history entry gets the URL without the token', () => {
    expect(arrivedAt('https://loop.example/some/folder/#/group?access_token=abc&a=1')).toEqual([
      'abc',
      [{ key: 'k' }, '/some/folder/#/group?a=1'],
    ])
  })

  it('a page URL without an access token stays unchanged', () => {
    expect(arrivedAt('https://loop.example/group?a=1#b')).toEqual([null])
  })

  it('an empty access token in the page URL counts as no token and is removed', () => {
    expect(arrivedAt(`https://loop.example/?access_token=`)).toEqual([null, [{ key: 'k' }, '/']])
  })

  it('BI-344 partner_access_token: an access token that appears twice in the page URL counts as no token and is removed', () => {
    expect(arrivedAt(`https://loop.example/?access_token=${badInput('partner_access_token', 'BI-344').text}`)).toEqual([
      null,
      [{ key: 'k' }, '/'],
    ])
    expect(arrivedAt('https://loop.example/?access_token=a#/x?access_token=b')).toEqual([null, [{ key: 'k' }, '/#/x']])
  })

  it.each(['a b', 'a\u00e9', 'x'.repeat(4_097), 'a\nb'])(
    'an access token that no HTTP header can carry counts as no token: %j',
    (text) => {
      expect(arrivedAt(`https://loop.example/?access_token=${encodeURIComponent(text)}`)).toEqual([
        null,
        [{ key: 'k' }, '/'],
      ])
    },
  )
})
