import * as TE from 'fp-ts/TaskEither'
import { expect } from 'vitest'
import type { MediaRoom, RoomOrder, TrackKind } from '../../src/application/ports/media-room'
import { Secret } from '../../src/application/ports/browser/vault'
import { refusedSilently } from '../../src/domain/kernel/failure'
import type { RoomMediaFailure, MediaSendFailure } from '../../src/domain/kernel/media-fault'
import { factsFrom } from './contract-subject'

/** A browser outside a room, another browser in the room, and controls over devices and network. */
export interface RoomBench {
  readonly room: MediaRoom
  readonly order: RoomOrder
  readonly pass: (ms: number) => Promise<void>
  /** The kinds of tracks that this browser captures. */
  readonly held: () => readonly TrackKind[]
  /** The kinds of tracks that this browser sends. */
  readonly sent: () => readonly TrackKind[]
  /** Sets how many ms each device takes to open. */
  readonly giveAfter: (ms: number) => void
  readonly refuse: (kind: TrackKind, fault: MediaSendFailure | null) => void
  /** Ends the captured tracks of a kind, as when a device is unplugged. */
  readonly takeOut: (kind: TrackKind) => void
  /** Cuts the connection until `mend`. */
  readonly cut: () => void
  readonly mend: () => void
  readonly throwOut: (fault: RoomMediaFailure) => void
}

const LONG_MS = 2_000
type Behaviour = (bench: RoomBench) => Promise<void>

const entered = async (bench: RoomBench) => {
  const stay = factsFrom(bench.room.enter(bench.order), bench.pass)
  await stay.until((heard) => heard.length === 1)
  expect(stay.heard).toEqual([{ kind: 'joined' }])
  // Wait until the other browser is connected.
  await bench.pass(100)
  return stay
}

const holding = async (bench: RoomBench) => {
  const microphone = factsFrom(bench.room.microphone(), bench.pass)
  await microphone.until((heard) => heard.length === 1)
  expect(microphone.heard).toEqual([{ kind: 'opened', label: expect.any(String) }])
  return microphone
}

const speaking = async (bench: RoomBench) => {
  const microphone = await holding(bench)
  const speech = factsFrom(bench.room.speak(), bench.pass)
  await speech.until((heard) => heard.length === 1)
  await bench.pass(50)
  expect(bench.sent()).toEqual(['microphone'])
  return { microphone, speech }
}

const endsWith = async (
  bench: RoomBench,
  stream: ReturnType<typeof factsFrom>,
  fault: MediaSendFailure | null,
): Promise<void> => {
  await stream.until(() => stream.completed())
  expect(stream.heard.at(-1)).toEqual({ kind: 'ended', fault })
  await bench.pass(LONG_MS)
  expect(bench.held()).toEqual([])
  expect(bench.sent()).toEqual([])
}

