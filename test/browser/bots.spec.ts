import { spawn } from 'node:child_process'
import { composer, go, signIn } from './support/user-actions'
import { expectAccessible } from './support/axe'
import { makePicture } from './support/files'
import { expect, test } from './support/test'

/** Starts examples/bot as its README does. Resolves with the address of the bot. */
const startExample = (secret: string): Promise<{ readonly address: string; readonly stop: () => void }> =>
  new Promise((resolve) => {
    const bot = spawn(process.execPath, ['scripts/bot.mjs'], {
      env: { ...process.env, PORT: '0', BOT_SECRET: secret },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    bot.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const address = /http:\/\/localhost:\d+\//.exec(output)?.[0]
      if (address !== undefined)
        resolve({
          address,
          stop: () => {
            bot.kill()
          },
        })
    })
  })

test('R3-002 R3-003 R3-010 R3-011 a bot that a member creates in the app and starts by the steps in the README of examples/bot replies in a group', async ({
  openPerson,
}) => {
  const ada = await openPerson('Ada')
  await signIn(ada, 'ada@loop.example')
  const { page } = ada
  await go(page, '/bot')
  await expect(page).toHaveURL(/\/bot\/botList$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Bots' })).toBeVisible()
  await page.getByRole('link', { name: 'Create a bot' }).click()
  await page
    .getByLabel('Picture')
    .and(page.locator('input'))
    .setInputFiles(await makePicture(page, 'face.png', 'image/png'))
  await page.getByRole('dialog').getByRole('button').last().click()
  await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('weather')
  await page.getByRole('textbox', { name: 'Introduction' }).fill('Tells the weather')
  await page.getByRole('button', { name: 'Next' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your bot is ready' })
  const secret = (await dialog.getByText(/^whsec_/).textContent()) ?? ''
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Set up commands' }).click()
  await page.getByRole('textbox', { name: 'Command 1', exact: true }).fill('weather')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Commands saved')).toBeVisible()

  const { address, stop } = await startExample(secret)
  await page.getByRole('link', { name: 'Update weather_bot' }).click()
  await page.getByRole('textbox', { name: 'Callback URL' }).fill(address)
  await page.getByRole('button', { name: 'curl test' }).click()
  await expect(page.getByText('Save success')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back' }).click()
  await page.getByRole('button', { name: /^.?weather_bot/ }).click()
  await page.getByRole('switch', { name: '/weather' }).click()
  await expect(page.getByRole('switch', { name: '/weather' })).toBeChecked()

  await go(page, '/group/470000047')
  await expect(composer(page)).toBeVisible()
  await page.getByRole('button', { name: 'Group actions' }).click()
  await page.getByRole('menuitem', { name: 'Invite people' }).click()
  const invite = page.getByRole('dialog', { name: 'Invite people' })
  await invite.getByLabel('Find a person').fill('weather')
  await invite.getByRole('checkbox', { name: 'weather_bot' }).check()
  await invite.getByRole('button', { name: 'Invite 1 person' }).click()
  await expect(page.getByText('Invitation sent')).toBeVisible()
  await composer(page).fill('/weather Paris')
  await composer(page).press('Enter')
  await expect(page.getByRole('log').getByText('Weather in Paris: rain')).toBeVisible()
  await page.getByRole('log').getByRole('button', { name: 'And in Oslo?' }).click()
  await expect(page.getByRole('log').getByText('Weather in Oslo: sun')).toBeVisible()
  // The time from the press to the bot's reply on screen, the best of three attempts, because the machine may be
  // busy.
  const took = await page.getByRole('log').evaluate(async (log) => {
    const count = (): number => log.textContent.split('Weather in Oslo: sun').length
    const once = async (): Promise<number> => {
      const [before, begun] = [count(), performance.now()]
      const buttons = [...log.querySelectorAll('button')].filter(({ textContent }) => textContent === 'And in Oslo?')
      buttons.at(-1)?.click()
      await new Promise<void>((resolve) => {
        const seen = new MutationObserver(() => {
          if (count() === before) return
          seen.disconnect()
          resolve()
        })
        seen.observe(log, { childList: true, subtree: true, characterData: true })
      })
      return performance.now() - begun
    }
    return Math.min(await once(), await once(), await once())
  })
  expect(took, 'ms to a bot’s answer').toBeLessThanOrEqual(300)
  stop()
  await go(page, '/bot/botList')
  await page.getByRole('link', { name: 'Update weather_bot' }).click()
  await expect(
    page.getByRole('region', { name: 'Latest commands sent to the callback' }).getByText('Answered', { exact: true }),
  ).toHaveCount(5)
})
