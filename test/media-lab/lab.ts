import * as TE from 'fp-ts/TaskEither'
import { filter, firstValueFrom, map, skip, type Subscription } from 'rxjs'
import { makeClock } from '../../src/adapters/browser/time/clock'
import { makeRandom } from '../../src/adapters/browser/time/random'
import { inMemorySockets } from '../../src/adapters/simulator/in-memory-sockets'
import { noRateLimit } from '../../src/adapters/simulator/rate-limits'
import { makeSignallingServer } from '../../src/adapters/simulator/signalling/signalling-server'
import { makeNetworkFaults } from '../../src/adapters/simulator/network-faults'
import { browserDriver, makeMediaDevices, makeMediaRoom } from '../../src/adapters/webrtc'
import type { ShareKind } from '../../src/application/ports/media-room'
import { Secret } from '../../src/application/ports/browser/vault'
import { Xid } from '../../src/domain/kernel/ids'
import { Listener } from './listener'

const ROOM = 'room-1'
type Wish = 'enter' | 'microphone' | 'speak' | ShareKind
const clock = makeClock()
const random = makeRandom()
const context = new AudioContext()
const refused = new Set<string>()
let voices: readonly Xid[] = []
let changed: (channelId: string) => void = () => undefined
const signalling = makeSignallingServer({
  limiter: noRateLimit,
  clock,
  seats: {
    seatOf: (token) => {
      const xid = token.slice(5)
      return Xid.is(xid) ? { xid, channelId: ROOM } : null
    },
    maySend: (_channelId, xid, kind) => !refused.has(`${xid} ${kind}`),
    isHost: () => false,
    voicesOf: () => voices,
    entered: () => undefined,
    emptied: () => undefined,
    hear: (call) => {
      changed = call
      return () => undefined
    },
  },
})

/** An endless tone that serves as a microphone. */
const tone = (frequency: number): MediaStream => {
  const out = new MediaStreamAudioDestinationNode(context)
  const oscillator = new OscillatorNode(context, { frequency })
  oscillator.connect(new GainNode(context, { gain: 0.5 })).connect(out)
  oscillator.start()
  return out.stream
}

/** One participant of the room, with the real adapter and this page's real WebRTC objects. */
class Participant {
  readonly weather = makeNetworkFaults(clock)
  readonly captured: MediaStream[] = []
  readonly connections: RTCPeerConnection[] = []
  readonly negotiatedMs: number[] = []
  readonly news: { readonly of: string; readonly at: number; readonly news: unknown }[] = []
  readonly room
  readonly devices
  readonly listener
  readonly #wishes = new Map<string, Subscription>()

  constructor(
    readonly name: string,
    hasTone: boolean,
  ) {
    const driver = browserDriver()
    const kept = (stream: MediaStream): MediaStream => {
      this.captured.push(stream)
      return stream
    }
    const settings = new Map<string, string>()
    const chosen = {
      ...driver,
      microphone: async (id: string | null) => kept(hasTone ? tone(440) : await driver.microphone(id)),
      camera: async (id: string | null) => kept(await driver.camera(id)),
      screen: async () => kept(await driver.screen()),
      connect: (...how: Parameters<typeof driver.connect>) => {
        const connection = driver.connect(...how)
        if (!(connection instanceof RTCPeerConnection)) return connection
        this.connections.push(connection)
        const begun = performance.now()
        connection.addEventListener('connectionstatechange', () => {
          if (connection.connectionState === 'connected') this.negotiatedMs.push(performance.now() - begun)
        })
        return connection
      },
    }
    this.devices = makeMediaDevices({
      driver: chosen,
      clock,
      settings: {
        get: (key) => settings.get(key) ?? null,
        set: (key, value) => {
          settings.set(key, value)
        },
        remove: (key) => {
          settings.delete(key)
        },
      },
    })
    this.room = makeMediaRoom({
      driver: chosen,
      clock,
      random,
      url: 'ws://lab.example/rtc',
      sockets: this.weather.sockets(inMemorySockets({ '/rtc': signalling })),
      chosen$: this.devices.chosen$,
    })
    this.listener = new Listener(this.room, context)
  }

