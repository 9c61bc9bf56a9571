import * as E from 'fp-ts/Either'
import type { Observable } from 'rxjs'
import type { LogStoreFailure } from '../../../application/ports/browser/log-store'
import type { TabRole } from '../../../application/ports/browser/tabs'
import { addMs } from '../../../domain/kernel/instant'
import type { ChannelDriver } from '../../browser/tabs/tabs.drivers'
import type { ProviderDrivers } from '../providers'
import { makeSwitchableProviders } from './switchable-providers'
import { hostState, type HostedState, type HostStateDeps } from './host-state'
import { linkToHost } from './host-link'
import { serveOtherTabs } from './serve-other-tabs'
import { watchHosts, findHost } from './find-host'

export interface BrowserHostDeps extends HostStateDeps {
  /** The role of this tab. Only the leader tab hosts the server state. */
  readonly role$: Observable<TabRole>
  readonly channel: ChannelDriver
}

type Leave = () => void
const nothing: Leave = () => undefined

const AGAIN_MS = 1_000

/**
 * The providers of a page without a server. One tab hosts the server state; the other tabs reach the host over a
 * channel. The tab that claimed the log in the log store last is the host. The log store refuses writes of earlier
 * hosts.
 */
export const browserHostProviders = (deps: BrowserHostDeps): ProviderDrivers => {
  const { role$, channel, clock, random } = deps
  const exchange = makeSwitchableProviders()
  let leave = nothing

  const become = (begin: () => Leave): void => {
    leave()
    exchange.connect(null)
    leave = begin()
  }
  const soonBecome = (begin: () => Leave): Leave =>
    clock.wake(addMs(clock.now(), AGAIN_MS), () => {
      become(begin)
    })

  const visit = (above: number, met: () => void = nothing): Leave =>
    findHost({
      channel,
      random,
      above,
      met: (remote) => {
        met()
        exchange.connect(linkToHost(remote, clock))
      },
    })

  /**
   * Another tab has claimed the log, so this tab connects to that host. The other tab may have lost its leadership
   * while the browser suspended that tab. If so, that tab hosts nothing, and this tab claims the log again.
   */
  const giveWay = (epoch: number) => (): Leave => {
    const stopWaiting = soonBecome(host)
    const stop = visit(epoch, stopWaiting)
    return () => {
      stopWaiting()
      stop()
    }
  }

  const serve = ({ epoch, providers, stop: stopLiving }: HostedState): Leave => {
    const line = linkToHost(providers, clock)
    exchange.connect(line)
    const closeReception = serveOtherTabs({ channel, clock, epoch, providers: line })
    const stop = watchHosts(channel, epoch, () => {
      become(giveWay(epoch))
    })
    return () => {
      stopLiving()
      closeReception()
      stop()
    }
  }

  const host = (): Leave => {
    let over = false
    let stop = nothing
    const lost = ({ _tag }: LogStoreFailure, epoch = 0): void => {
      if (!over) become(_tag === 'StoreOvertaken' ? giveWay(epoch) : () => soonBecome(host))
    }
    void hostState(deps, lost)().then((hosted) => {
      if (over) {
        if (E.isRight(hosted)) hosted.right.stop()
      } else if (E.isLeft(hosted)) lost(hosted.left)
      else stop = serve(hosted.right)
    })
    return () => {
      over = true
      stop()
    }
  }

  role$.subscribe((role) => {
    become(role === 'leader' ? host : () => visit(0))
  })
  return exchange
}
