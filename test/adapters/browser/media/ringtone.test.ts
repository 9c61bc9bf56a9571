import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ringtone } from '../../../../src/adapters/browser/media/ringtone'

interface Made {
  readonly kind: string
  readonly options: unknown
  isOn: boolean
}

/** The audio nodes that the ringtone created. */
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
  const calls: string[] = []
  const context = {
    state,
    sampleRate: 8_000,
    destination: {},
    createBuffer: (_channels: number, length: number) => ({
      length,
      copyToChannel: (samples: Float32Array) => {
        calls.push(samples.some((sample) => sample !== 0) ? 'sound' : 'silence')
      },
    }),
    resume: () => {
      calls.push('resume')
      return Promise.resolve()
    },
    close: () => {
      calls.push('close')
      return Promise.resolve()
    },
  }
  vi.stubGlobal('AudioContext', function Audio() {
    return context
  })
  return calls
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

  it('R2-312 RCV-3 the ringtone loops at volume 100, and ends at once when stopped', () => {
    const calls = audio('running')
    const onSilent = vi.fn<() => void>()
    const stop = ringtone(onSilent)
    expect(made).toMatchObject([
      { kind: 'Source', options: { loop: true }, isOn: true },
      { kind: 'Gain', options: { gain: 1 } },
    ])
    expect([calls, onSilent.mock.calls]).toEqual([['sound'], []])
    stop()
    expect([made[0]?.isOn, calls.at(-1)]).toEqual([false, 'close'])
  })

  it('when the browser blocks audio, the ringtone reports that it is silent, and starts with the next press on the page', () => {
    const calls = audio('suspended')
    const onSilent = vi.fn<() => void>()
    ringtone(onSilent)
    expect(onSilent).toHaveBeenCalledTimes(1)
    document.dispatchEvent(new Event('pointerdown'))
    expect(calls).toContain('resume')
  })

  it('the ringtone reports that it is silent when the browser cannot play audio', () => {
    const onSilent = vi.fn<() => void>()
    vi.stubGlobal('AudioContext', undefined)
    ringtone(onSilent)()
    expect(onSilent).toHaveBeenCalledTimes(1)
  })
})
