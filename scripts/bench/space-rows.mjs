import { startHost } from '../pictures/start-server.mjs'
import { Guest } from '../rooms/guest.mjs'
import { median, pause } from './pages.mjs'

/** An open room of the seeded group Loop Town Square. Ada is a host of this room. */
const ROOM = '/space/5bace001-0000-4000-8000-000010000001'
const RUNS = 5
/**
 * Simulated speakers take turns of four seconds. In 960 frames each speaker has a turn, the silent speaker included.
 */
const FRAMES = 960
const KEYS = ['a', 'Enter']
const CUT_MS = 3_000

/**
 * Presses Join in a loaded page and waits for the speaker's tone.
 * @param {Guest} listener
 * @param {Guest} speaker
 */
async function firstSound(listener, speaker) {
  const { page } = listener
  await page.goto(ROOM)
  await page.getByRole('button', { name: 'Join space' }).waitFor()
  await pause(1_000)
  await page.getByRole('button', { name: 'Join space' }).click()
  const [hz] = await listener.hears([speaker])
  if (hz == null) throw new Error('the speaker was silent')
  const ms = await listener.firstSoundMs([speaker])
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click()
  await page.getByRole('region', { name: /^Live room/ }).waitFor({ state: 'detached' })
  return ms
}

/**
 * Runs in the page: measures the durations of `count` frames.
 * @param {number} count
 */
const framesOf = async (count) => {
  const times = []
  let last = await new Promise((resolve) => {
    requestAnimationFrame(resolve)
  })
  for (let n = 0; n < count; n += 1) {
    const now = await new Promise((resolve) => {
      requestAnimationFrame(resolve)
    })
    times.push(now - last)
    last = now
  }
  times.sort((a, b) => a - b)
  return {
    p95: times[Math.floor(times.length * 0.95)] ?? Infinity,
    worst: times.at(-1) ?? Infinity,
    over: times.filter((ms) => ms > 17.5).length,
  }
}

/**
 * Counts the keys that the host presses, without moving the focus, until the guest who requested to speak is on stage.
 * @param {Guest} host
 * @param {Guest} asking
 */
async function keysToGrant(host, asking) {
  await host.page.getByRole('radio', { name: 'Ask first' }).click()
  await asking.page.getByRole('button', { name: 'Ask to speak' }).click()
  await host.page.getByRole('button', { name: /^Allow / }).waitFor()
  const onStage = asking.page.getByRole('list', { name: 'On stage' }).locator('li', { hasText: 'You' })
  let keys = 0
  for (const key of KEYS) {
    await host.page.keyboard.press(key)
    keys += 1
    if (
      await onStage.waitFor({ timeout: 3_000 }).then(
        () => true,
        () => false,
      )
    )
      return keys
  }
  return Infinity
}

/**
 * Cuts the network of a muted guest. Meanwhile a host mutes their own microphone. Measures the time from the network's
 * return until the guest sees that the host is muted, and checks that the guest is still muted.
 * @param {Guest} host
 * @param {Guest} muted
 */
async function rejoin(host, muted) {
  const { page } = muted
  await muted.speak()
  await page.getByRole('button', { name: 'Mute', exact: true }).click()
  const unmute = page.getByRole('button', { name: 'Unmute', exact: true })
  await unmute.waitFor()
  const hosts = page.getByRole('list', { name: 'On stage' }).locator(`li[data-xid="${host.xid}"]`)
  await hosts.getByText('microphone on').waitFor({ state: 'attached' })
  await page.context().setOffline(true)
  await host.page.getByRole('button', { name: 'Mute', exact: true }).click()
  await pause(CUT_MS)
  if ((await hosts.getByText('muted').count()) > 0) throw new Error('the network was not cut')
  const from = performance.now()
  await page.context().setOffline(false)
  await hosts.getByText('muted').waitFor({ state: 'attached' })
  return { ms: performance.now() - from, isMuted: await unmute.isVisible() }
}

/** @param {string} executablePath */
export async function measureSpaces(executablePath) {
  const server = await startHost('--full-room')
  /** @type {Guest[]} */
  const guests = []
  /** @param {number} nth */
  const open = async (nth) => {
    const guest = await Guest.open(executablePath, server.origin, nth)
    guests.push(guest)
    await guest.signIn()
    return guest
  }
  try {
    const ada = await open(0)
    await ada.enter(ROOM)
    await ada.speak()
    const ben = await open(1)
    const sounds = []
    for (let n = 0; n < RUNS; n += 1) sounds.push(await firstSound(ben, ada))
    await ben.enter(ROOM)
    await ben.hears([ada])
    const keys = await keysToGrant(ada, ben)
    const back = await rejoin(ada, ben)
    await ada.speak()
    const cdp = await ada.page.context().newCDPSession(ada.page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const frames = await ada.page.evaluate(framesOf, FRAMES)
    return { firstSound: median(sounds), keys, back, frames }
  } finally {
    await Promise.all(guests.map((guest) => guest.close()))
    await server.stop()
  }
}
