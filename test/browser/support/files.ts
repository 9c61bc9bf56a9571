import type { Page } from 'playwright/test'

export interface MadeFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** A 600 × 400 picture, encoded by the browser. */
export const makePicture = async (page: Page, name: string, mimeType: string): Promise<MadeFile> => ({
  name,
  mimeType,
  buffer: Buffer.from(
    await page.evaluate(async (type) => {
      const canvas = new OffscreenCanvas(600, 400)
      const pen = canvas.getContext('2d')
      if (pen === null) throw new Error('no canvas')
      pen.fillStyle = 'rebeccapurple'
      pen.fillRect(0, 0, 600, 400)
      pen.fillStyle = 'gold'
      pen.fillRect(150, 100, 300, 200)
      return [...new Uint8Array(await (await canvas.convertToBlob({ type })).arrayBuffer())]
    }, mimeType),
  ),
})

/** A video of a second, recorded by the browser and padded with zeros to `size` bytes. */
export const makeVideo = async (page: Page, size: number): Promise<MadeFile> => {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 320
    canvas.height = 180
    const pen = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' })
    const chunks: Blob[] = []
    recorder.ondataavailable = ({ data }) => {
      chunks.push(data)
    }
    const over = new Promise<void>((resolve) => {
      recorder.onstop = () => {
        resolve()
      }
    })
    recorder.start()
    for (let frame = 0; frame < 20; frame += 1) {
      if (pen !== null) pen.fillStyle = `hsl(${frame * 18} 80% 50%)`
      pen?.fillRect(0, 0, 320, 180)
      await new Promise((next) => {
        requestAnimationFrame(() => {
          setTimeout(next, 40)
        })
      })
    }
    recorder.stop()
    await over
    return [...new Uint8Array(await new Blob(chunks).arrayBuffer())]
  })
  const buffer = Buffer.alloc(Math.max(size, bytes.length))
  Buffer.from(bytes).copy(buffer)
  return { name: 'clip.webm', mimeType: 'video/webm', buffer }
}
