import { BehaviorSubject } from 'rxjs'
import type { ChannelDriver } from '../../../../src/adapters/browser/tabs/tabs.drivers'
import type { SimulatorMode } from '../../../../src/adapters/simulator/routes/route-builder'
import { browserHostProviders } from '../../../../src/adapters/simulator/browser-host/browser-host'
import type { LogStore } from '../../../../src/application/ports/browser/log-store'
import type { TabRole } from '../../../../src/application/ports/browser/tabs'
import { MemoryChannels } from '../../../support/in-memory/channel'
import { MemoryDisk, memoryLogStore } from '../../../support/in-memory/log-store'
import { makeFakeClock } from '../../support/fake-clock'
import { countingRandom } from '../../support/memory-ports'

/** A channel that a test can freeze. After the freeze, the channel delivers the missed messages. */
const thawing = (channel: ChannelDriver) => {
  let frozen = false
  let missed: (() => void)[] = []
  const orLater = (call: () => void): void => {
    if (frozen) missed.push(call)
    else call()
  }
  return {
    channel: {
      post: (message: unknown) => {
        orLater(() => {
          channel.post(message)
        })
      },
      listen: (hear: (message: unknown) => void) => {
        let listening = true
        const stop = channel.listen((message) => {
          orLater(() => {
            if (listening) hear(message)
          })
        })
        return () => {
          listening = false
          stop()
        }
      },
    },
    freeze: () => {
      frozen = true
    },
    thaw: () => {
      frozen = false
      const calls = missed
      missed = []
      for (const call of calls) call()
    },
  }
}

/** The tabs of one browser, which share a store. The test chooses the leader. */
export const makeFakePages = (mode: SimulatorMode = 'testing') => {
  const clock = makeFakeClock()
  const disk = new MemoryDisk()
  const channels = new MemoryChannels()
  let pages = 0
  const open = (first: TabRole, store: LogStore = memoryLogStore(disk)) => {
    const role$ = new BehaviorSubject<TabRole>(first)
    const { channel, freeze, thaw } = thawing(channels.open())
    const providers = browserHostProviders({
      role$,
      channel,
      store,
      clock,
      random: countingRandom(`p${(pages += 1)}-`),
      seed: 1,
      mode,
      pace: 0,
    })
    return {
      ...providers,
      is: (role: TabRole) => {
        role$.next(role)
      },
      freeze,
      thaw,
    }
  }
  return { clock, disk, open }
}
