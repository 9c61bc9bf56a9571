import { lastValueFrom } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { makeBlobStore } from '../../../../src/adapters/browser/storage/blob-store'
import { makeBrowserFileStore } from '../../../../src/adapters/simulator/browser-host/browser-file-store'
import { MemoryChannels } from '../../../support/in-memory/channel'
import { emptyIndexedDb } from '../../browser/fake-idb'

const ORDER = { key: 'uploads/1_a.png', body: new Blob(['abc'], { type: 'image/png' }), checkpoint: null }

const browser = () => {
  const shelf = makeBlobStore({ clock: emptyIndexedDb().clock, name: 'objects' })
  const channels = new MemoryChannels()
  const open = () => makeBrowserFileStore({ shelf, channel: channels.open(), origin: 'https://page.example' })
  return { open, channels }
}
const textAt = async (address: string | null | undefined) => (address == null ? null : (await fetch(address)).text())

describe('The object store in a browser', () => {
  it('a file that one tab stores can be displayed at once in all open tabs, and in a later tab once that tab is ready', async () => {
    const { open } = browser()
    const [first, second] = [open(), open()]
    const news = await lastValueFrom(first.put(ORDER))
    const url = news.kind === 'stored' ? news.url : ''
    for (const tab of [first, second]) expect(await textAt(tab.ownWay?.drawnAt(url))).toBe('abc')
    const third = open()
    expect(third.ownWay?.drawnAt(url)).toBeNull()
    await third.ownWay?.ready()
    expect(await textAt(third.ownWay?.drawnAt(url))).toBe('abc')
  })

  it('the object store of a tab ignores a message from another tab that does not contain a file and a key', () => {
    const { open, channels } = browser()
    const tab = open()
    for (const message of [null, 'x', { key: 'a' }, { key: 'a', body: 'abc' }, { key: 1, body: ORDER.body }])
      channels.open().post(message)
    expect(tab.ownWay?.drawnAt('https://page.example/loop-media/a')).toBeNull()
  })

  it('the object store of a tab does not store an upload whose body is not a file', async () => {
    const { open } = browser()
    expect(await lastValueFrom(open().put({ ...ORDER, body: { size: 1, type: 'image/png' } }))).toMatchObject({
      kind: 'notStored',
    })
  })
})
