import { expect } from 'playwright/test'
import type { BrowserUser } from './browser-user'

const CONNECTIONS = 'connectionsOfThisTest'
/** A microphone sends 50 packets a second, and the browser's simulated microphone beeps once a second. */
const LISTENING_MS = 2_000

interface Sound {
  /** The packets that came in. They come in whether or not the page plays them. */
  readonly packets: number
  /** The energy of the sound that the page played. */
  readonly energy: number
}

/** The sound that other browsers send to a person's browser, by the browser's own statistics. */
export class ReceivedSound {
  constructor(private readonly person: BrowserUser) {}

  /** Remembers every connection that a page opens. Call this method before the first page loads. */
  async watch(): Promise<void> {
    await this.person.context.addInitScript((name) => {
      const opened: RTCPeerConnection[] = []
      Reflect.set(window, name, opened)
      window.RTCPeerConnection = class extends RTCPeerConnection {
        constructor(configuration?: RTCConfiguration) {
          super(configuration)
          opened.push(this)
        }
      }
    }, CONNECTIONS)
  }

  /** The sound that came in while the page listened for two seconds. */
  async listen(): Promise<Sound> {
    return this.person.page.evaluate(
      async ([name, ms]) => {
        const opened: unknown = Reflect.get(window, name)
        if (!Array.isArray(opened)) throw new Error('nobody watches the connections of the page')
        /** What a connection has received since it opened. A connection that has received nothing has no figures. */
        const soundOf = async (connection: unknown): Promise<Sound> => {
          if (!(connection instanceof RTCPeerConnection)) throw new Error('no connection')
          let [packets, energy] = [0, 0]
          const report = await connection.getStats()
          report.forEach((entry: Readonly<Record<string, unknown>>) => {
            if (entry['type'] !== 'inbound-rtp' || entry['kind'] !== 'audio') return
            packets += Number(entry['packetsReceived'])
            energy += Number(entry['totalAudioEnergy'])
          })
          return { packets, energy }
        }
        const before = new Map<unknown, Sound>()
        for (const connection of opened) before.set(connection, await soundOf(connection))
        await new Promise((resolve) => {
          setTimeout(resolve, ms)
        })
        let [packets, energy] = [0, 0]
        for (const connection of opened) {
          const [then, now] = [before.get(connection), await soundOf(connection)]
          // A connection that has closed has no figures any more.
          packets += Math.max(0, now.packets - (then?.packets ?? 0))
          energy += Math.max(0, now.energy - (then?.energy ?? 0))
        }
        return { packets, energy }
      },
      [CONNECTIONS, LISTENING_MS] as const,
    )
  }

  /** Passes once the page plays sound. */
  async isHeard(): Promise<void> {
    await expect.poll(async () => (await this.listen()).energy, 'energy of the sound').toBeGreaterThan(0)
  }

  /** Passes once nothing more comes in, or is played. */
  async stops(what: keyof Sound): Promise<void> {
    await expect.poll(async () => (await this.listen())[what], `${what} of the sound`).toBe(0)
  }
}
