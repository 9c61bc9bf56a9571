import * as t from 'io-ts'
import { readFileSync } from 'node:fs'
import { expect, test } from 'playwright/test'
import { labOf, serveLab } from './support/media-lab'

/** The response headers that `npm run build:live` writes for the web server of the live build. */
const headers: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('../../dist/live/headers.json', import.meta.url), 'utf8'),
)
const Taken = t.type({ before: t.array(t.string), refused: t.string, width: t.number, after: t.array(t.string) })

test('under the content policy of the live build, the real Agora client captures microphone and camera for an element of the app', async ({
  browser,
}) => {
  const { 'Content-Security-Policy': policy = '', ...others } = headers
  // The test page has an http:// address, so the policy must not upgrade its requests to https://.
  const { address, stop } = await serveLab({
    ...others,
    'Content-Security-Policy': policy.replace('upgrade-insecure-requests; ', ''),
  })
  const context = await browser.newContext({ permissions: ['microphone', 'camera'] })
  await context.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.abort(),
  )
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', ({ message }) => {
    problems.push(message)
  })
  // The app never uses the vendor's own player. The policy blocks an inline style of that player.
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text()) && !message.text().startsWith('Applying inline style'))
      problems.push(message.text())
  })
  await page.goto(address)
  const { told } = labOf(page)
  const taken = await told(Taken, 'agora')
  expect(taken).toEqual({
    before: ['audio live', 'video live'],
    refused: 'INVALID_OPERATION',
    width: expect.any(Number),
    after: ['audio ended', 'video ended'],
  })
  expect(taken.width).toBeGreaterThan(0)
  expect(problems).toEqual([])
  await context.close()
  stop()
})
