import 'reflect-metadata'
import { BrowserRouter } from 'react-router-dom'
import { keepForOffline, local, ownStorage } from './adapters/composition'
import { PRODUCT } from './domain/shell'
import { start } from './main.start'

start({
  profile: local,
  hosts: { http: location.origin, ws: location.origin.replace(/^http/, 'ws'), storage: ownStorage(location), pictures: [] },
  product: PRODUCT,
  Router: BrowserRouter,
  place: () => location.pathname,
})
keepForOffline()
