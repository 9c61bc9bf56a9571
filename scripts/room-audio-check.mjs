import { parseArgs } from 'node:util'
import { build } from './build/build.mjs'
import { findChromium } from './lib/find-chromium.mjs'
import { ensure } from './lib/ensure-installed.mjs'

// An open room of the seeded group Loop Town Square: every person who requests to speak may speak.
const ROOM = '/space/5bace001-0000-4000-8000-000010000001'

const { values, positionals } = parseArgs({
  options: {
    media: { type: 'string', default: 'mesh' },
    /** Fills a room on Janus with this many listeners, without browsers. */
    listeners: { type: 'string' },
    speakers: { type: 'string', default: '1' },
  },
  allowPositionals: true,
})
const { media } = values
const count = Number(positionals[0] ?? 4)
if (!Number.isInteger(count) || count < 2 || count > 8 || (media !== 'mesh' && media !== 'janus')) {
  console.error('Usage: npm run rooms -- N [--media mesh|janus] (2 to 8 browsers)')
  console.error('       npm run rooms -- --listeners N [--speakers N] (needs janus)')
  process.exit(1)
}
// Exit on a signal, so that child processes end too.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

await ensure()
if (values.listeners !== undefined) {
  const { countListeners } = await import('./rooms/count-listeners.mjs')
  process.exit(await countListeners(Number(values.listeners), Number(values.speakers)))
}
await build()
const { startHost } = await import('./pictures/start-server.mjs')
const { Guest } = await import('./rooms/guest.mjs')
const { file } = await findChromium()
// The second browser moves the room from the mesh to Janus.
const host = await startHost(...(media === 'janus' ? ['--mesh', '1'] : []))
/** @type {import('./rooms/guest.mjs').Guest[]} */
const guests = []
try {
  console.log(`Opening ${count} browsers in a room of ${host.origin}, media over ${media}`)
  for (let nth = 0; nth < count; nth += 1) {
    const guest = await Guest.open(file, host.origin, nth)
    guests.push(guest)
    await guest.signIn()
  }
  /** @type {(number | null)[]} */
  const first = []
  for (const [nth, guest] of guests.entries()) {
    const before = guests.slice(0, nth)
    await guest.enter(ROOM)
    await guest.speak()
    if (before.length > 0) await guest.hears(before)
    first.push(before.length === 0 ? null : await guest.firstSoundMs(before))
  }
  const rows = await Promise.all(
    guests.map(async (guest) => {
      const others = guests.filter((other) => other !== guest)
      const heard = await guest.hears(others)
      return guests.map((other) => {
        const hz = heard[others.indexOf(other)] ?? null
        return other === guest ? '·' : hz !== null && Math.abs(hz - other.hz) < 12 ? `${hz.toFixed(0)} Hz` : 'silent'
      })
    }),
  )
  const cell = (/** @type {string} */ text) => text.padStart(10)
  console.log(
    '\nTone measured in the page of each listener (row) for each speaker (column):\n' +
      `${cell('')}${guests.map(({ name, hz }) => cell(`${name} ${hz}`)).join('')}${cell('first, ms')}`,
  )
  rows.forEach((row, nth) => {
    const ms = first[nth] ?? null
    console.log(`${cell(guests[nth]?.name ?? '')}${row.map(cell).join('')}${cell(ms === null ? '·' : ms.toFixed(0))}`)
  })
  console.log('first: from pressing Join to the first sound of another guest')
  if (rows.flat().includes('silent')) {
    console.error('At least one guest was silent.')
    process.exitCode = 1
  }
} finally {
  await Promise.all(guests.map((guest) => guest.close()))
  await host.stop()
}
