import * as E from 'fp-ts/Either'
import type { Random } from '../../../application/ports/browser/random'
import type { ChannelDriver } from '../../browser/tabs/tabs.drivers'
import { HostResponse, type HostRequest } from './host-protocol'
import { connectToHost, type RemoteHost } from './remote-host'

export interface FindHostDeps {
  readonly channel: ChannelDriver
  readonly random: Random
  /** Hosts with this epoch or a lower epoch are ignored. */
  readonly above: number
  readonly met: (remote: RemoteHost) => void
}

/** Calls `heard` with the epoch of each new host of the server state. */
export const watchHosts = (channel: ChannelDriver, above: number, heard: (epoch: number) => void): (() => void) => {
  let latest = above
  return channel.listen((message) => {
    const frame = HostResponse.decode(message)
    if (E.isLeft(frame) || frame.right.kind !== 'hosting' || frame.right.epoch <= latest) return
    latest = frame.right.epoch
    heard(latest)
  })
}

/** Connects to the tab that hosts the server state. When a later host appears, connects to that host. */
export const findHost = ({ channel, random, above, met }: FindHostDeps): (() => void) => {
  let remote: RemoteHost | null = null
  const stop = watchHosts(channel, above, (epoch) => {
    remote?.leave()
    remote = connectToHost({ channel, random, epoch })
    met(remote)
  })
  channel.post({ kind: 'who' } satisfies HostRequest)
  return () => {
    stop()
    remote?.leave()
  }
}
