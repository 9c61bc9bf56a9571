import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ringtone } from '../../../../src/adapters/browser/media/ringtone'

interface Made {
  readonly kind: string
  readonly options: unknown
  isOn: boolean
}

/** What a browser's audio would be told. */
const made: Made[] = []
class FakeNode {
  readonly #made: Made
  constructor(_audio: unknown, options: unknown) {
    this.#made = { kind: new.target.name, options, isOn: false }
    made.push(this.#made)
  }
  connect(next: unknown): unknown {
    return next
  }
  disconnect(): void {
    this.#made.isOn = false
  }
  start(): void {
    this.#made.isOn = true
  }
}
class Source extends FakeNode {}
class Gain extends FakeNode {}

const audio = (state: 'running' | 'suspended') => {
  const told: string[] = []
  const context = {
    state,
    sampleRate: 8_000,
    destination: {},
    createBuffer: (_channels: number, length: number) => ({
      length,
      copyToChannel: (samples: Float32Array) => {
        told.push(samples.some((one) => one !== 0) ? 'sound' : 'silence')
      },
    }),
    resume: () => {
      told.push('resume')
      return Promise.resolve()
    },
    close: () => {
      told.push('close')
      return Promise.resolve()
    },
  }
  vi.stubGlobal('AudioContext', function Audio() {
    return context
  })
  return told
}

describe('The ringtone', () => {
  beforeEach(() => {
    made.length = 0
    vi.stubGlobal('AudioBufferSourceNode', Source)
    vi.stubGlobal('GainNode', Gain)
    vi.stubGlobal('document', new EventTarget())
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('R2-312 RCV-3 loops at volume 100, and is silent from the very moment it is stopped', () => {
    const told = audio('running')
    const onSilent = vi.fn<() => void>()
    const stop = ringtone(onSilent)
    expect(made).toMatchObject([
      { kind: 'Source', options: { loop: true }, isOn: true },
      { kind: 'Gain', options: { gain: 1 } },
    ])
    expect([told, onSilent.mock.calls]).toEqual([['sound'], []])
    stop()
    expect([made[0]?.isOn, told.at(-1)]).toEqual([false, 'close'])
  })

  it('says so where the browser lets no sound out, and begins with the next press', () => {
    const told = audio('suspended')
    const onSilent = vi.fn<() => void>()
    ringtone(onSilent)
    expect(onSilent).toHaveBeenCalledTimes(1)
    document.dispatchEvent(new Event('pointerdown'))
    expect(told).toContain('resume')
  })

  it('rings without a sound where there is no audio at all', () => {
    const onSilent = vi.fn<() => void>()
    vi.stubGlobal('AudioContext', undefined)
    ringtone(onSilent)()
    expect(onSilent).toHaveBeenCalledTimes(1)
  })
})
