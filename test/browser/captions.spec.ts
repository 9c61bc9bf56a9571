import type { Page } from 'playwright/test'
import { SCRIPT, type Language } from '../../src/adapters/simulator/state/features/captions/script'
import { signIn } from './support/user-actions'
import { expectAccessible } from './support/axe'
import type { BrowserUser } from './support/browser-user'
import { expect, test } from './support/test'

// Simulated members speak only if the pace of the simulation is above 0.
test.use({ serverOptions: { seed: 1, args: ['--pace', '2'] } })

const LISTENERS = [
  { name: 'Ben', email: 'ben@loop.example', language: 'en_US', shownAs: 'English' },
  { name: 'Dora', email: 'dora@x.example', language: 'zh_CN', shownAs: '中文' },
  { name: 'Eve', email: 'eve@loop.example', language: 'es_ES', shownAs: 'español' },
] as const satisfies readonly { language: Language; [key: string]: string }[]

const transcript = (page: Page) => page.getByRole('dialog', { name: 'Captions' }).getByRole('log')

/** The caption lines that `page` shows in `language`. Fails if a line lacks its original text. */
const readIn = async (page: Page, language: Language): Promise<readonly string[]> => {
  const rows = await transcript(page).getByRole('listitem').allInnerTexts()
  return SCRIPT.flatMap((line) => {
    const isRead = rows.some(
      (row) => row.includes(line[language]) && (language === 'en_US' || row.includes(`Original: ${line.en_US}`)),
    )
    return isRead ? [line.en_US] : []
  })
}

const comeAndRead = async (
  person: BrowserUser,
  { email, language, shownAs }: (typeof LISTENERS)[number],
): Promise<void> => {
  const { page } = person
  await signIn(person, email)
  await page.goto('/space')
  await page
    .getByRole('article', { name: /^Open square/ })
    .getByRole('button', { name: 'Join', exact: true })
    .click()
  await page.getByRole('button', { name: 'Join space', exact: true }).click()
  await page.getByRole('button', { name: 'Captions', exact: true }).click()
  const captionsIn = page.getByRole('combobox', { name: 'Captions in' })
  // The language select stays disabled until the server has responded to the request below.
  await page.route(
    '**/loop_trans/join',
    async (route) => {
      await expect(captionsIn).toBeDisabled()
      await route.continue()
    },
    { times: 1 },
  )
  await page.getByRole('switch', { name: 'Translate this space' }).click()
  await expect(captionsIn).toHaveValue('en_US')
  await captionsIn.selectOption({ label: shownAs })
  await expect.poll(async () => (await readIn(page, language)).length).toBeGreaterThan(0)
}

test('R2-138 TRN-3 three listeners read captions in three languages, before and after a network cut', async ({
  openPerson,
}) => {
  const people = await Promise.all(
    LISTENERS.map(async (listener) => ({ listener, person: await openPerson(listener.name) })),
  )
  await Promise.all(people.map(({ person, listener }) => comeAndRead(person, listener)))

  /** The number of captions that all three listeners have seen, each in their own language. */
  const readByAll = async (): Promise<number> => {
    const read = await Promise.all(people.map(({ person, listener }) => readIn(person.page, listener.language)))
    return SCRIPT.filter(({ en_US: line }) => read.every((lines) => lines.includes(line))).length
  }
  await expect.poll(readByAll).toBeGreaterThan(0)
  for (const { person } of people.slice(0, 1)) await expectAccessible(person.page)

  for (const { person } of people) await person.cutNetwork()
  for (const { person } of people) await expect(person.page.getByText(/You’re offline/)).toBeAttached()
  const before = await Promise.all(people.map(({ person }) => transcript(person.page).getByRole('listitem').count()))
  for (const { person } of people) await person.restoreNetwork()
  for (const [i, { person }] of people.entries()) {
    await expect
      .poll(() => transcript(person.page).getByRole('listitem').count(), person.name)
      .toBeGreaterThan(before[i] ?? 0)
  }
  const had = await readByAll()
  await expect.poll(readByAll).toBeGreaterThan(Math.min(had, SCRIPT.length - 1))
  for (const { person, listener } of people)
    await expect(person.page.getByRole('combobox', { name: 'Captions in' })).toHaveValue(listener.language)
})
