import { afterAll, beforeAll } from 'vitest'
import { noNats, startNats, type NatsServer } from '../support/nats-servers'
import { describeInputStore } from './input-store.contract'
import { natsLogSubject } from './subjects/nats-log'
import { sqliteLogSubject } from './subjects/sqlite-log'

let server: NatsServer | null = null
beforeAll(async () => {
  if (noNats === null) server = await startNats()
})
afterAll(async () => {
  await server?.remove()
})

describeInputStore('one SQLite file', sqliteLogSubject, null)
describeInputStore(
  'a stream of NATS JetStream',
  () => {
    if (server === null) throw new Error('no server')
    return natsLogSubject(server)
  },
  noNats,
)
