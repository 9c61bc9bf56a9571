import { describe, expect, it } from 'vitest'
import { exportApp } from '../../../src/application/log/export-log'
import type { LogStore } from '../../../src/application/ports/browser/log-store'
import { signedIn } from '../app-fixture'

describe('An exported log', () => {
  it('has every entry from before the export, also if the app appends entries while the export reads', async () => {
    const world = await signedIn()
    world.first.write('before the export')
    await world.pass()
    const logs = world.first.app.inspect((running) => running)
    const store = logs.ports.logStore
    const logStore: LogStore = {
      ...store,
      read: (name) => async () => {
        const content = await store.read(name)()
        world.first.open()
        world.first.type('more words')
        return content
      },
    }
    const exporting = exportApp({ ...logs, ports: { ...logs.ports, logStore } })
    await world.pass()
    const text = await exporting
    expect(text.match(/"type":"chat\/SendMessage"/g)).toHaveLength(1)
    expect(text.match(/"type":"chat\/SendDraft"/g)).toHaveLength(1)
  })
})
