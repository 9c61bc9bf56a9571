import './as-in-a-page'
import { runErrand } from './errand-runner'
import { makeVendorClient } from './vendor-client'

addEventListener('message', ({ data, ports: [port] }: MessageEvent<unknown>) => {
  if (port !== undefined) runErrand(data, port, makeVendorClient)
})
