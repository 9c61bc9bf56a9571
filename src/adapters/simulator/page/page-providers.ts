import * as E from 'fp-ts/Either'
import type { Observable } from 'rxjs'
import type { LogStoreFailure } from '../../../application/ports/log-store'
import type { TabRole } from '../../../application/ports/tabs'
import { later } from '../../../domain/kernel/instant'
import type { Channel } from '../../browser/tabs.drivers'
import type { Providers } from '../providers'
import { makeExchange } from './exchange'
import { hostWorld, type Hosted, type HostingDeps } from './hosting'
import { lineTo } from './line'
import { openReception } from './reception'
import { hearHosts, visitWorld } from './visiting'

export interface PageProvidersDeps extends HostingDeps {
  /** The tab that leads the browser hosts its world. */
  readonly role$: Observable<TabRole>
  readonly channel: Channel
}

/** Ends what a page is to the world. */
type Leave = () => void
const nothing: Leave = () => undefined

const AGAIN_MS = 1_000

/**
 * The providers of a page without a server. One tab of the browser hosts the world and the others reach it over a channel.
 * The store of its log has the last word on who does: whoever took it over last, and nobody before can write any more.
 */
export const pageProviders = (deps: PageProvidersDeps): Providers => {
  const { role$, channel, clock, random } = deps
  const exchange = makeExchange()
  let leave = nothing

  const become = (begin: () => Leave): void => {
    leave()
    exchange.connect(null)
    leave = begin()
  }
  const soonBecome = (begin: () => Leave): Leave => clock.wake(later(clock.now(), AGAIN_MS), () => { become(begin) })

  const visit = (above: number, met: () => void = nothing): Leave => visitWorld({
    channel, random, above,
    met: (remote) => {
      met()
      exchange.connect(lineTo(remote, clock))
    },
  })

  /** Another has taken the log over. If it hosts nothing, it was a tab that slept and has lost the lead since. */
  const giveWay = (epoch: number) => (): Leave => {
    const stopWaiting = soonBecome(host)
    const stop = visit(epoch, stopWaiting)
    return () => {
      stopWaiting()
      stop()
    }
  }

  const serve = ({ epoch, providers, stop: stopLiving }: Hosted): Leave => {
    const line = lineTo(providers, clock)
    exchange.connect(line)
    const closeReception = openReception({ channel, clock, epoch, providers: line })
    const stop = hearHosts(channel, epoch, () => { become(giveWay(epoch)) })
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
    void hostWorld(deps, lost)().then((hosted) => {
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

  role$.subscribe((role) => { become(role === 'leader' ? host : () => visit(0)) })
  return exchange
}
