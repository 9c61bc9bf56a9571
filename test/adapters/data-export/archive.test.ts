import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { archiveName, cleanFileName, endingOf } from '../../../src/adapters/data-export/file-names'
import { packArchive } from '../../../src/adapters/data-export/pack-archive'
import { readPicture } from '../../../src/adapters/data-export/read-picture'
import type { ExportRecord } from '../../../src/domain/data-export'
import { NOON } from '../../support/builders/instant'

const URL_OF_PICTURE = 'https://files.example/../../x.png'
const message: ExportRecord = {
  kind: 'direct',
  at: NOON,
  place: '"><img src=x>',
  author: 'Ben & Co',
  text: '<script>alert(1)</script>',
  content: 'text',
  files: [URL_OF_PICTURE, 'https://files.example/big.png'],
}

describe('The archive of an export', () => {
  it('holds the records as JSON, one page without scripts, and the pictures (R4-602)', async () => {
    const blob = await packArchive(
      {
        records: [message],
        pictures: new Map([
          [URL_OF_PICTURE, { name: 'pictures/1.png', bytes: new Uint8Array([1, 2, 3]) }],
          ['https://files.example/big.png', { name: null, reason: 'tooLarge' }],
        ]),
      },
      'en',
    )
    const files = unzipSync(new Uint8Array(await blob.arrayBuffer()))
    expect(Object.keys(files).sort()).toEqual(['data/direct.json', 'index.html', 'pictures/1.png'])
    expect(JSON.parse(strFromU8(files['data/direct.json'] ?? new Uint8Array()))).toEqual([message])
    expect([...(files['pictures/1.png'] ?? [])]).toEqual([1, 2, 3])
    const html = strFromU8(files['index.html'] ?? new Uint8Array())
    expect(html).not.toMatch(/<script|<img src=x/i)
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).toContain('src="pictures/1.png" alt="Picture"')
    expect(html).toContain('<span dir="auto">')
    expect(html).toContain('big.png: too large')
  })

  it('is written in the member’s language (R4-602)', async () => {
    const blob = await packArchive({ records: [message], pictures: new Map() }, 'zh')
    const files = unzipSync(new Uint8Array(await blob.arrayBuffer()))
    expect(strFromU8(files['index.html'] ?? new Uint8Array())).toContain('<h2>私聊</h2>')
  })

  it('gives fields, roles, switches, reasons and kinds of messages in words of the Chinese page (R4-602)', async () => {
    const rest = { at: null, author: '', files: [], content: '' }
    const blob = await packArchive(
      {
        records: [
          { ...rest, kind: 'profile', place: 'bio', text: 'bio' },
          { ...rest, kind: 'profile', place: 'allowsDm', text: 'yes' },
          { ...rest, kind: 'profile', place: 'showsGroups', text: 'no' },
          { ...rest, kind: 'signIn', place: 'email', text: 'ada@loop.example' },
          { ...rest, kind: 'group', place: 'member', text: 'admin' },
          { ...rest, kind: 'report', place: '小明', text: 'Spam' },
          { ...rest, kind: 'groupMessage', place: '广场', text: '', content: 'image' },
          { ...rest, kind: 'groupMessage', place: '广场', text: '', content: 'later' },
          { ...rest, kind: 'groupMessage', place: '广场', text: '[image]', content: 'text' },
        ],
        pictures: new Map([['https://files.example/a', { name: null, reason: 'unreachable' }]]),
      },
      'zh',
    )
    const html = strFromU8(unzipSync(new Uint8Array(await blob.arrayBuffer()))['index.html'] ?? new Uint8Array())
    const items = [...html.matchAll(/<small>(.*?)<\/small>\n<span dir="auto">(.*?)<\/span>/g)].map((one) =>
      one.slice(1),
    )
    expect(items).toEqual([
      ['简介', 'bio'],
      ['允许私聊', '是'],
      ['在主页展示群组', '否'],
      ['电子邮箱', 'ada@loop.example'],
      ['member', '管理员'],
      ['广场', '[图片]'],
      ['广场', '[未知类型的消息]'],
      ['广场', '[image]'],
      ['小明', '垃圾信息'],
    ])
    expect(html).toContain('https://files.example/a: 无法连接')
  })

  it('names files so that none leaves its folder or takes a reserved name (R4-603)', () => {
    expect(archiveName('../../x', NOON)).toMatch(/^loop-x-\d{4}-\d\d-\d\d\.zip$/)
    expect(['CON', 'nul', '..', '', '/\\', 'a\u0000b'].map(cleanFileName)).toEqual([
      'member',
      'member',
      'member',
      'member',
      'member',
      'a-b',
    ])
    expect(cleanFileName('小明')).toBe('小明')
    expect(['image/svg+xml', 'text/html', null, 'image/PNG; x=1'].map(endingOf)).toEqual([null, null, null, 'png'])
  })

  it('reads pictures of known types within the bounds, and excludes others with a reason (R4-603)', async () => {
    const read = (response: Response, left = 10, url = 'https://files.example/a') =>
      readPicture(async () => response, url, 'https://loop.example', 4, left)
    const png = () => new Response(new Uint8Array(5), { headers: { 'content-type': 'image/png' } })
    expect(await read(png())).toMatchObject({ name: 'pictures/5.png' })
    expect(await read(png(), 4)).toEqual({ name: null, reason: 'tooLarge' })
    expect(await read(new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } }))).toEqual({
      name: null,
      reason: 'otherType',
    })
    expect(await read(new Response('', { status: 404 }))).toEqual({ name: null, reason: 'missing' })
    expect(await read(png(), 10, 'blob:x')).toEqual({ name: null, reason: 'missing' })
    await expect(read(new Response('', { status: 429 }))).rejects.toThrow('the picture was not served')
  })
})
