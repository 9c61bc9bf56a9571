import { BehaviorSubject, Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { makeClock } from '../../../../src/adapters/browser/time/clock'
import type { RecorderEvents } from '../../../../src/adapters/browser/voice/room-mixer'
import { makeRoomRecorder } from '../../../../src/adapters/browser/voice/room-recorder'
import type { RoomRecorderEvent } from '../../../../src/application/features/recording/ports'
import type { Remote, Stream } from '../../../../src/application/ports/media-room'
import { ben, vera } from '../../../support/builders/person'
import { FakeTime } from '../fake-time'

const streamOf = (id: string): Stream => ({ id, active: true })
const remote = (id: string, kind: Remote['kind'] = 'microphone', { xid } = ben): Remote => ({
  xid,
  kind,
  stream: streamOf(id),
})

const world = (formats: readonly string[] = ['audio/webm;codecs=opus', 'audio/mp4']) => {
  const time = new FakeTime()
  const [remotes$, voice$] = [new BehaviorSubject<readonly Remote[]>([]), new BehaviorSubject<Stream | null>(null)]
  const [finish$, sounds, events] = [new Subject<void>(), new Set<string>(), Array.of<RoomRecorderEvent>()]
  const recorded: string[] = []
  let told: RecorderEvents | null = null
  let isClosed = false
  const recorder = makeRoomRecorder({
    media: { remotes$, voice$ },
    clock: makeClock(time.driver()),
    mixer: {
      canRecord: (format) => formats.includes(format),
      open: () => ({
        add: ({ id }) => {
          sounds.add(id)
          return () => void sounds.delete(id)
        },
        record: (format, _, notify) => {
          recorded.push(format)
          told = notify
          return () => {
            notify.piece(new Blob(['last']))
            notify.ended()
          }
        },
        close: () => {
          isClosed = true
        },
      }),
    },
  })
  const recording = recorder.record(finish$).subscribe((event) => events.push(event))
  return {
    time,
    remotes$,
    voice$,
    finish$,
    sounds,
    events,
    recorded,
    recording,
    recorder,
    told: () => told,
    isClosed: () => isClosed,
  }
}

describe('R4-954 The recorder of a room', () => {
  it('the mix has every received voice, also of people who enter or leave meanwhile', () => {
    const { remotes$, sounds } = world()
    remotes$.next([remote('a'), remote('b', 'screen'), remote('c', 'camera')])
    expect([...sounds]).toEqual(['a', 'b'])
    remotes$.next([remote('b', 'screen'), remote('d', 'microphone', vera)])
    expect([...sounds]).toEqual(['b', 'd'])
  })

  it('the mix has the member’s own microphone exactly while that is sent', () => {
    const { voice$, remotes$, sounds } = world()
    remotes$.next([remote('a')])
    voice$.next(streamOf('own'))
    expect([...sounds]).toEqual(['a', 'own'])
    voice$.next(null)
    expect([...sounds]).toEqual(['a'])
  })

  it('the sound comes in pieces with the length so far, and the last piece comes after a stop', () => {
    const { time, told, finish$, events, isClosed } = world()
    time.pass(4_000)
    told()?.piece(new Blob(['sound']))
    time.pass(1_000)
    finish$.next()
    expect(events).toMatchObject([
      { kind: 'piece', mime: 'audio/webm', ms: 4_000 },
      { kind: 'piece', ms: 5_000 },
      { kind: 'ended', reason: null },
    ])
    expect(isClosed()).toBe(true)
  })

  it('the recorder reports that the browser has stopped recording or cannot record', () => {
    const broken = world()
    broken.told()?.failed()
    expect(broken.events).toEqual([{ kind: 'ended', reason: 'lost' }])
    expect(world([]).events).toEqual([{ kind: 'ended', reason: 'unsupported' }])
  })

  it.each([
    [['audio/webm;codecs=opus', 'audio/mp4'], 'audio/webm;codecs=opus'],
    [['audio/mp4'], 'audio/mp4'],
  ])('of a browser that records %j records %s', (formats, format) => {
    expect(world(formats).recorded).toEqual([format])
  })

  it('the recorder stops when nobody is subscribed', () => {
    const { recording, remotes$, isClosed } = world()
    recording.unsubscribe()
    expect([isClosed(), remotes$.observed]).toEqual([true, false])
  })

  it('pieces become one file of their type, in their order', async () => {
    const whole = world().recorder.join([new Blob(['one ']), new Blob(['two'])], 'audio/mp4')
    expect(whole instanceof Blob && [whole.type, await whole.text()]).toEqual(['audio/mp4', 'one two'])
  })
})
