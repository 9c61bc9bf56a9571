import type { Page } from 'playwright/test'
import { go, signIn, signInByForm } from './support/user-actions'
import { expectAccessible } from './support/axe'
import type { BrowserUser } from './support/browser-user'
import { expect, test } from './support/test'

const BEN = '/message/1000000002'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const ringAt = (page: Page, name: string) => page.getByRole('alertdialog', { name })
const callAt = (page: Page, name: string) => page.getByRole('dialog', { name })

/** The peak level of the other person's audio over 20 animation frames. */
const loudness = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const heard = document.querySelector('audio[data-sound]')
    if (!(heard instanceof HTMLAudioElement) || !(heard.srcObject instanceof MediaStream)) return 0
    const audio = new AudioContext()
    const meter = new AnalyserNode(audio)
    audio.createMediaStreamSource(heard.srcObject).connect(meter)
    await audio.resume()
    const samples = new Float32Array(meter.fftSize)
    let loudest = 0
    for (let n = 0; n < 20; n += 1) {
      await new Promise(requestAnimationFrame)
      meter.getFloatTimeDomainData(samples)
      loudest = Math.max(loudest, ...samples.map(Math.abs))
    }
    await audio.close()
    return loudest
  })

/** The current picture of the named person's video as a data URL, or '' before the first video frame. */
const pictureOf = (page: Page, name: string): Promise<string> =>
  page.getByLabel(name, { exact: true }).evaluate((element) => {
    if (!(element instanceof HTMLVideoElement) || element.videoWidth === 0) return ''
    const canvas = document.createElement('canvas')
    canvas.getContext('2d')?.drawImage(element, 0, 0, canvas.width, canvas.height)
    return canvas.toDataURL()
  })

/** Passes when the picture in the named person's video changes. */
const expectSeen = async (page: Page, name: string): Promise<void> => {
  await expect.poll(() => pictureOf(page, name)).not.toBe('')
  const first = await pictureOf(page, name)
  await expect.poll(() => pictureOf(page, name)).not.toBe(first)
}

const bothIn = async (
  openPerson: (name: string) => Promise<BrowserUser>,
): Promise<readonly [Page, Page, BrowserUser]> => {
  const [ada, ben] = await Promise.all([openPerson('Ada'), openPerson('Ben')])
  for (const { context } of [ada, ben]) await context.grantPermissions(['microphone', 'camera'])
  await Promise.all([signIn(ada, 'ada@loop.example'), signIn(ben, 'ben@loop.example')])
  await go(ada.page, '/profile/1000000002')
  await ada.page.getByRole('link', { name: 'Chat', exact: true }).click()
  await expect(ada.page).toHaveURL(new RegExp(`${BEN}$`))
  return [ada.page, ben.page, ben]
}

test('R1-124 R2-005 R2-038 R2-039 R2-145 R2-146 R2-148 R2-151 R2-206 two people in a call hear each other, and a call can be hung up, declined or cancelled', async ({
  openPerson,
}) => {
  const [ada, ben] = await bothIn(openPerson)

  await button(ada, 'Call Ben').click()
  await expect(ringAt(ben, 'Ada is calling')).toBeVisible()
  await expect(callAt(ada, 'Voice call with Ben')).toContainText('Awaiting response')
  await expectAccessible(ben)
  await button(ben, 'Answer').click()
  await expect(ringAt(ben, 'Ada is calling')).toHaveCount(0)
  for (const [page, name] of [
    [ada, 'Ben'],
    [ben, 'Ada'],
  ] as const) {
    await expect(callAt(page, `Voice call with ${name}`)).toContainText(/00:\d\d/)
    await expect.poll(() => loudness(page)).toBeGreaterThan(0.01)
  }
  await expectAccessible(ada)
  // Ada can change the microphone while she speaks, and Ben still hears her.
  await button(ada, 'Devices').click()
  await ada.getByRole('combobox', { name: 'Microphone' }).selectOption({ label: 'Fake Audio Input 2' })
  await button(ada, 'Done').click()
  await expect.poll(() => loudness(ben)).toBeGreaterThan(0.01)
  await button(ben, 'Hang up').click()
  await expect(ada.getByText('Call ended')).toBeVisible()
  await expect(callAt(ada, 'Voice call with Ben')).toHaveCount(0)
  await expect(callAt(ben, 'Voice call with Ada')).toHaveCount(0)
  await expect(ada.getByRole('log').getByText(/^Lasted 0:/)).toBeVisible()

  // Ben declines the first call. Ada cancels the second call before Ben answers.
  await ada.getByRole('log').getByRole('button', { name: 'Call back' }).click()
  await button(ben, 'Decline').click()
  await expect(ada.getByText('Ben declined')).toBeVisible()
  await button(ada, 'Call Ben').click()
  await expect(ringAt(ben, 'Ada is calling')).toBeVisible()
  await button(ada, 'Hang up').click()
  await expect(ringAt(ben, 'Ada is calling')).toHaveCount(0)
  await expect(ben.getByText('Missed call from Ada')).toBeVisible()
})

