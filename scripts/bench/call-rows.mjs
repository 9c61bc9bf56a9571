import { startHost } from '../pictures/start-server.mjs'
import { Guest } from '../rooms/guest.mjs'
import { median } from './pages.mjs'

const BEN = { profile: '/profile/1000000002', chat: /\/message\/1000000002$/ }
const RUNS = 5

/** Runs in the page: records when a button was last pressed and when a ring was last drawn, by the machine's clock. */
const noteTimes = () => {
  const now = () => performance.timeOrigin + performance.now()
  const noted = { pressed: 0, rang: 0 }
  let wasRinging = false
  addEventListener(
    'click',
    () => {
      noted.pressed = now()
    },
    true,
  )
  new MutationObserver(() => {
    const rings = document.querySelector('[role=alertdialog]') !== null
    // The animation frame that draws the ring has ended when the next animation frame starts.
    if (rings && !wasRinging)
      requestAnimationFrame(() => {
        requestAnimationFrame(() => {
          noted.rang = now()
        })
      })
    wasRinging = rings
  }).observe(document, { subtree: true, childList: true })
  Reflect.set(window, 'noted', noted)
}

/** @param {Guest} guest @param {'pressed' | 'rang'} what @returns {Promise<number>} */
const notedBy = ({ page }, what) => page.evaluate((name) => Reflect.get(window, 'noted')[name], what)

/**
 * Waits until the page plays another person's sound. Returns the time of the first sound.
 * @param {Guest} guest
 * @returns {Promise<number>}
 */
async function heardAt({ page }) {
  await page.waitForFunction(() => Number.isFinite(Reflect.get(window, 'ears').firstSoundAt()), undefined, {
    timeout: 20_000,
    polling: 50,
  })
  return page.evaluate(() => Reflect.get(window, 'ears').firstSoundAt())
}

/**
 * Measures calls: Ada calls Ben and Ben answers, several times, in two browsers on one server.
 * @param {string} executablePath
 */
export async function measureCalls(executablePath) {
  const server = await startHost('--pace', '0')
  /** @type {Guest[]} */
  const guests = []
  try {
    for (const nth of [0, 1]) {
      const guest = await Guest.open(executablePath, server.origin, nth)
      guests.push(guest)
      await guest.page.addInitScript(noteTimes)
      await guest.signIn()
    }
    const [ada, ben] = guests
    if (ada === undefined || ben === undefined) throw new Error('a guest is missing')
    await ada.page.goto(BEN.profile)
    await ada.page.getByRole('link', { name: 'Chat', exact: true }).click()
    await ada.page.waitForURL(BEN.chat)
    const rings = []
    const sounds = []
    for (let n = 0; n < RUNS; n += 1) {
      await ada.page.getByRole('button', { name: 'Call Ben', exact: true }).click()
      const answer = ben.page.getByRole('button', { name: 'Answer', exact: true })
      await answer.waitFor()
      await ben.page.waitForFunction(
        (since) => Reflect.get(window, 'noted').rang > since,
        await notedBy(ada, 'pressed'),
      )
      rings.push((await notedBy(ben, 'rang')) - (await notedBy(ada, 'pressed')))
      for (const { page } of guests)
        await page.evaluate(() => {
          Reflect.get(window, 'ears').anew()
        })
      await answer.click()
      const heard = await Promise.all(guests.map(heardAt))
      sounds.push(Math.max(...heard) - (await notedBy(ben, 'pressed')))
      await ben.page.getByRole('button', { name: 'Hang up', exact: true }).click()
      for (const { page } of guests)
        await page.getByRole('dialog', { name: /^Voice call/ }).waitFor({ state: 'detached' })
    }
    return {
      ring: { median: median(rings), worst: Math.max(...rings) },
      sound: { median: median(sounds), worst: Math.max(...sounds) },
    }
  } finally {
    await Promise.all(guests.map((guest) => guest.close()))
    await server.stop()
  }
}
