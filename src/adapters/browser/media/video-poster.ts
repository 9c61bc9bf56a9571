import type { Clock } from '../../../application/ports/browser/clock'
import { withTimeout } from '../network/with-timeout'

/** The position in the video, in seconds, of the frame for the poster (spec 1 §5). */
const AT_S = 0.1
const QUALITY = 0.8
/** The time limit in milliseconds. A file that shows no frame within this time counts as an invalid video. */
const LIMIT_MS = 8_000

export interface VideoPoster {
  readonly poster: Blob
  readonly width: number
  readonly height: number
  /** The length of the video, rounded to whole seconds for the wire. */
  readonly seconds: number
}

const next = (video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> =>
  new Promise((resolve, reject) => {
    video.addEventListener(
      event,
      () => {
        resolve()
      },
      { once: true },
    )
    video.addEventListener(
      'error',
      () => {
        reject(new Error('no video'))
      },
      { once: true },
    )
  })

const take = async (video: HTMLVideoElement, url: string): Promise<VideoPoster> => {
  const loaded = next(video, 'loadeddata')
  video.src = url
  await loaded
  const sought = next(video, 'seeked')
  video.currentTime = Number.isFinite(video.duration) ? Math.min(AT_S, video.duration) : AT_S
  await sought
  const { videoWidth: width, videoHeight: height, duration } = video
  if (width === 0 || height === 0) throw new Error('no picture')
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  const poster = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
  return { poster, width, height, seconds: Number.isFinite(duration) ? Math.round(duration) : 0 }
}

/** Reads the video's size and length and a frame near its start. Throws when the file does not play. */
export const readVideoPoster = async (file: Blob, clock: Clock): Promise<VideoPoster> => {
  const video = document.createElement('video')
  video.muted = true
  video.preload = 'auto'
  const url = URL.createObjectURL(file)
  try {
    return await withTimeout(clock, LIMIT_MS, take(video, url))
  } finally {
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(url)
  }
}
