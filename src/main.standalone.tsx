import 'reflect-metadata'
import { HashRouter } from 'react-router-dom'
import { standaloneProfile } from './adapters/composition'
import { PRODUCT } from './domain/shell'
import { startClient } from './main.shared'

/** A name that can be nowhere: what should be answered in the page must not reach the host that served it. */
const NOWHERE = 'simulator.invalid'

startClient({
  profile: standaloneProfile,
  hosts: { http: `https://${NOWHERE}`, ws: `wss://${NOWHERE}`, storage: null, pictures: [] },
  product: PRODUCT,
  // A static host knows one file, so where one is stands behind its #.
  Router: HashRouter,
  place: () => location.hash.slice(1),
})
