import type { Sound, VoicePorts } from '../../../application/features/voice/ports'

/** A position behind the end of every voice message. */
const FAR_S = 1e7

/**
 * Plays a file with the browser's audio element. Recorders write WebM without a length, and a browser cannot seek in
 * such a file. A first seek to the end makes the browser find the length.
 */
export const browserSound: VoicePorts['sound'] = (url, notify): Sound => {
  const audio = new Audio()
  let wanted: number | null = null
  let isMeasuring = false
  let plays = false
  const begin = (): void => {
    if (wanted !== null) audio.currentTime = wanted
    wanted = null
    if (!plays) return
    audio.play().catch(() => notify({ kind: audio.error === null ? 'paused' : 'failed' }))
  }
  audio.addEventListener('loadedmetadata', () => {
    isMeasuring = audio.duration === Infinity
    if (isMeasuring) audio.currentTime = FAR_S
    else begin()
  })
  audio.addEventListener('seeked', () => {
    if (!isMeasuring) return
    isMeasuring = false
    wanted ??= 0
    begin()
  })
  audio.addEventListener('timeupdate', () => {
    if (!isMeasuring && wanted === null) notify({ kind: 'at', ms: audio.currentTime * 1_000 })
  })
  audio.addEventListener('playing', () => notify({ kind: 'playing' }))
  audio.addEventListener('pause', () => notify({ kind: 'paused' }))
  audio.addEventListener('ended', () => {
    plays = false
    notify({ kind: 'ended' })
  })
  audio.addEventListener('error', () => notify({ kind: 'failed' }))
  audio.preload = 'auto'
  audio.src = url
  const isReady = (): boolean => audio.readyState >= HTMLMediaElement.HAVE_METADATA && !isMeasuring
  return {
    play: () => {
      plays = true
      if (isReady()) begin()
    },
    pause: () => {
      plays = false
      audio.pause()
    },
    seek: (ms) => {
      wanted = ms / 1_000
      if (!isReady()) return
      audio.currentTime = wanted
      wanted = null
    },
    setSpeed: (speed) => {
      audio.defaultPlaybackRate = speed
      audio.playbackRate = speed
    },
    close: () => {
      audio.pause()
      audio.removeAttribute('src')
      audio.load()
    },
  }
}
