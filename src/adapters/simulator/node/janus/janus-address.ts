import { StartupError } from '../startup-error'
import type { JanusAddress } from './janus-forwarder'

/** Parses the address of a Janus that somebody else runs, such as `ws://127.0.0.1:8188`. `null` without an address. */
export const janusIn = (address = '', secret = ''): JanusAddress | null => {
  if (address === '') return null
  if (URL.canParse(address) && /^wss?:$/.test(new URL(address).protocol)) return { url: address, secret }
  throw new StartupError('JANUS_URL must be an address such as ws://127.0.0.1:8188.')
}
