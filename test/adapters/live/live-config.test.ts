import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { readLiveConfig, type LiveConfig } from '../../../src/adapters/live/live-config'
import { liveCspDirectives, liveHeaders, liveHeadersByPath } from '../../../src/adapters/live/live-policy'
import { root } from '../../support/scratch-repo'

const example: unknown = JSON.parse(readFileSync(path.join(root, 'config/live.example.json'), 'utf8'))
const config = (() => {
  const read = readLiveConfig(example)
  if (E.isLeft(read)) throw new Error(read.left.join('\n'))
  return read.right
})()
const withField = (key: string, value: unknown): unknown => ({ ...config, [key]: value })
const refusal = (u: unknown): readonly string[] => {
  const read = readLiveConfig(u)
  return E.isLeft(read) ? read.left : []
}

describe('The configuration file of the live profile', () => {
  it('the example configuration file of the live profile is accepted and read unchanged', () => {
    expect(config).toEqual(example)
  })

  it.each<[keyof LiveConfig, readonly unknown[]]>([
    [
      'api',
      [
        'http://api.example.com',
        'https://api.example.com/',
        'https://api.example.com/v1',
        'https://*.example.com',
        'https://me@example.com',
        'api.example.com',
        '',
        5,
      ],
    ],
    ['sockets', ['ws://api.example.com', 'https://api.example.com', null]],
    ['imAppId', ['1400000000', 0, -1, 1.5, Number.NaN]],
    ['rtcAppId', ['', '0123456789ABCDEF0123456789ABCDEF', '0123456789abcdef', 7]],
    [
      'imHosts',
      [
        [],
        'https://web.sdk.qcloud.com',
        ['https://*.qcloud.com'],
        ['web.sdk.qcloud.com'],
        ['http://web.sdk.qcloud.com'],
      ],
    ],
    ['fileHost', ['oss-ap-southeast-1.aliyuncs.com', 'https://bucket.example.com/dir']],
    [
      'pictureHosts',
      [['*'], ['data:'], 'https://cdn.example.com', ["'unsafe-inline'"], ['https://a.example; script-src *']],
    ],
    [
      'ownHosts',
      [
        [],
        ['a.example'],
        ['a.example', 'b.example', 'c.example', 'd.example', 'https://e.example'],
        ['a.example', 'b.example', 'c.example', 'd.example', 'e.example/x'],
      ],
    ],
    [
      'supportGroups',
      [
        { en: 'loop_en_support' },
        { en: 'loop en', zh: 'loop_cn_support' },
        'loop_en_support',
        { en: '1loop_en', zh: 'loop_cn_support' },
      ],
    ],
    [
      'partners',
      [
        [],
        { harbor: [] },
        { harbor: ['http://harbor.example'] },
        { harbor: ['https://*.example'] },
        { 'a/b': ['https://harbor.example'] },
        'https://harbor.example',
      ],
    ],
    ['areaLanguages', [[], ['tlh'], 'en']],
  ])('a configuration file whose field %s is missing or wrong is refused with a sentence about it', (key, wrong) => {
    for (const value of [undefined, ...wrong]) {
      const sentences = refusal(withField(key, value))
      expect([
        JSON.stringify(value),
        sentences.length,
        sentences[0]?.startsWith(`"${key}" must be `),
        sentences[0]?.endsWith('.'),
      ]).toEqual([JSON.stringify(value), 1, true, true])
    }
  })

  it('a configuration file is refused with one sentence for each wrong field and each unknown field', () => {
    expect(refusal({ ...config, api: '', imAppId: 'x', appId: 5 })).toEqual([
      '"api" must be the https origin of the API, such as "https://api.example.com".',
      '"imAppId" must be the number of the application in the console of Tencent Chat.',
      '"appId" is no field of the configuration.',
    ])
    expect(refusal(withField('toString', 1))).toEqual(['"toString" is no field of the configuration.'])
    for (const none of [null, 5, 'x', []]) expect(refusal(none).length).toBeGreaterThan(0)
  })
})

