import { createServer } from 'node:http'
import { composer, openSquare, say, saying, signIn } from './support/user-actions'
import { readStoredLog } from './support/read-stored-log'
import { expect, test } from './support/test'

/** A foreign page at its own origin. Its icon is inline, because its server may already be closed. */
const stranger = async (
  html: string,
): Promise<{ readonly origin: string; readonly referrers: (string | undefined)[]; readonly close: () => void }> => {
  const referrers: (string | undefined)[] = []
  const server = createServer((request, response) => {
    referrers.push(request.headers.referer)
    response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end(`<!doctype html><link rel="icon" href="data:,">${html}`)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const at = server.address()
  if (typeof at !== 'object' || at === null) throw new Error('no port')
  return {
    origin: `http://localhost:${at.port}`,
    referrers,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

test('BI-358 framed: a page of a foreign origin cannot show the app in a frame', async ({
  openPerson,
  server,
  problems,
}) => {
  problems.allow(/frame-ancestors|Refused to (?:frame|display)|X-Frame|chrome-error/)
  const other = await stranger(`<iframe src="${server.origin}/group" width="900" height="700"></iframe>`)
  const { page } = await openPerson('Vera')
  await page.goto(other.origin)
  await expect.poll(() => page.frames().length).toBe(2)
  const [, framed] = page.frames()
  await expect.poll(() => framed?.url()).not.toContain('about:blank')
  expect(await framed?.locator('#root').count()).toBe(0)
  other.close()
})

test('BI-355 BI-356 BI-357 post_message: a message that another window posts changes nothing in the page', async ({
  openPerson,
  server,
}) => {
  const ada = await openPerson('Ada')
  await signIn(ada, 'ada@loop.example')
  await openSquare(ada.page)
  await composer(ada.page).fill('mine')
  const other = await stranger('<title>other</title>')
  const popup = ada.context.waitForEvent('page')
  await ada.page.evaluate((to) => {
    Object.assign(globalThis, { other: window.open(to, 'other') })
  }, other.origin)
  const page = await popup
  await page.waitForLoadState()
  const heard = ada.page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const origins: string[] = []
        window.addEventListener('message', ({ origin }) => {
          if (origins.push(origin) === 3) resolve(origins)
        })
      }),
  )
  await page.evaluate(() => {
    const opener: Window | null = window.opener
    opener?.postMessage({ type: 'close' }, '*')
    opener?.postMessage(JSON.parse('{"__proto__":{"a":1}}'), '*')
  })
  // The message has an opaque origin, like a message from a sandboxed frame.
  await ada.page.evaluate(() => {
    window.dispatchEvent(new MessageEvent('message', { origin: 'null', data: { type: 'close' } }))
  })
  expect((await heard).sort()).toEqual([other.origin, other.origin, 'null'].sort())
  expect(await ada.page.evaluate(() => Object.keys(Object.prototype))).toEqual([])
  await expect(composer(ada.page)).toHaveValue('mine')
  expect(ada.page.url()).toBe(`${server.origin}/group/10000001`)
  expect(await readStoredLog(ada.page)).not.toMatch(/"type":"close"|"a":1/)
  other.close()
})

test('BI-359 opener: a link in the chat opens without opener and without referrer', async ({ openPerson }) => {
  const ada = await openPerson('Ada')
  await signIn(ada, 'ada@loop.example')
  await openSquare(ada.page)
  const other = await stranger('<title>other</title>')
  const address = `${other.origin}/there`
  await say(ada.page, `look ${address}`)
  await expect(saying(ada.page, address)).toBeVisible()
  const opened = ada.context.waitForEvent('page')
  await saying(ada.page, address).click()
  const page = await opened
  await page.waitForLoadState()
  expect(await page.evaluate(() => `${window.opener === null} ${document.referrer}`)).toBe('true ')
  expect(other.referrers[0]).toBeUndefined()
  other.close()
})
