import type { Metadata, Transformer } from '@napi-rs/image'
import type { ResizableType, ResizeImage } from '../object-storage/resized-images'

const QUALITY = 85
const ENCODE: Readonly<Record<ResizableType, (drawn: Transformer) => Promise<Uint8Array>>> = {
  'image/jpeg': (drawn) => drawn.jpeg(QUALITY),
  'image/png': (drawn) => drawn.png(),
  'image/webp': (drawn) => drawn.webp(QUALITY),
  'image/bmp': (drawn) => drawn.bmp(),
}

/**
 * Loads the codec with the first picture that needs resizing, because the codec is native code. `null` if the codec has
 * no build for this machine.
 */
const loadCodec = async (): Promise<typeof import('@napi-rs/image') | null> => {
  try {
    return await import('@napi-rs/image')
  } catch (error) {
    console.error('Pictures are served as wide as they were stored, since none can be scaled here:', error)
    return null
  }
}
let codec: ReturnType<typeof loadCodec> | null = null

/** Draws an SVG as a PNG, in Node's thread pool. `null` if this machine has no codec or the drawing is damaged. */
export const renderDrawing = async (svg: string): Promise<Uint8Array | null> => {
  const loaded = await (codec ??= loadCodec())
  try {
    return loaded === null ? null : new Uint8Array(await loaded.Transformer.fromSvg(svg).png())
  } catch {
    return null
  }
}

/** EXIF orientations from 5 on swap width and height. */
const upright = ({ width, height, orientation = 1 }: Metadata): readonly [width: number, height: number] =>
  orientation >= 5 ? [height, width] : [width, height]

/** Decodes, scales and encodes in Node's thread pool, so that the main thread keeps serving. */
export const resizeImage: ResizeImage = async (picture, type, wanted) => {
  const loaded = await (codec ??= loadCodec())
  if (loaded === null) return null
  try {
    const drawn = new loaded.Transformer(picture)
    const [width, height] = upright(await drawn.metadata(true))
    if (width <= wanted) return null
    const size = {
      width: wanted,
      height: Math.max(1, Math.round((wanted * height) / width)),
      fit: loaded.ResizeFit.Fill,
    }
    return new Uint8Array(await ENCODE[type](drawn.rotate().fastResize(size)))
  } catch {
    return null
  }
}
