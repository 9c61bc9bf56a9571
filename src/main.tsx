import 'reflect-metadata'
import { createBrowserRouter } from 'react-router-dom'
import { local } from './adapters/composition'
import { start } from './main.start'

start({
  profile: local,
  hosts: { http: location.origin, ws: location.origin.replace(/^http/, 'ws') },
  makeRouter: createBrowserRouter,
})
