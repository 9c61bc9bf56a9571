import { createServer } from 'node:http'
import { startProduct } from './load-rows.mjs'
import { median, pause } from './pages.mjs'

const ANSWERS = 15
const GROUP = '470000047'
const PICTURE = 'https://pictures.example/bot.png'

/** Starts a bot that echoes each command and records when the bot answered, in ms since 1970. */
async function startCallback() {
  /** @type {Map<string, number>} */
  const answeredAt = new Map()
  const server = createServer((request, response) => {
    /** @type {Buffer[]} */
    const chunks = []
    request
      .on('data', (chunk) => {
        chunks.push(chunk)
      })
      .on('end', () => {
        const { args = '' } = JSON.parse(Buffer.concat(chunks).toString())
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ body: `Echo of ${args}` }))
        answeredAt.set(args, performance.timeOrigin + performance.now())
      })
  })
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(undefined))
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the callback has no port')
  return {
    url: `http://127.0.0.1:${address.port}/`,
    answeredAt,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/**
 * Creates a bot through the API and invites it into a group.
 * @param {string} origin
 * @param {string} token
 * @param {string} userId
 * @param {string} url
 */
async function makeBot(origin, token, userId, url) {
  /** @param {string} path @param {object} input */
  const post = async (path, input) => {
    const answer = await (
      await fetch(`${origin}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', token },
        body: JSON.stringify(input),
      })
    ).json()
    if (answer.code !== 0) throw new Error(`${path}: ${JSON.stringify(answer)}`)
    return answer.data
  }
  const { id: botId, xid } = await post('/botfather/bot-management/create', {
    userId,
    botName: 'echo_bot',
    description: 'Says it again',
    avatarUrl: PICTURE,
  })
  const command = { id: '', cmd: '/echo', description: '', weight: 0, bot_id: botId, xid, state: 0, status: 1 }
  await post('/botfather/bot-management/commands', { userId, botId, commandList: [command] })
  await post('/botfather/bot-management/webhook', { userId, botId, url })
  await post('/api/groupchat/invite_user', { gid: GROUP, xids: [xid] })
}

/**
 * Measures the milliseconds from a bot's HTTP answer to the animation frame that shows the bot's text in an open chat.
 * @param {import('playwright').Browser} browser
 */
export async function measureBots(browser) {
  const product = await startProduct()
  const callback = await startCallback()
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
  })
  try {
    const page = await context.newPage()
    /** @type {Promise<string>} */
    const token = new Promise((resolve) => {
      page.on('request', (request) => {
        const sent = request.headers()['token']
        if (sent !== undefined && request.url().includes('get_profile')) resolve(sent)
      })
    })
    await page.goto(`${product.origin}/sign-in/email`)
    await page.getByLabel('E-mail').fill('ada@loop.example')
    await page.getByRole('button', { name: 'Send code' }).click()
    await page
      .getByRole('button', { name: /Use code/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.locator('main a[href^="/group/"]').first().waitFor()
    await page.goto(`${product.origin}/profile`)
    await makeBot(product.origin, await token, '1000000001', callback.url)
    await page.goto(`${product.origin}/group/${GROUP}`)
    const words = page.getByRole('textbox', { name: /^Message / })
    await words.waitFor()
    await pause(1_000)
    const times = []
    for (let n = 0; n < ANSWERS; n += 1) {
      const seen = page.getByRole('log').evaluate(
        (log, text) =>
          new Promise((resolve) => {
            const look = () =>
              requestAnimationFrame(() =>
                log.textContent?.includes(text)
                  ? setTimeout(() => resolve(performance.timeOrigin + performance.now()))
                  : look(),
              )
            look()
          }),
        `Echo of no${n}.`,
      )
      await words.fill(`/echo no${n}.`)
      await words.press('Enter')
      times.push(Number(await seen) - (callback.answeredAt.get(`no${n}.`) ?? 0))
    }
    return { typical: median(times), worst: Math.max(...times) }
  } finally {
    await context.close()
    callback.stop()
    await product.stop()
  }
}
