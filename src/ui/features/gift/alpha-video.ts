import type { GiftAnimation } from '../../../domain/gift'

const VERTEX =
  'attribute vec2 corner; varying vec2 at; void main() { at = vec2(corner.x, 1.0 - corner.y); gl_Position = vec4(corner * 2.0 - 1.0, 0.0, 1.0); }'
/**
 * The video's RGB is premultiplied, so the shader only clamps RGB to the alpha value. Alpha below 4/255 is encoder
 * noise. Samples stay half a texel inside their own half of the frame.
 */
const FRAGMENT = `precision mediump float;
varying vec2 at; uniform sampler2D film; uniform vec4 rgb; uniform vec4 alpha; uniform vec2 texel;
vec2 inside(vec4 rect) { return clamp(rect.xy + at * rect.zw, rect.xy + texel * 0.5, rect.xy + rect.zw - texel * 0.5); }
void main() {
  float a = texture2D(film, inside(alpha)).g;
  if (a < 4.0 / 255.0) a = 0.0;
  gl_FragColor = vec4(min(texture2D(film, inside(rgb)).rgb, vec3(a)), a);
}`

interface Painter {
  readonly paint: (video: HTMLVideoElement, animation: GiftAnimation) => void
  readonly clear: () => void
}

const program = (gl: WebGLRenderingContext): WebGLProgram | null => {
  const made = gl.createProgram()
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(type)
    if (shader === null) return null
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(made, shader)
  }
  gl.linkProgram(made)
  return gl.getProgramParameter(made, gl.LINK_STATUS) === true ? made : null
}

/** Draws the frames with WebGL. `null` in a browser without WebGL. */
const painterOn = (canvas: HTMLCanvasElement): Painter | null => {
  const gl = canvas.getContext('webgl', {
    alpha: true,
    premultipliedAlpha: true,
    antialias: false,
    depth: false,
    stencil: false,
  })
  const linked = gl === null ? null : program(gl)
  if (gl === null || linked === null) return null
  gl.useProgram(linked)
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([0, 0, 1, 0, 0, 1, 1, 1]), gl.STATIC_DRAW)
  const corner = gl.getAttribLocation(linked, 'corner')
  gl.enableVertexAttribArray(corner)
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0)
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture())
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
  const at = (name: string): WebGLUniformLocation | null => gl.getUniformLocation(linked, name)
  const places = { rgb: at('rgb'), alpha: at('alpha'), texel: at('texel') }
  gl.clearColor(0, 0, 0, 0)
  return {
    paint: (video, { width, height, videoWidth, videoHeight, rgb, alpha }) => {
      if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
      gl.viewport(0, 0, width, height)
      for (const [place, [x, y, w, h]] of [
        [places.rgb, rgb],
        [places.alpha, alpha],
      ] as const)
        gl.uniform4f(place, x / videoWidth, y / videoHeight, w / videoWidth, h / videoHeight)
      gl.uniform2f(places.texel, 1 / videoWidth, 1 / videoHeight)
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, video)
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4)
    },
    clear: () => gl.clear(gl.COLOR_BUFFER_BIT),
  }
}

export interface AlphaPlayback {
  readonly pause: () => void
  readonly goOn: () => void
  readonly stop: () => void
}
interface Told {
  readonly onEnd: () => void
  readonly onFail: () => void
}

/** Plays all gifts on a single canvas, with one WebGL context and one video for the life of the page (ADR 17). */
export interface AlphaVideo {
  readonly canvas: HTMLCanvasElement
  /**
   * Plays the animation once, then calls exactly one of the two callbacks, unless the caller has stopped the animation.
   */
  readonly play: (animation: GiftAnimation, told: Told) => AlphaPlayback
}

const nothing = (): void => undefined

const makeSurface = (): AlphaVideo => {
  const canvas = document.createElement('canvas')
  const video = document.createElement('video')
  Object.assign(video, { muted: true, playsInline: true, preload: 'auto', crossOrigin: 'anonymous' })
  let painter = painterOn(canvas)
  return {
    canvas,
    play: (animation, { onEnd, onFail }) => {
      painter ??= painterOn(canvas)
      if (painter === null || !('requestVideoFrameCallback' in video)) {
        onFail()
        return { pause: nothing, goOn: nothing, stop: nothing }
      }
      const hearing = new AbortController()
      const { signal } = hearing
      let frame = 0
      const stop = (): void => {
        if (signal.aborted) return
        hearing.abort()
        if (frame > 0) video.cancelVideoFrameCallback(frame)
        video.pause()
        video.removeAttribute('src')
        video.load()
        painter?.clear()
      }
      const over = (say: () => void) => (): void => {
        if (signal.aborted) return
        stop()
        say()
      }
      const fail = over(onFail)
      const draw = (): void => {
        if (signal.aborted) return
        try {
          painter?.paint(video, animation)
        } catch {
          // WebGL cannot draw a cross-origin video without CORS headers.
          return fail()
        }
        frame = video.requestVideoFrameCallback(draw)
        return undefined
      }
      const begin = (): void => {
        void video.play().catch(() => {
          if (!signal.aborted && !document.hidden) fail()
        })
      }
      canvas.addEventListener(
        'webglcontextlost',
        (event) => {
          event.preventDefault()
          painter = null
          fail()
        },
        { signal },
      )
      video.addEventListener('error', fail, { signal })
      video.addEventListener('ended', over(onEnd), { signal })
      video.addEventListener(
        'loadeddata',
        () => {
          if (video.videoWidth !== animation.videoWidth || video.videoHeight !== animation.videoHeight) fail()
          else begin()
        },
        { signal },
      )
      frame = video.requestVideoFrameCallback(draw)
      video.src = animation.url
      video.load()
      return { pause: () => video.pause(), goOn: begin, stop }
    },
  }
}

let surface: AlphaVideo | null = null
export const makeAlphaVideo = (): AlphaVideo => (surface ??= makeSurface())