/** The contract of the media room port. Checks what unsubscribing does before any time passes. */
export const mediaRoomBehaviours: Readonly<Record<string, Behaviour>> = {
  'joining a room opens no device and sends nothing': async (bench) => {
    const stay = await entered(bench)
    await bench.pass(LONG_MS)
    expect(stay.heard).toEqual([{ kind: 'joined' }])
    expect([bench.held(), bench.sent()]).toEqual([[], []])
  },

  'entering a room ends as refused when the request for a room token is refused': async (bench) => {
    const stay = factsFrom(bench.room.enter({ ...bench.order, pass: () => TE.left(refusedSilently) }), bench.pass)
    await stay.until(() => stay.completed())
    expect(stay.heard).toEqual([{ kind: 'ended', fault: 'refused' }])
  },

  'MIC-8 opening a device before joining a room or after leaving a room fails, and no device opens': async (bench) => {
    const { room } = bench
    for (const stream$ of [room.microphone(), room.speak(), room.share('screen')])
      await endsWith(bench, factsFrom<unknown>(stream$, bench.pass), 'notConnected')
    const stay = await entered(bench)
    stay.stop()
    for (const stream$ of [room.microphone(), room.speak(), room.share('camera')])
      await endsWith(bench, factsFrom<unknown>(stream$, bench.pass), 'notConnected')
  },

  'an open microphone sends nothing until the member begins to speak': async (bench) => {
    await entered(bench)
    await holding(bench)
    await bench.pass(LONG_MS)
    expect([bench.held(), bench.sent()]).toEqual([['microphone'], []])
  },

  'MIC-7 when a member stops speaking, the sound stops at once, and the microphone stays open': async (bench) => {
    await entered(bench)
    const { speech } = await speaking(bench)
    speech.stop()
    expect([bench.held(), bench.sent()]).toEqual([['microphone'], []])
    await bench.pass(LONG_MS)
    expect([bench.held(), bench.sent()]).toEqual([['microphone'], []])
  },

  'R4-954 there is no own sound while a member with an open microphone may not speak': async (bench) => {
    await entered(bench)
    const voice = factsFrom(bench.room.voice$, bench.pass)
    await holding(bench)
    bench.refuse('microphone', 'publishRefused')
    const speech = factsFrom(bench.room.speak(), bench.pass)
    await speech.until(() => speech.completed())
    await bench.pass(LONG_MS)
    expect(voice.heard.filter((stream) => stream !== null)).toEqual([])
  },

  'R4-954 the own sound can be taken exactly while it is sent': async (bench) => {
    await entered(bench)
    const voice = factsFrom(bench.room.voice$, bench.pass)
    await voice.until((heard) => heard.length > 0)
    const { speech } = await speaking(bench)
    expect(voice.heard.map((stream) => stream !== null)).toEqual([false, true])
    speech.stop()
    await bench.pass(LONG_MS)
    expect(voice.heard.at(-1)).toBeNull()
  },

  'MIC-7 releasing the microphone stops the sound at once, even while the member still speaks': async (bench) => {
    await entered(bench)
    const { microphone } = await speaking(bench)
    microphone.stop()
    expect([bench.held(), bench.sent()]).toEqual([[], []])
    await bench.pass(LONG_MS)
    expect([bench.held(), bench.sent()]).toEqual([[], []])
  },

  'a member who requests to speak before the microphone is open is sent once the microphone opens': async (bench) => {
    await entered(bench)
    bench.giveAfter(500)
    const speech = factsFrom(bench.room.speak(), bench.pass)
    await bench.pass(50)
    factsFrom(bench.room.microphone(), bench.pass)
    await bench.pass(50)
    expect(bench.sent()).toEqual([])
    await speech.until((heard) => heard.length === 1)
    await bench.pass(50)
    expect(bench.sent()).toEqual(['microphone'])
  },

  'opening a microphone without permission reports permissionRefused and opens no device': async (bench) => {
    await entered(bench)
    bench.refuse('microphone', 'permissionRefused')
    await endsWith(bench, factsFrom(bench.room.microphone(), bench.pass), 'permissionRefused')
  },

  'a microphone that is unplugged while speaking reports deviceGone and sends nothing more': async (bench) => {
    await entered(bench)
    const { microphone } = await speaking(bench)
    bench.refuse('microphone', 'noDevice')
    bench.takeOut('microphone')
    await endsWith(bench, microphone, 'deviceGone')
  },

  'speaking with a role that may not speak ends as publishRefused and sends nothing': async (bench) => {
    await entered(bench)
    const microphone = await holding(bench)
    bench.refuse('microphone', 'publishRefused')
    const speech = factsFrom(bench.room.speak(), bench.pass)
    await speech.until(() => speech.completed())
    expect(speech.heard).toEqual([{ kind: 'ended', fault: 'publishRefused' }])
    expect([bench.held(), bench.sent()]).toEqual([['microphone'], []])
    microphone.stop()
    expect(bench.held()).toEqual([])
  },

  'leaving a room while still joining reports nothing, and the room can be entered again': async (bench) => {
    const stay = factsFrom(bench.room.enter(bench.order), bench.pass)
    stay.stop()
    await bench.pass(LONG_MS)
    expect(stay.heard).toEqual([])
    const late = factsFrom(
      bench.room.enter({ ...bench.order, pass: () => () => new Promise(() => undefined) }),
      bench.pass,
    )
    await bench.pass(50)
    late.stop()
    await bench.pass(LONG_MS)
    expect(late.heard).toEqual([])
    await entered(bench)
  },

  'SHR-5 a device that opens only after the member has left the room is released and sends nothing': async (bench) => {
    for (const open of [
      () => bench.room.microphone(),
      () => bench.room.share('screen'),
      () => bench.room.share('camera'),
    ]) {
      bench.giveAfter(1)
      const stay = await entered(bench)
      bench.giveAfter(500)
      factsFrom<unknown>(open(), bench.pass)
      factsFrom(bench.room.speak(), bench.pass)
      await bench.pass(100)
      stay.stop()
      await bench.pass(LONG_MS)
      expect([bench.held(), bench.sent()]).toEqual([[], []])
    }
  },

  'SHR-5 a screen or camera that opens only after the share was stopped is released and not sent': async (bench) => {
    await entered(bench)
    bench.giveAfter(500)
    for (const kind of ['screen', 'camera'] as const) {
      const shared = factsFrom(bench.room.share(kind), bench.pass)
      await bench.pass(100)
      shared.stop()
      await bench.pass(LONG_MS)
      expect([shared.heard, bench.held(), bench.sent()]).toEqual([[], [], []])
    }
  },

  'leaving a room releases all devices and stops all sending at once': async (bench) => {
    const stay = await entered(bench)
    await speaking(bench)
    const shared = factsFrom(bench.room.share('screen'), bench.pass)
    await shared.until((heard) => heard.length === 1)
    stay.stop()
    expect([bench.held(), bench.sent()]).toEqual([[], []])
    await bench.pass(LONG_MS)
    expect([bench.held(), bench.sent()]).toEqual([[], []])
  },

  'a shared screen is sent until the member stops the share': async (bench) => {
    await entered(bench)
    const shared = factsFrom(bench.room.share('screen'), bench.pass)
    await shared.until((heard) => heard.length === 1)
    expect(shared.heard).toEqual([expect.objectContaining({ kind: 'sharing', surface: 'monitor' })])
    await bench.pass(50)
    expect(bench.sent()).toEqual(['screen'])
    shared.stop()
    expect([bench.held(), bench.sent()]).toEqual([[], []])
  },

  'SHR-2 closing the screen picker of the browser ends the share as pickerClosed': async (bench) => {
    await entered(bench)
    bench.refuse('screen', 'pickerClosed')
    await endsWith(bench, factsFrom(bench.room.share('screen'), bench.pass), 'pickerClosed')
  },

  'SHR-3 the browser’s own stop button ends a share': async (bench) => {
    await entered(bench)
    const shared = factsFrom(bench.room.share('screen'), bench.pass)
    await shared.until((heard) => heard.length === 1)
    bench.takeOut('screen')
    expect(bench.sent()).toEqual([])
    await endsWith(bench, shared, null)
  },

  'after a cut, a room reconnects and still sends the sound of a speaker': async (bench) => {
    const stay = await entered(bench)
    await speaking(bench)
    bench.cut()
    await stay.until((heard) => heard.length === 2)
    bench.mend()
    await stay.until((heard) => heard.length === 3)
    expect(stay.heard.map(({ kind }) => kind)).toEqual(['joined', 'reconnecting', 'reconnected'])
    await bench.pass(LONG_MS)
    expect(bench.sent()).toEqual(['microphone'])
  },

  'after a cut, a room sends no sound of a member who stopped speaking before or during the cut': async (bench) => {
    const stay = await entered(bench)
    const { speech } = await speaking(bench)
    for (const muteFirst of [true, false]) {
      const heardSoFar = stay.heard.length
      if (muteFirst) speech.stop()
      bench.cut()
      await stay.until((heard) => heard.length > heardSoFar)
      const again = muteFirst ? null : factsFrom(bench.room.speak(), bench.pass)
      await bench.pass(50)
      again?.stop()
      bench.mend()
      await stay.until((heard) => heard.length > heardSoFar + 1)
      await bench.pass(LONG_MS)
      expect([bench.held(), bench.sent()]).toEqual([['microphone'], []])
    }
  },

  'when the server removes a member from a room, all devices are released and sending stops': async (bench) => {
    const stay = await entered(bench)
    await speaking(bench)
    bench.throwOut('refused')
    await stay.until(() => stay.completed())
    expect(stay.heard.at(-1)).toEqual({ kind: 'ended', fault: 'refused' })
    await bench.pass(50)
    expect([bench.held(), bench.sent()]).toEqual([[], []])
  },

  'the events of a room never contain the room token': async (bench) => {
    const stay = factsFrom(
      bench.room.enter({ ...bench.order, pass: () => TE.right(new Secret('canary-pass')) }),
      bench.pass,
    )
    await bench.pass(LONG_MS)
    expect(JSON.stringify(stay.heard)).not.toContain('canary-pass')
  },
}