  begin(wish: Wish): void {
    const { room, name } = this
    const tell = (news: unknown): void => {
      this.news.push({ of: wish, at: performance.now(), news })
    }
    const begin: Readonly<Record<Wish, () => Subscription>> = {
      enter: () => room.enter({ channelId: ROOM, pass: () => TE.right(new Secret(`pass-${name}`)) }).subscribe(tell),
      microphone: () => room.microphone().subscribe(tell),
      speak: () => room.speak().subscribe(tell),
      screen: () => room.share('screen').subscribe(tell),
      camera: () => room.share('camera').subscribe(tell),
    }
    this.#wishes.set(wish, begin[wish]())
  }

  end(wish: Wish): void {
    this.#wishes.get(wish)?.unsubscribe()
  }
}

const people = new Map<string, Participant>()
const person = (name: string): Participant => {
  const known = people.get(name)
  if (known === undefined) throw new Error(`nobody is called ${name}`)
  return known
}

/** Resolves when the condition holds, with the elapsed ms. */
const when = (is: () => boolean): Promise<number> => {
  const begun = performance.now()
  return new Promise((resolve) => {
    const look = (): void => {
      if (is()) resolve(performance.now() - begun)
      else setTimeout(look, 5)
    }
    look()
  })
}
const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
/** The least audible level. Silence is exactly zero, and a tone is far louder after any codec. */
const AUDIBLE = 1e-6

