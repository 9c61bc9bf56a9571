import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { makeJanusForwarder } from '../../src/adapters/simulator/node/janus/janus-forwarder'
import { findJanus, makeJanusProcess } from '../../src/adapters/simulator/node/janus/janus-process'
import { nodeClock, nodeRandom } from '../../src/adapters/simulator/node/node-drivers'
import { RtcTown } from '../adapters/webrtc/rtc-town'
import { WeriftMedia } from '../support/werift-media'

const LOOK_MS = 50
const PATIENCE_MS = 60_000
/** How long the load of Janus is measured. */
const MEASURE_MS = 10_000
/** The clock ticks of Linux in a second, the unit of `/proc/PID/stat`. */
const TICKS = 100

export interface Load {
  readonly listeners: number
  readonly speakers: number
  /** The listeners that heard every speaker at the end. */
  readonly hearing: number
  /** The times in ms from joining to the first packet, sorted. */
  readonly firstSoundMs: readonly number[]
  /** The load of Janus: the share of one core, and resident memory in bytes before and after the listeners. */
  readonly coreShare: number
  readonly memoryBefore: number
  readonly memoryAfter: number
}

const until = async (is: () => boolean): Promise<void> => {
  const end = performance.now() + PATIENCE_MS
  while (!is() && performance.now() < end) await pause(LOOK_MS)
}

/** The processor time of a process in seconds, and its resident memory in bytes. */
const loadOf = (pid: number): { readonly seconds: number; readonly memory: number } => {
  const [, , , , , , , , , , , user = '0', system = '0'] = (
    readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? ''
  ).split(' ')
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0'
  return { seconds: (Number(user) + Number(system)) / TICKS, memory: 1_024 * Number(kilobytes) }
}

/** Fills a room on Janus with speakers and listeners, whose connections are real. Linux only. */
export const measureListeners = async (listeners: number, speakers: number): Promise<Load> => {
  const file = findJanus()
  if (file === null) throw new Error('janus is not installed: apt-get install janus')
  const own = makeJanusProcess({ file, isLocal: true, random: nodeRandom })
  const forwarder = makeJanusForwarder({
    clock: nodeClock,
    random: nodeRandom,
    start: own.start,
    say: console.error,
    failed: console.error,
  })
  const town = new RtcTown({ clock: nodeClock, forwarder, meshLimit: 1 })
  const browsers: WeriftMedia[] = []
  const enter = (name: string, isSpeaker: boolean): WeriftMedia => {
    const media = new WeriftMedia(name)
    const { room, order } = town.browserWith(name, media)
    if (!isSpeaker) town.refused.add(`${name} camera`)
    room.enter(order).subscribe(({ kind }) => {
      if (kind !== 'joined' || !isSpeaker) return
      // The room accepts tracks once this event is handled.
      queueMicrotask(() => {
        room.microphone().subscribe()
        room.speak().subscribe()
      })
    })
    browsers.push(media)
    return media
  }
  try {
    forwarder.prepare()
    await until(forwarder.isReady)
    for (let nth = 0; nth < speakers; nth += 1) enter(`speaker${nth}`, true)
    const first = enter('first', false)
    const heardBy = ({ received }: WeriftMedia): number => received.filter(({ last }) => last !== null).length
    await until(() => heardBy(first) >= speakers)
    const pid = own.pid() ?? 0
    const before = loadOf(pid)
    const firstSoundMs: number[] = []
    const all = [first]
    for (let nth = 1; nth < listeners; nth += 1) {
      const begun = performance.now()
      const listener = enter(`listener${nth}`, false)
      all.push(listener)
      await until(() => heardBy(listener) > 0)
      const arrived = listener.received.flatMap(({ first: at }) => at ?? [])
      firstSoundMs.push(Math.min(...arrived) - begun)
    }
    await until(() => all.every((one) => heardBy(one) >= speakers))
    const start = loadOf(pid)
    const begun = performance.now()
    await pause(MEASURE_MS)
    const end = loadOf(pid)
    return {
      listeners,
      speakers,
      hearing: all.filter((one) => heardBy(one) >= speakers).length,
      firstSoundMs: firstSoundMs.sort((a, b) => a - b),
      coreShare: (1_000 * (end.seconds - start.seconds)) / (performance.now() - begun),
      memoryBefore: before.memory,
      memoryAfter: end.memory,
    }
  } finally {
    for (const media of browsers) media.end()
    forwarder.stop()
    own.stop()
  }
}
