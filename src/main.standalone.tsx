import 'reflect-metadata'
import { HashRouter } from 'react-router-dom'
import { standaloneProfile } from './adapters/composition'
import { PRODUCT } from './domain/shell'
import { startClient } from './main.shared'

/** A host that cannot exist: a request that the page should answer itself must not reach the server that hosts it. */
const NOWHERE = 'simulator.invalid'

startClient({
  profile: standaloneProfile,
  hosts: { http: `https://${NOWHERE}`, ws: `wss://${NOWHERE}`, storage: null, pictures: [] },
  product: PRODUCT,
  // A static host serves one file, so the route is in the hash.
  Router: HashRouter,
  place: () => location.hash.slice(1),
})
