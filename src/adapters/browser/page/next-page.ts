export { makeReleases } from './releases'
export { rememberLooks } from './remembered-look'
export { registerServiceWorker } from './service-worker'
