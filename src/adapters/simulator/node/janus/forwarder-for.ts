import type { Clock } from '../../../../application/ports/browser/clock'
import { logFailure } from '../log-failure'
import { nodeRandom } from '../node-drivers'
import { noForwarder, type MediaForwarder } from '../../signalling/media-forwarder'
import { makeJanusForwarder, type JanusAddress } from './janus-forwarder'
import { findJanus, makeJanusProcess } from './janus-process'

export interface ForwarderOptions {
  readonly clock: Clock
  /** A Janus that somebody else runs. `null`: this server runs Janus itself, if the program is installed. */
  readonly janus: JanusAddress | null
  readonly isLocal: boolean
  readonly say: (line: string) => void
}

export interface RunningForwarder {
  readonly forwarder: MediaForwarder
  readonly stop: () => void
}

/** The forwarding server of this machine: a given Janus, an installed Janus, or none. */
export const forwarderFor = ({ clock, janus, isLocal, say }: ForwarderOptions): RunningForwarder => {
  const deps = {
    clock,
    random: nodeRandom,
    say,
    failed: (error: unknown) => {
      logFailure('Janus refused a request:', error)
    },
  }
  if (janus !== null) {
    const forwarder = makeJanusForwarder({ ...deps, start: () => Promise.resolve(janus) })
    return { forwarder, stop: forwarder.stop }
  }
  const file = findJanus()
  if (file === null) return { forwarder: noForwarder, stop: () => undefined }
  const own = makeJanusProcess({ file, isLocal, random: nodeRandom })
  const forwarder = makeJanusForwarder({ ...deps, start: own.start })
  return {
    forwarder,
    stop: () => {
      forwarder.stop()
      own.stop()
    },
  }
}
