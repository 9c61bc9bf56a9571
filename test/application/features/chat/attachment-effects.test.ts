import { describe, expect, it } from 'vitest'
import { makeAttachmentEffects } from '../../../../src/application/features/chat/attachment.effects'
import { RunningEffect } from '../../../../src/application/effects/running-effect'
import { FileRegistry } from '../../../../src/application/media/file-registry'
import type { AccountMessage, TabMessage } from '../../../../src/domain/features'
import type { ClientId } from '../../../../src/domain/kernel/ids'
import { NOON } from '../../../support/builders/instant'
import { clientId, lounge } from '../../../support/builders/message'
import { memoryFileCache } from '../../../support/in-memory/file-cache'
import { VirtualBrowser } from '../../../support/virtual-browser'
import { VirtualServer } from '../../../support/virtual-server'

const [a, b, c] = [clientId('a'), clientId('b'), clientId('c')] as const
const bytesOf = (id: ClientId) => ({ size: id.length, type: `image/${id}` })
const album = {
  clientId: a,
  content: { kind: 'album', pictures: [], text: 'From the roof', mentions: [] },
  files: [],
  sources: [a, b, c],
}

/** A tab whose file cache holds the bytes of these pictures. `handOver` moves the album to the outbox. */
const tabWith = async (...pictures: readonly ClientId[]) => {
  const browser = new VirtualBrowser()
  const fileCache = memoryFileCache()
  for (const id of pictures) await fileCache.keep(id, [bytesOf(id)])
  const sent: AccountMessage[] = []
  const { handFilesOver } = makeAttachmentEffects({
    ports: { ...new VirtualServer().ports(browser.open('1')), fileCache },
    held: new FileRegistry(),
    me: () => null,
    dispatchToAccount: async (message) => {
      sent.push(message)
    },
  })
  const handOver = async () => {
    const said: TabMessage[] = []
    new RunningEffect<TabMessage>(
      handFilesOver,
      { sentWith: a, conversationId: lounge, items: [album] },
      {
        ask: { unit: 'chat/attachments', id: 'hand:a', seq: 1 },
        say: (message) => {
          said.push(message)
        },
        resumed: false,
        session: () => null,
      },
    ).perform(NOON)
    await browser.time.pass(1)
    return said
  }
  const kept = async () => Promise.all([0, 1, 2].map(async (i) => (await fileCache.read(a, i))?.body.type ?? null))
  return { handOver, sent, kept, ids: fileCache.ids }
}

describe('R4-011 The pictures of an album that move to the outbox', () => {
  it('the bytes of all pictures are kept under the id of the message, in their order', async () => {
    const { handOver, sent, kept, ids } = await tabWith(a, b, c)
    expect(await handOver()).toMatchObject([{ type: 'chat/AttachmentsSent', sentWith: a }])
    expect(await kept()).toEqual(['image/a', 'image/b', 'image/c'])
    expect(ids()).toEqual([a])
    expect(sent).toMatchObject([
      { type: 'chat/SendFiles', conversationId: lounge, clientId: a, content: album.content },
    ])
  })

  it('a move that is repeated after a crash keeps the bytes', async () => {
    const { handOver, kept } = await tabWith(a, b, c)
    await handOver()
    await handOver()
    expect(await kept()).toEqual(['image/a', 'image/b', 'image/c'])
  })

  it('if the browser lost the bytes of a picture, no other picture takes its place', async () => {
    const { handOver, sent, kept } = await tabWith(a, c)
    await handOver()
    expect(await kept()).toEqual(['image/a', null, null])
    expect(sent).toHaveLength(1)
  })
})
