import { Transformer } from '@napi-rs/image'
import { describe, expect, it } from 'vitest'
import { resizeImage } from '../../../../src/adapters/simulator/node/resize-image'
import { ann } from '../../../support/builders/person'
import { ossFixture } from '../../oss/oss-fixture'

const KEY = `${ann.xid}_1_0042.png`
type Format = 'jpeg' | 'png' | 'webp' | 'bmp'

const picture = async (format: Format, width: number, height: number): Promise<Buffer> => {
  const pixels = Uint8Array.from({ length: width * height * 4 }, (_, i) => (i % 4 === 3 ? 255 : i >> 8))
  return await Transformer.fromRgbaPixels(pixels, width, height)[format]()
}

/** A photo from a camera that was held upright. Its EXIF data has the orientation. */
const heldUpright = (jpeg: Buffer): Buffer => {
  const exif = Buffer.from('4578696600004d4d002a00000008000101120003000000010006000000000000', 'hex')
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1, 0, exif.length + 2]), exif, jpeg.subarray(2)])
}

const stored = async (bytes: Buffer, mime: string) => {
  const bench = ossFixture()
  await bench.client(await bench.passes.issue(ann.xid), 4).put(KEY, bytes, { mime })
  const asked = async (width: number) => {
    const answer = await bench.at(`/${KEY}?x-oss-process=image/resize,w_${width}`)
    return {
      status: answer.status,
      type: answer.headers.get('content-type'),
      etag: answer.headers.get('etag'),
      body: Buffer.from(await answer.arrayBuffer()),
    }
  }
  return { ...bench, asked }
}

const drawn = async (body: Buffer) => {
  const { width, height, format, orientation } = await new Transformer(body).metadata(true)
  return { width, height, format, orientation }
}

describe('The image proxy', () => {
  it.each(
    (['jpeg', 'png', 'webp', 'bmp'] as const).flatMap((format) => [320, 640, 960].map((width) => ({ format, width }))),
  )(
    'R1-354 R2-336 the image proxy resizes a $format picture to the width $width and keeps the proportions and the file type',
    async ({ format, width }) => {
      const { asked } = await stored(await picture(format, 1200, 900), `image/${format}`)
      const { status, type, body } = await asked(width)
      expect([status, type]).toEqual([200, `image/${format}`])
      expect(await drawn(body)).toEqual({ width, height: (width * 3) / 4, format, orientation: undefined })
    },
  )

  it('R1-354 the image proxy turns a photo upright according to the orientation in the EXIF data of the photo', async () => {
    const { asked } = await stored(heldUpright(await picture('jpeg', 1200, 800)), 'image/jpeg')
    expect(await drawn((await asked(320)).body)).toEqual({
      width: 320,
      height: 480,
      format: 'jpeg',
      orientation: undefined,
    })
  })

  it('R1-354 the image proxy never enlarges a picture', async () => {
    const small = await picture('png', 300, 500)
    expect((await (await stored(small, 'image/png')).asked(320)).body.equals(small)).toBe(true)
  })

  it('R1-354 the image proxy resizes a picture once per width, and again when the picture was replaced', async () => {
    const { asked, client, passes, drawings } = await stored(await picture('png', 800, 400), 'image/png')
    const [first, beside] = await Promise.all([asked(640), asked(640)])
    expect([beside.etag, (await asked(640)).etag, drawings()]).toEqual([first.etag, first.etag, 1])
    await client(await passes.issue(ann.xid), 4).put(KEY, await picture('png', 800, 800), { mime: 'image/png' })
    expect(await drawn((await asked(640)).body)).toEqual({
      width: 640,
      height: 640,
      format: 'png',
      orientation: undefined,
    })
    expect(drawings()).toBe(2)
  })

  it.each([
    [
      'an animated picture',
      Buffer.concat([Buffer.from('GIF89a'), Buffer.from([0x20, 3, 0x20, 3, 0, 0, 0])]),
      'image/gif',
    ],
    [
      'an SVG drawing',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
      'image/svg+xml',
    ],
    ['a file that is no picture', Buffer.from('0123456789'), 'image/png'],
  ])('R1-355 the image proxy serves %s unchanged', async (_, bytes, mime) => {
    const { asked, drawings } = await stored(bytes, mime)
    const { status, type, body } = await asked(320)
    expect([status, type, body.equals(bytes), drawings()]).toEqual([200, mime, true, 0])
  })

  it('the image proxy serves a picture unchanged, without decoding it, if the header of the file declares too many pixels', async () => {
    const bomb = await picture('png', 900, 900)
    bomb.writeUInt32BE(60_000, 16)
    bomb.writeUInt32BE(60_000, 20)
    const { asked, drawings } = await stored(bomb, 'image/png')
    expect([(await asked(320)).body.equals(bomb), drawings()]).toEqual([true, 0])
  })

  it('the image proxy serves a damaged picture unchanged', async () => {
    const damaged = (await picture('png', 900, 900)).subarray(0, 300)
    const { asked } = await stored(damaged, 'image/png')
    expect((await asked(320)).body.equals(damaged)).toBe(true)
    expect(await resizeImage(damaged, 'image/png', 320)).toBeNull()
  })
})