/** Agora's hosts, which change daily. No other source may have a pattern. */
const PATTERNS =
  /^(?:https:\/\/\*\.(?:agora\.io|sd-rtn\.com|rtnsvc\.com|rtesvc\.com):\*|wss:\/\/\*\.edge\.(?:agora\.io|sd-rtn\.com|rtnsvc\.com|rtesvc\.com):\*)$/

const RTC = [
  'https://*.agora.io:*',
  'wss://*.edge.agora.io:*',
  'https://*.sd-rtn.com:*',
  'wss://*.edge.sd-rtn.com:*',
  'https://*.rtnsvc.com:*',
  'wss://*.edge.rtnsvc.com:*',
  'https://*.rtesvc.com:*',
  'wss://*.edge.rtesvc.com:*',
]

describe('The Content Security Policy of the live profile', () => {
  const policy = liveCspDirectives(config)
  const sources = (name: string): readonly string[] =>
    policy
      .find((one) => one.startsWith(`${name} `))
      ?.split(' ')
      .slice(1) ?? []

  it('the policy allows scripts, styles and fonts only from the page’s own host', () => {
    for (const name of ['script-src', 'style-src', 'font-src']) expect(sources(name)).toEqual(["'self'"])
    expect(policy.join('; ')).not.toMatch(/unsafe|nonce-|strict-dynamic/)
    for (const name of ['default-src', 'object-src', 'base-uri', 'frame-src']) expect(sources(name)).toEqual(["'none'"])
  })

  it('the policy names every host in full, and has wildcard patterns only for Agora', () => {
    const hosts = policy.flatMap((one) => one.split(' ').slice(1)).filter((source) => source.includes('*'))
    expect(hosts.filter((source) => !PATTERNS.test(source))).toEqual([])
  })

  it('the policy allows connections and media only for the page’s own host, the configured hosts and Agora', () => {
    expect(sources('connect-src')).toEqual([
      "'self'",
      config.api,
      config.sockets,
      ...config.imHosts,
      config.fileHost,
      ...RTC,
    ])
    expect(sources('img-src')).toEqual(["'self'", 'blob:', 'data:', ...config.pictureHosts, config.fileHost])
    expect(sources('media-src')).toEqual(["'self'", 'blob:', ...config.pictureHosts, config.fileHost])
  })

  it('BI-358 framed: only the configured sites of a partner may frame its page, and any site may load the embed script', () => {
    const byPath = liveHeadersByPath(config)
    expect(Object.keys(byPath)).toEqual([
      '/p/harbor',
      '/partners',
      '/looper/api',
      '/looper/edit-exclusive-page',
      '/embed/loop.js',
    ])
    expect(byPath['/p/harbor']?.['Content-Security-Policy']).toBe(
      [...policy, "frame-ancestors 'self' https://harbor.example"].join('; '),
    )
    expect(byPath['/partners']?.['Content-Security-Policy']).toBe([...policy, "frame-ancestors 'self'"].join('; '))
    expect(byPath['/looper/api']?.['Content-Security-Policy']).toBe(
      [...policy.map((one) => (one.startsWith('frame-src') ? "frame-src 'self'" : one)), "frame-ancestors 'none'"].join(
        '; ',
      ),
    )
    expect(byPath['/embed/loop.js']).toMatchObject({
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Access-Control-Allow-Origin': '*',
    })
    expect(liveHeaders(config)).toMatchObject({ 'Cross-Origin-Resource-Policy': 'same-origin' })
  })

  it('the headers for the edge server contain the policy, HSTS, nosniff and a strict referrer policy', () => {
    expect(liveHeaders(config)).toMatchObject({
      'Content-Security-Policy': [...policy, "frame-ancestors 'none'"].join('; '),
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin',
    })
  })
})
