import { describe, expect, it } from 'vitest'
import { recorderOf, type RecorderViewModel } from '../../../src/domain/voice'
import { recordersReducer } from '../../../src/domain/voice/recorder.machine'
import { waveformOf } from '../../../src/domain/voice/waveform'
import { clientId, kitchen, lounge } from '../../support/builders/message'
import { given, type Step } from '../../support/given'
import { recording } from './recording'

const here = { conversationId: lounge }
const record = (isHeld: boolean, id = 'r1'): Step => ({
  type: 'voice/Record',
  ...here,
  recordingId: clientId(id),
  isHeld,
})
const say = (type: 'voice/Lock' | 'voice/Finish' | 'voice/Discard' | 'voice/Send'): Step => ({ type, ...here })
const opened: Step = (ask) => ({ type: 'voice/MicrophoneOpened', ask: ask(`capture/${lounge}`), ...here })
const recorded: Step = (ask) => ({ type: 'voice/Recorded', ask: ask(`capture/${lounge}`), ...here, recording })
const refused: Step = (ask) => ({
  type: 'voice/NotRecorded',
  ask: ask(`capture/${lounge}`),
  ...here,
  reason: 'permissionRefused',
})
const after = (...steps: readonly Step[]) => given(recordersReducer, ...steps)
const stepAfter = (...steps: readonly Step[]): RecorderViewModel['step'] | null =>
  recorderOf(after(...steps).state, lounge)?.step ?? null
const one = { conversationId: lounge, recordingId: clientId('r1') }

describe('R4-502 The voice recorder', () => {
  it('the microphone opens with a press and closes when the person is done', () => {
    after(record(false)).gives({ asks: { [`capture/${lounge}`]: one } })
    expect(stepAfter(record(false))).toBe('asking')
    expect(stepAfter(record(false), opened)).toBe('locked')
    const finishing = after(record(false), opened, say('voice/Finish'))
    finishing.gives({ asks: { [`capture/${lounge}`]: one, [`finish/${lounge}`]: one } })
    finishing
      .when((ask) => ({ type: 'voice/FinishHeard', ask: ask(`finish/${lounge}`), ...here }), recorded)
      .gives({ asks: {} })
  })

  it('R4-502 a held recording ends when the person lets go, and a tap locks it', () => {
    expect(stepAfter(record(true), opened)).toBe('held')
    expect(stepAfter(record(true), opened, say('voice/Finish'))).toBe('finishing')
    expect(stepAfter(record(true), opened, say('voice/Lock'))).toBe('locked')
    expect(stepAfter(record(true), opened, say('voice/Lock'), say('voice/Lock'))).toBe('locked')
  })

  it('R4-502 a person who lets go while the browser still asks records without holding', () => {
    expect(stepAfter(record(true), say('voice/Finish'), opened)).toBe('locked')
    expect(stepAfter(record(true), say('voice/Lock'), opened)).toBe('locked')
  })

  it('R4-502 cancelling drops the recording and closes the microphone, at every step', () => {
    for (const steps of [
      [record(true)],
      [record(true), opened],
      [record(false), opened],
      [record(false), opened, say('voice/Finish')],
    ])
      after(...steps, say('voice/Discard')).gives({ asks: {} })
    expect(stepAfter(record(true), opened, say('voice/Discard'))).toBeNull()
  })

  it('R4-508 a refused microphone leaves the reason until the person tries again or closes it', () => {
    const denied = after(record(false), refused)
    denied.gives({ asks: {} })
    expect(recorderOf(denied.state, lounge)).toMatchObject({ step: 'denied', reason: 'permissionRefused' })
    const again = denied.when(record(true, 'r2'))
    expect(recorderOf(again.state, lounge)).toMatchObject({ step: 'asking', reason: null, recordingId: clientId('r2') })
    expect(stepAfter(record(false), refused, say('voice/Discard'))).toBeNull()
  })

  it('R4-502 each conversation has its own recorder', () => {
    const { state } = after(record(false), opened)
    expect(recorderOf(state, kitchen)).toBeNull()
  })
})

describe('R4-503 A recording before it is sent', () => {
  const preview = [record(false), opened, recorded] as const

  it('nothing is sent before the person presses Send', () => {
    after(...preview).gives({ asks: {} })
    expect(recorderOf(after(...preview).state, lounge)).toMatchObject({ step: 'preview', recording })
  })

  it('R4-503 a sent recording moves to the outbox, once', () => {
    const sending = after(...preview, say('voice/Send'), say('voice/Send'))
    sending.gives({ asks: { [`hand/${lounge}`]: { ...one, recording } } })
    const over = sending.when((ask) => ({ type: 'voice/HandedOver', ask: ask(`hand/${lounge}`), ...here }))
    expect(recorderOf(over.state, lounge)).toBeNull()
  })

  it('R4-503 a deleted recording is dropped with its bytes', () => {
    const deleted = after(...preview, say('voice/Discard'))
    deleted.gives({ asks: { [`forget/${lounge}`]: one } })
    expect(recorderOf(deleted.state, lounge)).toMatchObject({ step: 'over' })
    const over = deleted.when((ask) => ({ type: 'voice/Forgotten', ask: ask(`forget/${lounge}`), ...here }))
    expect(recorderOf(over.state, lounge)).toBeNull()
  })

  it('R4-503 a recording that reaches its greatest length waits in the preview', () => {
    expect(stepAfter(record(true), opened, recorded)).toBe('preview')
  })

  it('R4-503 the recorder of an account that is gone keeps nothing', () => {
    after(...preview, { type: 'ForgetAccount' }).gives({ asks: {} })
    expect(stepAfter(...preview, { type: 'ForgetAccount' })).toBeNull()
  })
})

describe('R4-501 The waveform of a recording', () => {
  it('the waveform has 64 values from 0 to 100: the loudest moment of each part', () => {
    const levels = Array.from({ length: 128 }, (_, i) => (i % 2 === 0 ? 0.1 : i / 127))
    const bars = waveformOf(levels)
    expect(bars).toHaveLength(64)
    expect(bars.at(-1)).toBe(100)
    expect(bars[0]).toBe(10)
  })

  it.each([0, 1, 3, 63, 65, 3_000])('a recording with %i measured moments has 64 whole values', (count) => {
    const bars = waveformOf(Array.from({ length: count }, () => 2))
    expect(bars).toHaveLength(64)
    expect(bars.every((bar) => Number.isInteger(bar) && bar >= 0 && bar <= 100)).toBe(true)
  })
})
