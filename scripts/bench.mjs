import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { build } from './build/build.mjs'
import { findChromium } from './lib/find-chromium.mjs'
import { ensure } from './lib/ensure-installed.mjs'
import { buildLab } from './lib/build-media-lab.mjs'
import { root } from './lib/root.mjs'
import { secondsSince, timed } from './lib/log-duration.mjs'

const begun = performance.now()
await ensure()
const { buildPages, pagesAt } = await import('./bench/build-pages.mjs')
const { launch, WEBGL_ARGS } = await import('./bench/pages.mjs')
const { startBenchServer } = await import('./bench/server.mjs')
const { measureCalls } = await import('./bench/call-rows.mjs')
const { measureGifts } = await import('./bench/gift-rows.mjs')
const { measureBoard, measureLooper } = await import('./bench/board-rows.mjs')
const { measureBots } = await import('./bench/bot-rows.mjs')
const { openMembers } = await import('./bench/group-rows.mjs')
const { measureList } = await import('./bench/list-rows.mjs')
const { measureLive } = await import('./bench/live-rows.mjs')
const { measureLoad } = await import('./bench/load-rows.mjs')
const { measureProfiles } = await import('./bench/profile-rows.mjs')
const { measureRain } = await import('./bench/rain-rows.mjs')
const { measureRooms } = await import('./bench/room-rows.mjs')
const { measureSpaces } = await import('./bench/space-rows.mjs')
const { measureStorms } = await import('./bench/chaos-row.mjs')
const { boardLines, botLines, listLines, liveLines, loadLines, memberLines, profileLines, stormLines } =
  await import('./bench/app-lines.mjs')
const { callLines, giftLines, rainLines, roomLines, spaceLines } = await import('./bench/media-lines.mjs')
const { broken, markdown, missing } = await import('./bench/report-table.mjs')

const notes = path.join(root, 'docs', 'bench.md')
const END = '<!-- measured -->'

/**
 * Measures one part of the table. A failing part does not stop the others.
 * @param {string} name
 * @param {() => Promise<import('./bench/report-table.mjs').Line[]>} measure
 */
const part = (name, measure) =>
  timed(name, () =>
    measure().catch((error) => {
      process.exitCode = 1
      return [broken(name, error)]
    }),
  )

await build()
await timed('Building the bench pages', async () => {
  await buildPages()
  await buildLab(path.join(pagesAt, 'lab'))
})
const server = await startBenchServer(pagesAt)
const browser = await launch((await findChromium()).file)
try {
  const lists = await part('Lists: bare virtua, then ours', async () => {
    const floor = await measureList(browser, server.origin, true)
    return listLines(await measureList(browser, server.origin, false), floor)
  })
  const live = await part('Log, reducers and live path', async () =>
    liveLines(await measureLive(browser, server.origin)),
  )
  const members = await part('Member lists', async () => memberLines(await openMembers(browser, server.origin)))
  const rain = await part('Bubble rain', async () => rainLines(await measureRain(browser, server.origin)))
  const gifts = await part('Gifts', async () => {
    const drawing = await launch((await findChromium()).file, WEBGL_ARGS)
    try {
      return giftLines(await measureGifts(drawing, server.origin, pagesAt))
    } finally {
      await drawing.close()
    }
  })
  const load = await part('First load and reload', async () => loadLines(await measureLoad(browser)))
  const profiles = await part('Profiles and charts', async () => profileLines(await measureProfiles(browser)))
  const boards = await part('Tables of project owners', async () =>
    boardLines(await measureBoard(browser, server.origin), await measureLooper(browser)),
  )
  const bots = await part('Bots', async () => botLines(await measureBots(browser)))
  const rooms = await part('Rooms in the media lab', async () =>
    roomLines(await measureRooms((await findChromium()).file, server.origin)),
  )
  const spaces = await part('Rooms in the app', async () =>
    spaceLines(await measureSpaces((await findChromium()).file)),
  )
  const calls = await part('Calls', async () => callLines(await measureCalls((await findChromium()).file)))
  const storms = await part('Chaos schedules', async () => stormLines(await measureStorms()))
  const lines = [
    ...lists,
    ...live,
    ...members,
    ...rain,
    ...gifts,
    ...load,
    ...profiles,
    ...boards,
    ...bots,
    ...rooms,
    ...spaces,
    ...calls,
    ...storms,
    ...missing,
  ]
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  const date = new Date().toISOString().slice(0, 16).replace('T', ' ')
  const machine = `${cpus().length} cores, load ${(loadavg()[0] ?? 0).toFixed(1)}`
  const where = `${date} UTC, commit ${commit}, ${machine}, took ${secondsSince(begun)}`
  const table = markdown(lines)
  console.log(`${table}\n\n${where}`)
  const out = path.join(root, '.data', 'bench')
  mkdirSync(out, { recursive: true })
  writeFileSync(path.join(out, 'bench.json'), JSON.stringify({ date, commit, load: loadavg(), lines }, null, 2))
  const known = existsSync(notes) ? readFileSync(notes, 'utf8') : `# Bench\n\n${END}\n`
  writeFileSync(notes, `${known.slice(0, known.indexOf(END) + END.length)}\n\n${where}\n\n${table}\n`)
} finally {
  await browser.close()
  server.close()
}
