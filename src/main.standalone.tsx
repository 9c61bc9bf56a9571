import 'reflect-metadata'
import { HashRouter } from 'react-router-dom'
import { standaloneProfile } from './adapters/composition'
import { PRODUCT } from './domain/shell'
import { startAfterFaults, startClient } from './main.shared'

/**
 * The name of a host that cannot exist. So a request that this page should answer itself never reaches the server that
 * hosts the page.
 */
const NOWHERE = 'simulator.invalid'

const tools = () => import('./developer-tools')
const start = () =>
  startClient({
    profile: standaloneProfile,
    hosts: { http: `https://${NOWHERE}`, ws: `wss://${NOWHERE}`, storage: null, pictures: [] },
    product: PRODUCT,
    // A static host serves one file, so the route is in the hash.
    Router: HashRouter,
    place: () => location.hash.slice(1),
    onStarted: (app, languageOf, _go, simulator) => {
      void tools()
        .then(({ install }) => install(app, languageOf, simulator))
        .catch(() => undefined)
    },
  })

startAfterFaults(tools, start)
