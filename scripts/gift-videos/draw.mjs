// Draws the frames of a gift and encodes them. The function runs in a page, so it must not use anything outside itself.

/**
 * @typedef {{
 *   id: string, motion: 'bloom' | 'rise' | 'cross' | 'burst', colours: readonly string[],
 *   width: number, height: number, frames: number, fps: number, scale: number
 * }} Gift
 * @typedef {{ data: string, at: number, isKey: boolean }} Chunk
 */

/**
 * The encoded frames of one gift (VAP): on the left the colours on black, on the right the transparency as grey.
 * @param {{ gift: Gift, picture: string, videoWidth: number, videoHeight: number, gap: number }} input
 * @returns {Promise<readonly Chunk[]>}
 */
export const encodedFrames = async ({ gift, picture, videoWidth, videoHeight, gap }) => {
  const { id, motion, colours, width, height, frames, fps, scale } = gift
  let seed = Array.from(id).reduce((hash, letter) => hash * 31 + letter.charCodeAt(0), 7)
  const random = () => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return seed / 4_294_967_296
  }
  const bits = Array.from({ length: motion === 'burst' ? 150 : 60 }, (_, n) => ({
    burst: n % 3,
    angle: random() * Math.PI * 2,
    far: 0.25 + random() * 0.75,
    size: 2 + random() * 4,
    turn: random() * 6,
    starts: random() * 0.5,
    colour: colours[n % colours.length] ?? '#fff',
  }))
  const image = new Image()
  image.src = picture
  await image.decode()
  const pen = (/** @type {number} */ w, /** @type {number} */ h) => {
    const made = new OffscreenCanvas(w, h).getContext('2d', { willReadFrequently: true })
    if (made === null) throw new Error('this browser has no 2D canvas')
    made.imageSmoothingQuality = 'high'
    return made
  }
  const scene = pen(width, height)
  const grey = pen(width, height)
  const film = pen(videoWidth, videoHeight)
  const out = (/** @type {number} */ t) => 1 - (1 - t) ** 3
  const bounce = (/** @type {number} */ t) => Math.max(0.01, 1 + 2.7 * (t - 1) ** 3 + 1.7 * (t - 1) ** 2)

  const bit = (
    /** @type {typeof bits[number]} */ one,
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {number} */ alpha,
    /** @type {number} */ turn,
  ) => {
    scene.save()
    scene.globalAlpha = Math.max(0, Math.min(1, alpha))
    scene.fillStyle = one.colour
    scene.translate(x, y)
    scene.rotate(turn)
    scene.beginPath()
    if (motion === 'burst' || motion === 'cross') scene.arc(0, 0, one.size * 0.7, 0, Math.PI * 2)
    else scene.roundRect(-one.size, -one.size * 0.6, one.size * 2, one.size * 1.2, one.size * 0.5)
    scene.fill()
    scene.restore()
  }
  const placed = (
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {number} */ side,
    /** @type {number} */ turn,
    /** @type {number} */ alpha,
  ) => {
    const halo = scene.createRadialGradient(x, y, 0, x, y, side * 0.8)
    halo.addColorStop(0, `${colours[0] ?? '#ffffff'}99`)
    halo.addColorStop(1, `${colours[0] ?? '#ffffff'}00`)
    scene.save()
    scene.globalAlpha = alpha
    scene.fillStyle = halo
    scene.fillRect(0, 0, width, height)
    scene.translate(x, y)
    scene.rotate(turn)
    scene.drawImage(image, -side / 2, -side / 2, side, side)
    scene.restore()
  }
  const draw = (/** @type {number} */ t) => {
    scene.clearRect(0, 0, width, height)
    const gone = t > 0.82 ? 1 - (t - 0.82) / 0.18 : 1
    const base = Math.min(width, height)
    const middle = { x: width / 2, y: height / 2 }
    if (motion === 'burst') {
      for (const one of bits) {
        const own = (t - one.burst * 0.22) / 0.5
        if (own <= 0 || own >= 1) continue
        const centre = [
          { x: 0.5, y: 0.4 },
          { x: 0.28, y: 0.6 },
          { x: 0.72, y: 0.55 },
        ][one.burst] ?? { x: 0.5, y: 0.5 }
        const reach = out(own) * one.far * base * 0.36
        bit(
          one,
          centre.x * width + Math.cos(one.angle) * reach,
          centre.y * height + Math.sin(one.angle) * reach + own * own * base * 0.12,
          1.2 - own,
          0,
        )
      }
      return
    }
    const x = motion === 'cross' ? width * (1.15 - t * 1.3) : middle.x
    const y =
      motion === 'rise'
        ? height * (1.15 - out(Math.min(1, t * 1.1)) * 0.72) - Math.max(0, t - 0.7) * height * 1.6
        : motion === 'cross'
          ? height * (t * 1.3 - 0.15)
          : middle.y - Math.sin(t * Math.PI) * 10
    for (const one of bits) {
      const own = (t - one.starts) / 0.5
      if (own <= 0 || own >= 1) continue
      if (motion === 'rise')
        bit(
          one,
          x + Math.cos(one.angle) * 14,
          y + base * 0.22 + own * one.far * base * 0.5,
          (1 - own) * gone,
          one.turn + own * 4,
        )
      else if (motion === 'cross')
        bit(
          one,
          x + own * one.far * width * 0.5 + Math.cos(one.angle) * 8,
          y - own * one.far * height * 0.5 + Math.sin(one.angle) * 8,
          (1 - own) * gone,
          0,
        )
      else
        bit(
          one,
          x + Math.cos(one.angle) * out(own) * one.far * width * 0.48,
          y + Math.sin(one.angle) * out(own) * one.far * height * 0.4 + own * own * 40,
          (1.1 - own) * gone,
          one.turn + own * 4,
        )
    }
    const grown = motion === 'bloom' ? bounce(Math.min(1, t / 0.25)) : 1
    placed(
      x,
      y,
      base * (motion === 'cross' ? 0.42 : 0.56) * grown,
      motion === 'bloom' ? Math.sin(t * 12) * 0.08 : 0,
      gone,
    )
  }

  /** @type {Chunk[]} */
  const chunks = []
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength)
      chunk.copyTo(bytes)
      chunks.push({
        data: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
        at: chunk.timestamp,
        isKey: chunk.type === 'key',
      })
    },
    error: (error) => {
      throw error
    },
  })
  encoder.configure({
    codec: 'vp09.00.10.08',
    width: videoWidth,
    height: videoHeight,
    bitrate: 420_000,
    framerate: fps,
    latencyMode: 'quality',
  })
  for (let frame = 0; frame < frames; frame += 1) {
    draw(frame / (frames - 1))
    const { data } = scene.getImageData(0, 0, width, height)
    const level = grey.createImageData(width, height)
    for (let at = 0; at < data.length; at += 4) {
      level.data[at] = level.data[at + 1] = level.data[at + 2] = data[at + 3] ?? 0
      level.data[at + 3] = 255
    }
    grey.putImageData(level, 0, 0)
    film.fillStyle = '#000'
    film.fillRect(0, 0, videoWidth, videoHeight)
    film.drawImage(scene.canvas, 0, 0)
    film.drawImage(grey.canvas, width + gap, 0, width * scale, height * scale)
    const picked = new VideoFrame(film.canvas, {
      timestamp: Math.round((frame * 1_000_000) / fps),
      duration: Math.round(1_000_000 / fps),
    })
    encoder.encode(picked, { keyFrame: frame === 0 })
    picked.close()
  }
  await encoder.flush()
  encoder.close()
  return chunks
}
