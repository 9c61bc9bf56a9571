/**
 * Runs in the page: measures the time from a press to the end of the first frame in which `isThere` returns `true`, and
 * the layout shift since the press.
 */
export const watch = () => {
  const found = { ms: 0, shift: 0 }
  Reflect.set(window, 'opening', found)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) found.shift += Reflect.get(entry, 'value')
  }).observe({ type: 'layout-shift', buffered: true })
  const isThere = () => Reflect.get(window, 'isThere')?.() === true
  for (const type of ['click', 'keydown'])
    window.addEventListener(
      type,
      ({ timeStamp }) => {
        Object.assign(found, { ms: 0, shift: 0 })
        const look = () =>
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.addEventListener('message', () => {
              if (isThere()) found.ms = performance.now() - timeStamp
              else look()
            })
            port1.start()
            port2.postMessage(null)
          })
        look()
      },
      { capture: true },
    )
}

/** @param {import('playwright').Page} page @returns {Promise<{ ms: number, shift: number }>} */
export const opened = (page) =>
  page
    .waitForFunction(() => Reflect.get(window, 'opening').ms > 0)
    .then(() => page.evaluate(() => Reflect.get(window, 'opening')))

/** @param {import('playwright').Page} page @param {string} origin */
export async function signInAsAda(page, origin) {
  await page.goto(`${origin}/sign-in/email`)
  await page.getByLabel('E-mail').fill('ada@loop.example')
  await page.getByRole('button', { name: 'Send code' }).click()
  await page
    .getByRole('button', { name: /Use code/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.locator('main a[href^="/group/"]').first().waitFor()
}
