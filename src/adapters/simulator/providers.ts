import type { HttpDriver } from '../rest/http-driver'
import type { SocketDriver } from '../socket/socket-driver'
import { makeApi } from './api'
import type { Mode } from './api/route'
import { makeFeed } from './feed'
import type { WorldHost } from './host'
import { makeIm } from './im'
import { inPageSockets } from './in-page-sockets'

/** All providers at once, as a client sees them: two drivers. */
export interface Providers {
  readonly http: HttpDriver
  readonly sockets: SocketDriver
}

/** The providers over a world in this page. Their mail is always simulated, so its inbox is there in every mode. */
export const providersOf = (host: WorldHost, mode: Mode): Providers => ({
  http: makeApi({ host, mode, inbox: true, cspReports: () => ({ count: 0, list: [] }) }),
  sockets: inPageSockets({ '/ws': makeFeed(host), '/im': makeIm(host) }),
})
