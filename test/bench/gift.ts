import type { GiftAnimation } from '../../src/domain/gift'
import { makeAlphaVideo } from '../../src/ui/features/gift/alpha-video'

/** How many WebGL frames and contexts this page has created so far. */
const drawn = { frames: 0, contexts: 0 }
const known = new WeakSet<WebGLRenderingContext>()
const { prototype } = WebGLRenderingContext
const drawArrays = Reflect.get(prototype, 'drawArrays')
prototype.drawArrays = function draw(...args) {
  Reflect.apply(drawArrays, this, args)
  if (!known.has(this)) drawn.contexts += 1
  known.add(this)
  drawn.frames += 1
}

/** The number of frames that a plain `<video>` shows of that file. */
const plain = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const video = document.createElement('video')
    Object.assign(video, { muted: true, playsInline: true })
    let frames = 0
    const count = (_: number, { presentedFrames }: VideoFrameCallbackMetadata): void => {
      frames = presentedFrames
      video.requestVideoFrameCallback(count)
    }
    video.requestVideoFrameCallback(count)
    video.addEventListener('ended', () => {
      video.remove()
      resolve(frames)
    })
    video.addEventListener('error', () => {
      reject(new Error(`${url} cannot be played`))
    })
    document.body.append(video)
    video.src = url
    void video.play()
  })

/** The number of frames that the product draws of the animation, with alpha. */
const moving = (animation: GiftAnimation): Promise<number> =>
  new Promise((resolve, reject) => {
    const before = drawn.frames
    const surface = makeAlphaVideo()
    document.body.append(surface.canvas)
    surface.play(animation, {
      onEnd: () => resolve(drawn.frames - before),
      onFail: () => reject(new Error(`${animation.url} cannot be drawn`)),
    })
  })

/** Plays `count` animations in sequence. Returns the number of WebGL contexts. */
const many = async (animation: GiftAnimation, count: number): Promise<number> => {
  for (let n = 0; n < count; n += 1) await moving(animation)
  return drawn.contexts
}

Reflect.set(window, 'bench', { plain, moving, many })
