import * as E from 'fp-ts/Either'
import { describe, expect, it, vi } from 'vitest'
import { makeArchive } from '../../../../src/adapters/browser/storage/archive'
import { conversation, said, xid } from '../../../contracts/archive.contract'
import { settle } from '../fake-time'
import { dumpStores, emptyIndexedDb, slowConnection, corruptRecord } from '../fake-idb'

const me = xid('me')
const here = conversation(1)
const NAME = 'loop-archive-me'
const broken = E.left({ _tag: 'ArchiveBroken' })

const names = async () => (await indexedDB.databases()).map(({ name }) => name)
const three = (clock: Parameters<typeof said>[1]['clock']) =>
  [1, 2, 3].map((seq) => said(seq, { clock, text: 'private words' }))

describe('The archive of messages', () => {
  it('the archive drops and counts a stored message of unknown shape, and a page then has only the later messages', async () => {
    const { clock } = emptyIndexedDb()
    const archive = makeArchive({ clock })
    await archive.put(me, three(clock))()
    await corruptRecord(NAME, 'messages', (store) => {
      store.put({ conversationId: here, seq: 2, at: 1, message: { id: 7 } })
    })
    const page = await archive.page(me, here, 4, 10)()
    expect(E.isRight(page) && page.right.messages.map(({ seq }) => seq)).toEqual([3])
    expect(archive.dropped()).toBe(1)
  })

  it('the archive drops and counts a message that is stored under a wrong conversation or number', async () => {
    const { clock } = emptyIndexedDb()
    const archive = makeArchive({ clock })
    await archive.put(me, three(clock))()
    await corruptRecord(NAME, 'messages', (store) => {
      store.put({ conversationId: here, seq: 3, at: 1, message: said(9, { clock }) })
      store.put({ conversationId: here, seq: 2, at: 1, message: said(2, { clock, id: conversation(2) }) })
    })
    expect(await archive.page(me, here, 4, 10)()).toEqual(E.right({ from: 4, to: 3, messages: [], rev: null }))
    expect(archive.dropped()).toBe(2)
  })

  it('when the disk is full, a write to the archive fails, and the messages stored before stay readable', async () => {
    const { clock } = emptyIndexedDb()
    const archive = makeArchive({ clock })
    await archive.put(me, three(clock))()
    const put = vi.spyOn(IDBObjectStore.prototype, 'put')
    put.mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await archive.put(me, [said(4, { clock })])()).toEqual(broken)
    put.mockRestore()
    expect(await archive.page(me, here, 4, 10)()).toEqual(
      E.right({ from: 1, to: 3, messages: three(clock), rev: null }),
    )
  })

  it('SES-6: reading the archive of an account that was cleared does not create the database of that account again', async () => {
    const { clock } = emptyIndexedDb()
    const [looking, signingOut] = [makeArchive({ clock }), makeArchive({ clock })]
    await looking.put(me, three(clock))()
    expect(await signingOut.clear(me)()).toEqual(E.right(undefined))
    expect(await looking.page(me, here, 4, 10)()).toEqual(E.right({ from: 4, to: 3, messages: [], rev: null }))
    expect(await names()).toEqual([])
  })

  it.each([0, 1, 2, 3, 5, 8, 13])(
    'SES-7: a write that is pending when an account is cleared does not restore its messages (cleared after %i event-loop turns)',
    async (turns) => {
      const { clock } = emptyIndexedDb()
      const archive = makeArchive({ clock })
      const put = archive.put(me, three(clock))()
      for (let turn = 0; turn < turns; turn += 1) await (turn % 2 === 0 ? Promise.resolve() : settle(1))
      const [cleared] = await Promise.all([archive.clear(me)(), archive.put(me, three(clock))(), put])
      await settle()
      expect(cleared).toEqual(E.right(undefined))
      expect(await names()).toEqual([])
    },
  )

  it('SES-6: clearing an account fails after two seconds while a sleeping tab blocks the deletion of the database', async () => {
    const { clock, time } = emptyIndexedDb()
    const archive = makeArchive({ clock })
    await archive.put(me, three(clock))()
    const asleep = await slowConnection(NAME)
    const clearing = archive.clear(me)()
    await settle(20)
    expect(await archive.put(me, three(clock))()).toEqual(broken)
    time.pass(2_000)
    expect(await clearing).toEqual(broken)
    asleep.close()
    await settle(20)
    expect(await names()).toEqual([])
  })

  it('SES-6: clearing an account removes its messages even if the browser cannot delete the database', async () => {
    const { clock } = emptyIndexedDb()
    const archive = makeArchive({ clock })
    await archive.put(me, three(clock))()
    expect(await dumpStores()).toContain('private words')
    const gone = vi.spyOn(indexedDB, 'deleteDatabase').mockImplementation(() => {
      throw new DOMException('no', 'UnknownError')
    })
    expect(await archive.clear(me)()).toEqual(broken)
    gone.mockRestore()
    expect(await dumpStores()).not.toContain('private words')
  })
})