test('R2-039 R2-040 R2-041 two people in a video call see each other in the call dialog and in a floating window, and can swap the pictures', async ({
  openPerson,
}) => {
  const [ada, ben] = await bothIn(openPerson)
  await button(ada, 'Video call Ben').click()
  await button(ben, 'Answer').click()
  await expect(callAt(ada, 'Video call with Ben')).toContainText(/00:\d\d/)
  await expectSeen(ada, 'Ben')
  await expectSeen(ben, 'Ada')
  await expect(ada.locator('[data-picture="theirs"] video')).toHaveAccessibleName('Ben')
  await button(ada, 'Swap pictures').last().click()
  await expect(ada.locator('[data-picture="own"] video')).toHaveAccessibleName('You')
  await button(ada, 'Keep talking in a small window').click()
  const card = ada.getByRole('region', { name: 'Video call with Ben' })
  await expect(card).toBeVisible()
  // The small window leaves the message box free.
  await ada.getByRole('textbox', { name: 'Message Ben' }).fill('You are very small')
  await button(ada, 'Send').click()
  await expect(ada.getByRole('log')).toContainText('You are very small')
  await button(ada, 'Back to the call').click()
  await expect(callAt(ada, 'Video call with Ben')).toBeVisible()

  // The call continues in a floating window, and returns to the page when that window closes.
  const float = async (): Promise<Page> => {
    const [floating] = await Promise.all([
      ada.context().waitForEvent('page'),
      button(ada, 'Float above other windows').click(),
    ])
    await expectSeen(floating, 'Ben')
    return floating
  }
  const first = await float()
  await first.close()
  await expect(callAt(ada, 'Video call with Ben')).toBeVisible()
  await button(await float(), 'Hang up').click()
  await expect(ben.getByText('Call ended')).toBeVisible()
})

test('RCV-7 a call answered in one tab stops ringing in all tabs, and two people who call each other at once are connected', async ({
  openPerson,
}) => {
  const [ada, ben, person] = await bothIn(openPerson)
  const other = await person.openTab('/message/1000000001')
  await button(ada, 'Call Ben').click()
  for (const tab of [ben, other]) await expect(ringAt(tab, 'Ada is calling')).toBeVisible()
  await button(other, 'Answer').click()
  await expect(callAt(other, 'Voice call with Ada')).toContainText(/00:\d\d/)
  await expect(ringAt(ben, 'Ada is calling')).toHaveCount(0)
  await expect(ben.getByText('This call is open in another tab')).toBeVisible()
  await button(ben, 'Hang up').click()
  await expect(callAt(other, 'Voice call with Ada')).toHaveCount(0)
  await expect(callAt(ada, 'Voice call with Ben')).toHaveCount(0)

  await Promise.all([button(ada, 'Call Ben').click(), button(other, 'Call Ada').click()])
  await expect(callAt(ada, 'Voice call with Ben')).toContainText(/00:\d\d/)
  await expect(callAt(other, 'Voice call with Ada')).toContainText(/00:\d\d/)
  await button(ada, 'Hang up').click()
  await expect(callAt(other, 'Voice call with Ada')).toHaveCount(0)
})

