import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { DELETION_DELAY_MS } from '../../../../../src/domain/account-deletion'
import { makeAccountDeletion } from '../../../../../src/adapters/rest/account/account-deletion'
import { blobFiles } from '../../../../../src/adapters/simulator/node/blob-files'
import { nodeClock, nodeRandom } from '../../../../../src/adapters/simulator/node/node-drivers'
import type { BlobBackend } from '../../../../../src/adapters/simulator/object-storage/blob-backend'
import { makePictureEraser } from '../../../../../src/adapters/simulator/object-storage/erase-pictures'
import { makeObjectIndex } from '../../../../../src/adapters/simulator/object-storage/object-index'
import type { Xid } from '../../../../../src/domain/kernel/ids'
import { nodeHttp, nodeSockets } from '../../../../contracts/subjects/over-http'
import { ann, ben } from '../../../../support/builders/person'
import { memoryBytes } from '../../../../support/in-memory/bytes'
import { makeClient, right } from '../../../support/client'
import { raw, startServerIn, temporaryFolder } from '../../node/node-server-fixture'

const pictureOf = async (keeper: BlobBackend, key: string, owner: Xid): Promise<void> => {
  const index = makeObjectIndex(keeper)
  const etag = `"${key}"`
  await index.put(key, { type: 'image/png', etag, owner, size: 3, uploadId: null }, new Uint8Array([1, 2, 3]))
  await index.putScaled(etag, 320, new Uint8Array([1]))
}

describe('The pictures of a deleted account', () => {
  it('R4-609 are deleted with their resized versions, by the URL of the bucket or of the page', async () => {
    const keeper = memoryBytes()
    const [face, banner] = [`${ann.xid}_face.png`, `${ann.xid}_banner.png`]
    await pictureOf(keeper, face, ann.xid)
    await pictureOf(keeper, banner, ann.xid)
    const erase = makePictureEraser(keeper)
    const urls = [`http://loop-media.localhost:4400/${face}`, `https://loop.example/loop-media/${banner}`]
    const pictures = [...urls, '/town/c1.svg', 'no address'].map((url) => ({ owner: ann.xid, url }))
    await erase(pictures)
    expect(await keeper.names('')).toEqual([])
    await erase(pictures)
  })

  it('R4-609 a picture that another account uploaded stays', async () => {
    const keeper = memoryBytes()
    const key = `${ben.xid}_face.png`
    await pictureOf(keeper, key, ben.xid)
    await makePictureEraser(keeper)([{ owner: ann.xid, url: `http://loop-media.localhost:4400/${key}` }])
    expect(await makeObjectIndex(keeper).label(key)).not.toBeNull()
  })

  it('R4-607 R4-609 a server that was down when the account fell due deletes the account and its picture at the start', async () => {
    const folder = temporaryFolder()
    const first = await startServerIn(folder.path)
    const clientOf = (origin: string) =>
      makeClient({ http: nodeHttp, sockets: nodeSockets, origin, clock: nodeClock, random: nodeRandom })
    const client = clientOf(`http://127.0.0.1:${first.port}`)
    const { xid } = await client.signIn('leaver@loop.example')
    const key = `${xid}_face.png`
    await pictureOf(blobFiles(path.join(folder.path, 'objects'), false), key, xid)
    const url = `http://loop-media.localhost:${first.port}/${key}`
    const { person } = await right(client.profiles.own())
    await right(client.profiles.save({ uid: person.uid, name: 'Leaver', avatar: url, banner: null, bio: '' }))
    const deletion = makeAccountDeletion(client.rest)
    await right(deletion.request((await right(deletion.plan())).remainders))
    await first.close()

    const second = await startServerIn(folder.path, { clockAheadMs: DELETION_DELAY_MS + 60_000 })
    const picture = () => raw(second.port, `/${key}`, { headers: { host: `loop-media.localhost:${second.port}` } })
    await expect.poll(async () => (await picture()).status).toBe(404)
    const again = await clientOf(`http://127.0.0.1:${second.port}`).signIn('leaver@loop.example')
    expect(again.xid).not.toBe(xid)
    await second.close()
    folder.remove()
  })
})
