import { describe, expect, it } from 'vitest'
import { makePlayback, type VoiceSource } from '../../../../src/application/features/voice/playback'
import type { SoundEvent } from '../../../../src/application/features/voice/ports'

interface Opened {
  readonly url: string
  readonly done: string[]
  readonly notify: (event: SoundEvent) => void
}

const player = () => {
  const opened: Opened[] = []
  const playback = makePlayback((url, notify) => {
    const done: string[] = []
    opened.push({ url, done, notify })
    return {
      play: () => {
        done.push('play')
        notify({ kind: 'playing' })
      },
      pause: () => {
        done.push('pause')
        notify({ kind: 'paused' })
      },
      seek: (ms) => done.push(`seek ${ms}`),
      setSpeed: (speed) => done.push(`speed ${speed}`),
      close: () => done.push('close'),
    }
  })
  const doneBy = (index: number): readonly string[] => opened[index]?.done ?? []
  return { playback, opened, doneBy }
}
const source = (key: string): VoiceSource => ({ key, url: `https://files.example/${key}`, durationMs: 12_000 })

describe('R4-504 The playback of voice messages', () => {
  it('a message plays, pauses and goes on from the same place', () => {
    const { playback, opened, doneBy } = player()
    playback.toggle(source('a'))
    expect(playback.stateOf('a')).toMatchObject({ key: 'a', isPlaying: true })
    opened[0]?.notify({ kind: 'at', ms: 4_000 })
    playback.toggle(source('a'))
    expect(playback.stateOf('a')).toMatchObject({ isPlaying: false, ms: 4_000 })
    playback.toggle(source('a'))
    expect(opened).toHaveLength(1)
    expect(doneBy(0)).toEqual(['speed 1', 'play', 'pause', 'play'])
  })

  it('R4-505 another message stops the first, which is at its begin again', () => {
    const { playback, opened, doneBy } = player()
    playback.toggle(source('a'))
    opened[0]?.notify({ kind: 'at', ms: 4_000 })
    playback.toggle(source('b'))
    expect(doneBy(0).at(-1)).toBe('close')
    expect(playback.stateOf('a')).toMatchObject({ key: null, isPlaying: false, ms: 0 })
    expect(playback.stateOf('b')).toMatchObject({ key: 'b', isPlaying: true })
  })

  it('R4-504 a move stays within the message, also before it plays', () => {
    const { playback, doneBy } = player()
    playback.seek(source('a'), 99_000)
    playback.seek(source('a'), -5)
    expect(doneBy(0)).toEqual(['speed 1', 'seek 12000', 'seek 0'])
    expect(playback.stateOf('a')).toMatchObject({ isPlaying: false, ms: 0 })
  })

  it('R4-504 the speed goes from 1 to 1.5 to 2 and back, and the next message keeps it', () => {
    const { playback, doneBy } = player()
    playback.toggle(source('a'))
    const speeds = [1, 2, 3].map(() => {
      playback.nextSpeed()
      return playback.stateOf('a').speed
    })
    expect(speeds).toEqual([1.5, 2, 1])
    playback.nextSpeed()
    playback.toggle(source('b'))
    expect(doneBy(1)).toEqual(['speed 1.5', 'play'])
  })

  it('R4-504 a message that has ended is at its begin, and one that does not play says so and can be tried again', () => {
    const { playback, opened } = player()
    playback.toggle(source('a'))
    opened[0]?.notify({ kind: 'at', ms: 99_000 })
    expect(playback.stateOf('a').ms).toBe(12_000)
    opened[0]?.notify({ kind: 'ended' })
    expect(playback.stateOf('a')).toMatchObject({ isPlaying: false, ms: 0 })
    opened[0]?.notify({ kind: 'failed' })
    expect(playback.stateOf('a')).toMatchObject({ isPlaying: false, hasFailed: true })
    playback.toggle(source('a'))
    expect(opened).toHaveLength(2)
    expect(playback.stateOf('a')).toMatchObject({ isPlaying: true, hasFailed: false })
  })

  it('R4-504 a released message closes its file, and other messages go on', () => {
    const { playback, doneBy } = player()
    playback.toggle(source('a'))
    playback.release('b')
    expect(playback.stateOf('a').isPlaying).toBe(true)
    playback.release('a')
    expect(doneBy(0).at(-1)).toBe('close')
    expect(playback.stateOf('a').key).toBeNull()
    playback.pause()
  })

  it('R4-504 a row of another message is not told of every moment that plays', () => {
    const { playback, opened } = player()
    let told = 0
    playback.stateOf$('b').subscribe(() => {
      told += 1
    })
    playback.toggle(source('a'))
    opened[0]?.notify({ kind: 'at', ms: 1_000 })
    opened[0]?.notify({ kind: 'at', ms: 2_000 })
    expect(told).toBe(1)
  })
})