const dig = (from: unknown, key: string): unknown =>
  typeof from === 'object' && from !== null ? Reflect.get(from, key) : undefined

/** Answers the call from a phone, which is another session of the account without a page. */
const answerByPhone = async ({ request }: Page, email: string): Promise<void> => {
  const dataOf = async (answer: { readonly json: () => Promise<unknown> }) => dig(await answer.json(), 'data')
  await request.post('/api/loop_login/send_email_login_code', { data: { email } })
  const letter = dig(dig(await dataOf(await request.get('/simulator/inbox', { params: { email } })), 'list'), '0')
  const signedIn = await dataOf(
    await request.post('/api/loop_login/email_code_login', { data: { email, security_code: dig(letter, 'code') } }),
  )
  const headers = { token: String(dig(signedIn, 'token')), platform: 'ios' }
  const call = await dataOf(await request.get('/api/live/check_private_room', { headers }))
  await request.post('/api/live/accept_private_room', { headers, data: { channel_id: dig(call, 'channel_id') } })
}

test('R2-149 R2-150 R2-288 R2-289 CLR-2 CLR-3 RCV-3 RCV-5 a call still rings after both people reload, and stops ringing when a phone answers or nobody answers in time', async ({
  openPerson,
}) => {
  const [ada, ben] = await bothIn(openPerson)
  const elsewhere = await openPerson('Ben elsewhere')
  const other = elsewhere.page
  // Sign in by the form, because two browsers restored from the same stored profile would count as one device.
  await signInByForm(elsewhere, 'ben@loop.example')
  await expect(ben.getByRole('dialog', { name: 'User has been kicked offline' })).toBeVisible()
  await button(ada, 'Call Ben').click()
  await expect(ringAt(other, 'Ada is calling')).toBeVisible()

  await Promise.all([ada.reload(), other.reload()])
  await expect(callAt(ada, 'Voice call with Ben')).toContainText('Awaiting response')
  await expect(ringAt(other, 'Ada is calling')).toBeVisible()
  await button(ada, 'Keep talking in a small window').click()
  await button(ada, 'Video call Ben').click()
  await expect(ada.getByText('Another call is waiting. End it, then call again.')).toBeVisible()

  await other.keyboard.press('F6')
  await other.keyboard.press('Enter')
  await expect(callAt(other, 'Voice call with Ada')).toContainText(/00:\d\d/)
  await expect(ada.getByRole('region', { name: 'Voice call with Ben' })).toContainText(/00:\d\d/)
  await button(other, 'Hang up').click()
  await expect(ada.getByRole('region', { name: 'Voice call with Ben' })).toHaveCount(0)

  await button(ada, 'Call Ben').click()
  await expect(ringAt(other, 'Ada is calling')).toBeVisible()
  await answerByPhone(other, 'ben@loop.example')
  await expect(other.getByText('Answered on another device')).toBeVisible()
  await expect(ringAt(other, 'Ada is calling')).toHaveCount(0)
  await button(ada, 'Hang up').click()

  const begun = Date.now()
  await button(ada, 'Call Ben').click()
  await expect(ringAt(other, 'Ada is calling')).toBeVisible()
  await ada.clock.setSystemTime(begun + 31_000)
  await expect(callAt(ada, 'Voice call with Ben')).toContainText('Unable to connect')
  await ada.clock.setSystemTime(begun + 65_000)
  // If the server corrects the page's clock before the alarm, the call ends after a real minute.
  await expect(ada.getByText('Ben didn’t answer')).toBeVisible({ timeout: 90_000 })
  await expect(ringAt(other, 'Ada is calling')).toHaveCount(0)
  // Ben's first browser shows only the duplicate-login dialog, and the new call does not ring there.
  await expect(ringAt(ben, 'Ada is calling')).toHaveCount(0)
})
