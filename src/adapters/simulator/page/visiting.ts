import * as E from 'fp-ts/Either'
import type { Random } from '../../../application/ports/random'
import type { Channel } from '../../browser/tabs.drivers'
import { FromHost, type ToHost } from './frames'
import { remoteProviders, type Remote } from './remote'

export interface VisitDeps {
  readonly channel: Channel
  readonly random: Random
  /** Only a later reign than this one counts. */
  readonly above: number
  readonly met: (remote: Remote) => void
}

/** Hears who hosts the world from now on, each time a later reign begins. */
export const hearHosts = (channel: Channel, above: number, heard: (epoch: number) => void): (() => void) => {
  let latest = above
  return channel.listen((message) => {
    const frame = FromHost.decode(message)
    if (E.isLeft(frame) || frame.right.kind !== 'hosting' || frame.right.epoch <= latest) return
    latest = frame.right.epoch
    heard(latest)
  })
}

/** Looks for the page that hosts the world, and for the one after it. */
export const visitWorld = ({ channel, random, above, met }: VisitDeps): (() => void) => {
  let remote: Remote | null = null
  const stop = hearHosts(channel, above, (epoch) => {
    remote?.leave()
    remote = remoteProviders({ channel, random, epoch })
    met(remote)
  })
  channel.post({ kind: 'who' } satisfies ToHost)
  return () => {
    stop()
    remote?.leave()
  }
}
