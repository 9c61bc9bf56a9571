import 'reflect-metadata'
import { BrowserRouter } from 'react-router-dom'
import { registerOfflineWorker, simulatorProfile, sameOriginStorage } from './adapters/composition'
import { PRODUCT } from './domain/shell'
import { startClient } from './main.shared'

startClient({
  profile: simulatorProfile,
  hosts: {
    http: location.origin,
    ws: location.origin.replace(/^http/, 'ws'),
    storage: sameOriginStorage(location),
    pictures: [],
  },
  product: PRODUCT,
  Router: BrowserRouter,
  place: () => location.pathname,
})
registerOfflineWorker()
