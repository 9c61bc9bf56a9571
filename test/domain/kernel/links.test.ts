import { describe, expect, it } from 'vitest'
import { canonicalHost, findLinks, isAllowedHost, refusedLink, whitelistHost } from '../../../src/domain/kernel/links'
import { badInputs, type BadInput } from '../../ui/support/bad-inputs'

const list = ['good.example', 'ok.example']
const rows = badInputs('link_whitelist')
const starting = (word: string) =>
  rows.filter(({ expected }) => expected.startsWith(word)).map((row) => [row.id, row] as const)
const refused = (text: string) => refusedLink(text, list)?.hostname ?? null
/** The real host named by the row, if the row gives the complete host. */
const toldHost = ({ expected }: BadInput) => /derived host (\S+?)(?:[;, ]|$)/.exec(expected)?.[1] ?? null

it('the file of bad inputs has exactly the 41 link rows that the link tests use', () => {
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 41 }, (_, at) => `BI-0${42 + at}`))
})

describe('A link in a text', () => {
  it.each(starting('PASS:'))(
    'R1-185 %s link_whitelist: a link to an allowed host passes the whitelist check',
    (_id, { text }) => {
      expect(refused(text)).toBeNull()
      expect(findLinks(text).length).toBeGreaterThan(0)
    },
  )

  it.each(starting('BLOCK:').filter(([id]) => id !== 'BI-071'))(
    'R1-185 %s link_whitelist: a forbidden link is blocked by the whitelist check',
    (_id, { text }) => {
      expect(refused(text)).not.toBeNull()
    },
  )

  it('BI-071 a host name without “https://” or “www.” stays plain text and is not checked (link_whitelist)', () => {
    expect(findLinks('evil.example/path')).toEqual([])
  })

  it.each(starting('BLOCK:').filter(([, row]) => toldHost(row)?.includes('...') === false))(
    '%s link_whitelist: a disguised link is blocked with the real host to which the link leads',
    (_id, row) => {
      expect(refused(row.text)).toBe(toldHost(row))
    },
  )

  it.each(['BI-066', 'BI-068'])('%s a host with look-alike characters is reported in punycode', (id) => {
    expect(refused(rows.find((row) => row.id === id)?.text ?? '')).toMatch(/^(?:good\.)?xn--/)
  })

  it.each([...starting('NOLINK'), ...starting('BLOCK or NOLINK')])(
    '%s link_whitelist: an invalid or unsupported URL in a text is not a link',
    (_id, { text }) => {
      expect(findLinks(text)).toEqual([])
    },
  )

  it.each(['BI-076', 'BI-078'])(
    '%s link_whitelist: the checked host of a link is the host that the browser would open',
    (id) => {
      for (const { href, hostname } of findLinks(rows.find((row) => row.id === id)?.text ?? ''))
        expect(new URL(href).hostname).toBe(hostname)
    },
  )

  it('BI-055 the URL that a link opens is written as the browser’s URL parser writes it', () => {
    expect(findLinks('https://good.example\\@evil.example').map(({ href }) => href)).toEqual([
      'https://good.example/@evil.example',
    ])
  })

  it('BI-075 a link in a text ends at white space', () => {
    expect(findLinks('https://good.exa\tmple/').map(({ hostname }) => hostname)).toEqual(['good.exa'])
  })

  it.each([
    ['（https://ok.example/a）', 'https://ok.example/a'],
    ['看https://ok.example/a，很好', 'https://ok.example/a'],
    ['好 https://ok.example。很好', 'https://ok.example/'],
    ['see (https://ok.example/a_(b)).', 'https://ok.example/a_(b)'],
    ['**https://ok.example/a**', 'https://ok.example/a'],
    ['www.ok.example/a', 'https://www.ok.example/a'],
  ])('a link in a sentence ends before the punctuation of that sentence: %s', (text, href) => {
    expect(findLinks(text).map((link) => link.href)).toEqual([href])
  })

  it('each link found in a text has its position, the URL to open and the host', () => {
    expect(findLinks('see www.OK.example./a, and http://ok.example:8080/b?c=d')).toEqual([
      {
        from: 4,
        to: 21,
        text: 'www.OK.example./a',
        href: 'https://www.ok.example./a',
        host: 'www.ok.example',
        hostname: 'www.ok.example',
        path: '/a',
        hasUser: false,
      },
      {
        from: 27,
        to: 55,
        text: 'http://ok.example:8080/b?c=d',
        href: 'http://ok.example:8080/b?c=d',
        host: 'ok.example:8080',
        hostname: 'ok.example',
        path: '/b',
        hasUser: false,
      },
    ])
  })

  it.each(['https://a@ok.example/', 'https://:b@ok.example/', 'https://a:b@ok.example/'])(
    'a link with a user name or a password before its host is never allowed: %s',
    (text) => {
      expect([findLinks(text).map(({ hasUser }) => hasUser), refusedLink(text, list)?.text]).toEqual([[true], text])
    },
  )

  it('the check of a text reports its first forbidden link, even after an allowed link', () => {
    expect(
      refusedLink('https://ok.example/1 https://ok.example/2 https://evil.example/3 https://evil.example/4', list)
        ?.path,
    ).toBe('/3')
    expect(refusedLink('https://ok.example/1 https://a@ok.example/2', list)?.path).toBe('/2')
    expect(refusedLink('https://ok.example/1 https://good.example/2', list)).toBeNull()
  })

  it('links are found only in the first 10,000 characters of a text, and no link is cut in two at that limit', () => {
    const links = (spaces: number) => findLinks(`${' '.repeat(spaces)}https://ok.example/ab cd`).map(({ href }) => href)
    expect([links(9_978), links(9_990), links(10_001)]).toEqual([['https://ok.example/ab'], [], []])
  })

  it.each([
    ['https://evil.example./', 'evil.example'],
    ['https://evil.example../', 'evil.example'],
    ['https://evil.example...:8080/a', 'evil.example'],
    ['http://EVIL.example..?a', 'evil.example'],
    ['https://t.me./a', 't.me'],
    ['https://evil.example.。./', 'evil.example'],
    ['www.evil.example..#a', 'www.evil.example'],
    ['https://localhost../a', 'localhost'],
  ])('R1-185 a link with trailing dots in its host leads to the host without the dots: %s', (text, host) => {
    expect([refused(text), findLinks(text).map((link) => link.hostname)]).toEqual([host, [host]])
    expect(isAllowedHost(`${host}..`, [`${host}.`])).toBe(true)
  })

  it('R1-185 a link to an allowed host with trailing dots passes', () => {
    expect(refused('https://ok.example../a https://a.good.example./b')).toBeNull()
  })

  it('hosts are compared in lower case, with their port and without trailing dots', () => {
    expect(['Ok.Example.', 'ok.example..:8080', 'ok.example', '[::1]:80', '...', ''].map(canonicalHost)).toEqual([
      'ok.example',
      'ok.example:8080',
      'ok.example',
      '[::1]:80',
      '',
      '',
    ])
  })

  it.each(['https://', 'https://.', 'https://...', 'https://a..b/', 'www.'])(
    'a URL without a complete host is not a link: %s',
    (text) => {
      expect(findLinks(text)).toEqual([])
    },
  )

  it('a link that thousands of closing brackets follow ends before the brackets', () => {
    expect(findLinks(`https://ok.example/${')'.repeat(9_000)}`).map(({ href }) => href)).toEqual([
      'https://ok.example/',
    ])
  })
})

