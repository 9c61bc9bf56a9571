import * as E from 'fp-ts/Either'
import type { Clock } from '../../../application/ports/browser/clock'
import type { CropArea, Media, Prepared } from '../../../application/ports/media'
import { checkImage, checkVideo, isMeantAsVideo, sniff, type FileRefusal, type Sniffed } from '../../../domain/upload'
import { readVideoPoster } from './video-poster'

/**
 * The number of leading bytes that are read to detect a file's type. This number covers every image header, even behind
 * a camera's metadata.
 */
const HEAD_BYTES = 262_144
/** The encoder quality of redrawn images. */
const QUALITY = 0.9
const REDRAWN: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

interface Drawn {
  readonly body: Blob
  readonly width: number
  readonly height: number
}

/**
 * Draws the image on a canvas: upright and without metadata such as the location. The browser decodes and encodes off
 * the main thread.
 */
const redrawn = async (file: Blob, type: string): Promise<Drawn> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const { width, height } = bitmap
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
  return { body: await canvas.convertToBlob({ type, quality: QUALITY }), width, height }
}

/**
 * Keeps the original file. A redraw would drop the frames of an animation, and a vector image has no pixels. Rejects if
 * the browser cannot show the file.
 */
const asOriginal = async (file: Blob, type: string): Promise<Drawn> => {
  const body = new Blob([file], { type })
  const url = URL.createObjectURL(body)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    return { body, width: image.naturalWidth, height: image.naturalHeight }
  } finally {
    URL.revokeObjectURL(url)
  }
}

/**
 * Draws the image again. If the redrawn image exceeds a size limit, the function returns the original, which has
 * already passed the size check.
 */
const drawn = async (file: Blob, { type, isMoving }: Sniffed): Promise<Drawn> => {
  if (isMoving || !REDRAWN.includes(type)) return asOriginal(file, type)
  const again = await redrawn(file, type)
  const kind: FileRefusal | null = checkImage('field', again.body, {
    type,
    width: again.width,
    height: again.height,
    isMoving,
  })
  return kind === null && again.body.type === type ? again : { ...again, body: new Blob([file], { type }) }
}

/** The type of a cropped image. Only opaque formats become JPEG. All others become a format that keeps transparency. */
const cutTypeOf = (type: string): string => (type === 'image/jpeg' || type === 'image/bmp' ? 'image/jpeg' : 'image/png')

const cut = async (
  picture: Blob,
  { x, y, width, height }: CropArea,
  size: Pick<CropArea, 'width' | 'height'>,
): Promise<Blob> => {
  const scale = Math.min(1, size.width / width)
  const bitmap = await createImageBitmap(picture, x, y, width, height, {
    resizeWidth: Math.round(width * scale),
    resizeHeight: Math.round(height * scale),
    resizeQuality: 'high',
  })
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
  return canvas.convertToBlob({ type: cutTypeOf(picture.type), quality: QUALITY })
}

const broken = (refusal: FileRefusal): E.Either<FileRefusal, Prepared> => E.left(refusal)

export const makeMedia = ({ clock }: { readonly clock: Clock }): Media => ({
  cut: async (picture, area, size) => (picture instanceof Blob ? cut(picture, area, size).catch(() => null) : null),
  prepare: async (file, entry) => {
    if (!(file instanceof Blob)) return broken('lost')
    const head = await file
      .slice(0, HEAD_BYTES)
      .arrayBuffer()
      .catch(() => new ArrayBuffer(0))
    const sniffed = sniff(new Uint8Array(head))
    if (entry !== 'field' && isMeantAsVideo(file, sniffed)) {
      const refusal = checkVideo(file)
      if (refusal !== null) return broken(refusal)
      const type = sniffed?.type ?? file.type
      const taken = await readVideoPoster(file, clock).catch(() => null)
      return taken === null
        ? broken('notAVideo')
        : E.right({ kind: 'video', body: new Blob([file], { type }), ...taken })
    }
    const refusal = checkImage(entry, file, sniffed)
    if (refusal !== null || sniffed === null) return broken(refusal ?? 'imageType')
    try {
      return E.right({ kind: 'image', ...(await drawn(file, sniffed)) })
    } catch {
      return broken(entry === 'field' ? 'notAPicture' : 'imageType')
    }
  },
})
