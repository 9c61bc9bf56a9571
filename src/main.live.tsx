import 'reflect-metadata'
import * as E from 'fp-ts/Either'
import { BrowserRouter } from 'react-router-dom'
import { liveProfile, prepareNextPage, readLiveConfig } from './adapters/composition'
import { startClient } from './main.shared'

const built: unknown = import.meta.env['VITE_LIVE_CONFIG']
const config = readLiveConfig(built)

// The build checks the configuration too. This check catches a configuration that was edited in the built files.
if (E.isLeft(config)) document.getElementById('root')?.replaceChildren(config.left.join(' '))
else {
  const { api, sockets, pictureHosts, ownHosts, supportGroups, areaLanguages } = config.right
  startClient({
    profile: liveProfile(config.right),
    hosts: { http: api, ws: sockets, storage: null, pictures: pictureHosts },
    product: { ownHosts, supportGroups, areaLanguages },
    Router: BrowserRouter,
    place: () => location.pathname,
    onStarted: prepareNextPage,
  })
}
