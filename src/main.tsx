import 'reflect-metadata'
import { BrowserRouter } from 'react-router-dom'
import { local } from './adapters/composition'
import { start } from './main.start'

start({
  profile: local,
  hosts: { http: location.origin, ws: location.origin.replace(/^http/, 'ws') },
  Router: BrowserRouter,
  place: () => location.pathname,
})
