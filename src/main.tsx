import 'reflect-metadata'
import { BrowserRouter } from 'react-router-dom'
import { prepareNextPage, simulatorProfile, sameOriginStorage } from './adapters/composition'
import { PRODUCT } from './domain/shell'
import { startAfterFaults, startClient } from './main.shared'

const tools = () => import('./developer-tools')
const start = () =>
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
    onStarted: (...parts) => prepareNextPage(...parts, tools),
  })

startAfterFaults(tools, start)

// Every page imports these modules on demand. The exports keep them in the app's first file.
export { featureModule } from './adapters/composition'
export { implementFeature } from './application/features/implement-feature'
export { usePreferences } from './ui/app/use-preferences'
export { Logo } from './ui/components/feedback/Logo'