/** The functions that a test can run in this page. */
const lab = {
  open: (name: string, hasTone: boolean) => {
    people.set(name, new Participant(name, hasTone))
  },
  begin: (name: string, wish: Wish) => {
    person(name).begin(wish)
  },
  end: (name: string, wish: Wish) => {
    person(name).end(wish)
  },
  news: (name: string) => person(name).news.map(({ of, news }) => [of, news] as const),
  joined: (name: string) =>
    when(() => person(name).news.some(({ of, news }) => of === 'enter' && JSON.stringify(news).includes('joined'))),
  told: (name: string, of: Wish, kind: string) =>
    when(() => person(name).news.some((one) => one.of === of && JSON.stringify(one.news).includes(`"${kind}"`))),
  /** Resolves when the participant `name` receives sound of `other`. */
  hears: (name: string, other: string) =>
    when(() => (person(name).listener.heard.get(other)?.at(-1)?.energy ?? 0) > AUDIBLE),
  /** Enters the room, and waits for the first sound of `other`. */
  enterAndHear: (name: string, other: string) => {
    person(name).begin('enter')
    return lab.hears(name, other)
  },
  /** How many ms each connection of a participant took to connect, by the page's clock. */
  negotiated: (name: string) => person(name).negotiatedMs,
  /** Cuts the networks of the participants for `forMs`, then waits until all are back. */
  cutAndRejoin: async (names: readonly string[], forMs: number) => {
    for (const name of names) person(name).weather.offline()
    await pause(forMs)
    const begun = performance.now()
    const before = names.map((name) => person(name).news.length)
    for (const name of names) person(name).weather.online()
    await when(() =>
      names.every((name, nth) =>
        person(name)
          .news.slice(before[nth])
          .some(({ news }) => JSON.stringify(news).includes('reconnected')),
      ),
    )
    return performance.now() - begun
  },
  /** Ends a media subscription. Returns the ms until the listener's last sound, and until captures stopped. */
  endAndListen: async (name: string, wish: Wish, listener: string, forMs: number) => {
    const begun = performance.now()
    person(name).end(wish)
    const stopped = person(name).captured.every(({ active }) => !active) ? performance.now() - begun : null
    await pause(forMs)
    const loud = (person(listener).listener.heard.get(name) ?? []).filter(
      ({ at, energy }) => at > begun && energy > AUDIBLE,
    )
    return {
      lastSoundMs: loud.length === 0 ? 0 : (loud.at(-1)?.at ?? begun) - begun,
      capturesStoppedMs: stopped,
      measured: person(listener).listener.heard.get(name)?.length ?? 0,
    }
  },
  captures: (name: string) =>
    person(name).captured.map((stream) =>
      stream.getTracks().map(({ kind, readyState, contentHint }) => ({ kind, readyState, contentHint })),
    ),
  settings: (name: string) =>
    person(name).captured.flatMap((stream) =>
      stream.getVideoTracks().map((track) => ({ is: track.getSettings(), asked: track.getConstraints() })),
    ),
  /** The encoding parameters of each connection's video sender. */
  parameters: (name: string) =>
    person(name).connections.map((connection) =>
      connection.getSenders().map((sender) => (sender.track === null ? null : sender.getParameters())),
    ),
  states: (name: string) => person(name).connections.map(({ connectionState }) => connectionState),
  levels: async (name: string) => [...(await firstValueFrom(person(name).room.levels$))],
  quality: async (name: string) => [
    ...(await firstValueFrom(person(name).room.quality$.pipe(filter((all) => all.size > 0)))),
  ],
  stats: (name: string) => person(name).room.stats(),
  devices: (name: string) => firstValueFrom(person(name).devices.devices$),
  choose: (name: string, kind: 'microphone' | 'camera', id: string | null) => {
    person(name).devices.choose(kind, id)
  },
  permission: (name: string) => firstValueFrom(person(name).devices.permission$('microphone')),
  testLevel: async (name: string) =>
    (
      await firstValueFrom(
        person(name)
          .devices.test('microphone')
          .pipe(
            filter((news) => news.kind !== 'level' || news.level > 0.01),
            skip(1),
          ),
      )
    ).kind,
  soundCheck: (name: string) => person(name).devices.soundCheck(),
  offline: (name: string, is: boolean) => {
    person(name).weather[is ? 'offline' : 'online']()
  },
  allow: (name: string, kind: string, is: boolean) => {
    refused[is ? 'delete' : 'add'](`${name} ${kind}`)
    changed(ROOM)
  },
  voices: (names: readonly string[]) => {
    voices = names.filter(Xid.is)
    changed(ROOM)
  },
  /** Passes device tracks to Agora's real client. Returns the states of the tracks, before and after release. */
  agora: async () => {
    const { loadAgora } = await import('../../src/adapters/agora')
    const vendor = await loadAgora('0123456789abcdef0123456789abcdef')
    const driver = browserDriver()
    const [voice, face] = await Promise.all([driver.microphone(null), driver.camera(null)])
    const locals = [
      ...voice.getAudioTracks().map(vendor.sound),
      ...face.getVideoTracks().map((track) => vendor.picture(track, false)),
    ]
    const client = vendor.createClient()
    await client.setClientRole('host')
    const refused = await client.publish(locals).then(
      () => 'published',
      (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'other'),
    )
    const player = document.createElement('video')
    player.muted = true
    player.srcObject = driver.streamOf([...voice.getTracks(), ...face.getTracks()])
    await player.play()
    const states = (): readonly string[] =>
      [voice, face].flatMap((stream) => stream.getTracks().map(({ kind, readyState }) => `${kind} ${readyState}`))
    const before = states()
    await when(() => player.videoWidth > 0)
    for (const local of locals) local.close()
    return { before, refused, width: player.videoWidth, after: states() }
  },
  /** Whether the video that a participant receives is moving, by comparing two of its frames. */
  picturesChange: async (name: string, kind: ShareKind) => {
    const remote = await firstValueFrom(
      person(name).room.remotes$.pipe(
        map((all) => all.find((one) => one.kind === kind)),
        filter((one) => one !== undefined),
      ),
    )
    const video = document.createElement('video')
    if (remote.stream instanceof MediaStream) video.srcObject = remote.stream
    video.muted = true
    await video.play()
    const canvas = new OffscreenCanvas(32, 32)
    const shot = (): string => {
      const paper = canvas.getContext('2d')
      paper?.drawImage(video, 0, 0, 32, 32)
      return String(paper?.getImageData(0, 0, 32, 32).data)
    }
    const first = shot()
    await when(() => shot() !== first)
    return { width: video.videoWidth, height: video.videoHeight }
  },
}
Reflect.set(window, 'lab', lab)