describe('An entry of a link whitelist', () => {
  const entry = (id: string) => badInputs('link_whitelist_entry').find((row) => row.id === id)?.text ?? ''

  it.each(['BI-083', 'BI-084'])(
    '%s link_whitelist_entry: an entry that names good.example as a URL or as “*.” allows this host and its subdomains',
    (id) => {
      expect(
        ['good.example', 'a.good.example', 'notgood.example'].map((host) => isAllowedHost(host, [entry(id)])),
      ).toEqual([true, true, false])
    },
  )

  it.each(['BI-085', 'BI-086', 'BI-087'])(
    '%s link_whitelist_entry: an empty entry, a single dot or a top-level domain allows no host below it',
    (id) => {
      expect(['good.example', 'evil.com', 'a.b.com', ''].filter((host) => isAllowedHost(host, [entry(id)]))).toEqual([])
    },
  )

  it.each([
    [' good.example ', 'good.example'],
    ['*.good.example', 'good.example'],
    ['HTTPS://Good.Example/a?b', 'good.example'],
    ['http://good.example:8080', 'good.example'],
    ['good.example.', 'good.example'],
    ['good..example', null],
    ['127.0.0.1', '127.0.0.1'],
    ['localhost', null],
    ['', null],
    ['  ', null],
    ['a b.example', null],
    ['https://', null],
  ])('the whitelist entry %j is stored as the host %j (null: refused)', (text, host) => {
    expect(whitelistHost(text)).toBe(host)
  })

  it('a whitelist entry of a single word allows only the host of that name and no subdomain', () => {
    expect(['localhost', 'a.localhost'].map((host) => isAllowedHost(host, ['localhost']))).toEqual([true, false])
  })

  it('a host is allowed if any entry of the whitelist allows the host, and an empty whitelist allows no host', () => {
    expect([
      isAllowedHost('a.good.example', []),
      isAllowedHost('good.example', ['ok.example', 'good.example']),
    ]).toEqual([false, true])
  })

  it('a whitelist entry that is an IP address allows no host that merely ends with the address', () => {
    expect([isAllowedHost('127.0.0.1', ['127.0.0.1']), isAllowedHost('9.127.0.0.1', ['127.0.0.1'])]).toEqual([
      true,
      false,
    ])
  })
})
