import 'reflect-metadata'
import { HashRouter } from 'react-router-dom'
import { page } from './adapters/composition'
import { PRODUCT } from './domain/shell'
import { start } from './main.start'

/** A name that can be nowhere: what should be answered in the page must not reach the host that served it. */
const NOWHERE = 'simulator.invalid'

start({
  profile: page,
  hosts: { http: `https://${NOWHERE}`, ws: `wss://${NOWHERE}`, storage: null, pictures: [] },
  product: PRODUCT,
  // A static host knows one file, so where one is stands behind its #.
  Router: HashRouter,
  place: () => location.hash.slice(1),
})
