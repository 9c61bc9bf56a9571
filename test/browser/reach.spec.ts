import type { Locator, Page } from 'playwright/test'
import { accountPanel, composer, go, signIn } from './support/user-actions'
import { expect, test } from './support/test'

const PRESSES = 3

/** Elements that exist only on the new screen. Until they appear, the previous screen stays. */
const SIGNS = {
  '/group': (page: Page) => page.getByRole('heading', { level: 1, name: 'Discover' }),
  '/message': (page: Page) => page.getByRole('list', { name: 'Conversations' }),
  '/space': (page: Page) => page.getByRole('heading', { level: 1, name: 'Spaces' }),
  '/profile': (page: Page) => page.getByRole('heading', { level: 1, name: 'Ada' }),
} as const

/**
 * How to reach a feature (spec 1 §1): a screen of the main navigation, the presses from there, and the element at the
 * end.
 */
interface Way {
  readonly what: string
  readonly from: keyof typeof SIGNS
  readonly presses: readonly Locator[]
  readonly ends: Locator
}

const waysOn = (page: Page): readonly Way[] => {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first()
  const link = (name: string | RegExp) => page.getByRole('link', { name }).first()
  const menuItem = (name: string) => page.getByRole('menuitem', { name, exact: true })
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
  const square = link(/^Loop Town Square Official/)
  return [
    {
      what: 'joining a community',
      from: '/group',
      presses: [
        page.getByRole('article').filter({ hasText: 'Slow travel' }).getByRole('button', { name: 'Join', exact: true }),
        page.getByRole('dialog').getByRole('button', { name: 'Join', exact: true }),
      ],
      ends: composer(page),
    },
    {
      what: 'running one',
      from: '/group',
      presses: [link('Create group')],
      ends: page.getByRole('textbox', { name: 'Name', exact: true }),
    },
    { what: 'its chat', from: '/group', presses: [square], ends: composer(page) },
    {
      what: 'its announcements',
      from: '/group',
      presses: [square, button(/^Group updates/), page.getByRole('link', { name: 'Announce', exact: true })],
      ends: page.getByLabel('What’s new?'),
    },
    {
      what: 'gifts',
      from: '/group',
      presses: [square, button('Send a gift')],
      ends: page.getByRole('dialog', { name: 'Send a gift' }),
    },
    {
      what: 'rewards',
      from: '/group',
      presses: [square, button('Bubble rain')],
      ends: page.getByRole('dialog', { name: 'Send a bubble rain' }),
    },
    {
      what: 'hosting a space',
      from: '/group',
      presses: [square, button('Group actions'), menuItem('Start a space')],
      ends: page.getByLabel('Title'),
    },
    { what: 'one-to-one chat', from: '/message', presses: [link(/^ليلى حداد/)], ends: composer(page) },
    {
      what: 'restreaming',
      from: '/profile',
      presses: [button(/^Account/), accountPanel(page).getByRole('button', { name: 'Live streaming' })],
      ends: page.getByText('YouTube').first(),
    },
    {
      what: 'the token balance',
      from: '/profile',
      presses: [link('Wallet')],
      ends: page.getByRole('list', { name: 'Balances' }).getByRole('link', { name: 'LOOP' }),
    },
    { what: 'levels', from: '/profile', presses: [link('Level details')], ends: heading('Your level') },
    { what: 'medals', from: '/profile', presses: [], ends: page.getByRole('region', { name: 'Medals' }) },
    {
      what: 'InfluShare',
      from: '/profile',
      presses: [page.getByRole('region', { name: 'Where attention goes' }).getByRole('link').first()],
      ends: page.getByRole('main').getByRole('button', { name: 'Back', exact: true }),
    },
    {
      what: 'bots',
      from: '/profile',
      presses: [button(/^Account/), accountPanel(page).getByRole('button', { name: 'Bots' })],
      ends: heading('Bots'),
    },
    {
      what: 'one’s projects',
      from: '/profile',
      presses: [button(/^Account/), accountPanel(page).getByRole('button', { name: 'Your projects' })],
      ends: heading('Choose a project'),
    },
    {
      what: 'captions',
      from: '/space',
      presses: [
        page.getByRole('article', { name: /^Open square/ }).getByRole('button', { name: 'Join', exact: true }),
        button('Join space'),
        button('Captions'),
      ],
      ends: page.getByRole('dialog', { name: 'Captions' }),
    },
  ]
}

test('R1-001 every feature is at most three presses from a screen of the main navigation', async ({ openPerson }) => {
  const ada = await openPerson('Ada', undefined, { viewport: { width: 1440, height: 900 } })
  await signIn(ada, 'ada@loop.example')
  const { page } = ada
  for (const { what, from, presses, ends } of waysOn(page)) {
    await test.step(what, async () => {
      expect(presses.length).toBeLessThanOrEqual(PRESSES)
      await go(page, from)
      await expect(SIGNS[from](page)).toBeVisible()
      for (const target of presses) await target.click()
      await expect(ends).toBeVisible()
      await page.keyboard.press('Escape')
    })
  }
})

const PAGES = [
  ['/bot/botList', 'Bots'],
  ['/bot/botCreate', 'Create a bot'],
  ['/rtmp', 'Live streaming'],
  ['/partners', 'Groups'],
  ['/p/harbor', 'Groups'],
  ['/p/search?link=harbor', 'Search'],
  ['/looper/dashboard', 'Dashboard'],
  ['/looper/influshare', 'InfluShare'],
  ['/looper/community-board', 'Community Board'],
  ['/looper/space-summary', 'Space Summary'],
  ['/looper/configration', 'Configuration'],
  ['/looper/api', 'Exclusive page'],
  ['/looper/edit-exclusive-page', 'Edit the exclusive page'],
  ['/looper/edit-project-info', 'Edit project information'],
  ['/looper/influshare-feeds', 'Feeds'],
] as const
const LAYOUTS = [
  ['desktop', 1_440, 900],
  ['mobile', 390, 844],
] as const

test('R3-001 R1-049 R3-067 R3-068 R3-069 R3-070 R3-071 R3-072 R3-073 R3-074 R3-075 the pages for bots, live streams, partners and projects open and fit the window on desktop and phone', async ({
  openPerson,
}) => {
  const ada = await openPerson('Ada')
  await signIn(ada, 'ada@loop.example')
  const { page } = ada
  for (const [layout, width, height] of LAYOUTS) {
    await page.setViewportSize({ width, height })
    for (const [at, title] of PAGES) {
      await test.step(`${layout} ${at}`, async () => {
        await go(page, at.startsWith('/looper') ? `${at}?projectId=loop` : at)
        await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeAttached()
        await expect(page.locator('main').getByRole('status', { name: 'Loading…' })).toHaveCount(0)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        )
        // On a phone these pages have their own header in place of the main navigation.
        if (!at.startsWith('/p'))
          await expect(page.getByRole('navigation', { name: 'Main' }).locator('visible=true')).toHaveCount(
            layout === 'desktop' ? 1 : 0,
          )
      })
    }
  }
})
