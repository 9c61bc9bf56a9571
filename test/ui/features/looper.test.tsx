import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Suspense } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Decimal, sumOf } from '../../../src/domain/kernel/decimal'
import { projectsQuery } from '../../../src/domain/looper'
import { DashboardScreen } from '../../../src/ui/features/looper/dashboard/DashboardScreen'
import { screens } from '../../../src/ui/features/looper/screens'
import { SettlementScreen } from '../../../src/ui/features/looper/SettlementScreen'
import { made } from '../../support/builders/made'
import { openLooper, projectOf, where } from '../support/looper'
import { FakeApp } from '../support/fake-app'
import { onPhone } from '../support/phone-layout'
import { only, show } from '../support/show'
import { worthQuery } from '../../../src/domain/balance'
import { queryLoaded } from '../../support/query-steps'

const at = '/looper/dashboard'
const dashboard = { [at]: <DashboardScreen /> }
const open = (address = `${at}?projectId=tea`) =>
  openLooper(address, { ...dashboard, '/looper/financial-settlement': <SettlementScreen /> })

describe('The pages of project owners', () => {
  it('R3-077 without a current project, a page of project owners first asks the member to choose a project', () => {
    const { projects } = open(at)
    projects(projectOf('tea'), projectOf('mesh'))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Choose a project')
    fireEvent.click(screen.getByRole('button', { name: /Project mesh/ }))
    expect(where()).toBe(`${at}?projectId=mesh`)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Dashboard')
  })

  it.each(Object.entries(screens))(
    'R3-077 without a current project the path %s shows only the choice of a project',
    async (path, Screen) => {
      const { projects } = openLooper(path, {
        [path]: (
          <Suspense>
            <Screen />
          </Suspense>
        ),
      })
      // Wait, because a lazy screen sends its request only once its code has loaded.
      await waitFor(() => projects(projectOf('tea'), projectOf('mesh')))
      expect((await screen.findAllByRole('heading', { level: 1 })).map(({ textContent }) => textContent)).toEqual([
        'Choose a project',
      ])
    },
  )

  it('R3-080 a visitor who opens a page of project owners is asked to sign in', () => {
    show(<DashboardScreen />, { app: new FakeApp() })
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/sign-in')
  })

  it('R3-287 once the balance has loaded, the header on a phone shows the balance in USD with a link to the wallet', () => {
    onPhone()
    const { app, projects } = open()
    projects(projectOf('tea'))
    expect(screen.queryByRole('link', { name: /1,284/ })).toBeNull()
    app.hear(
      { type: 'balance/AppShellShown', isMember: true },
      queryLoaded(worthQuery, {}, [sumOf([made(Decimal, '1000.57'), made(Decimal, '283.5')])]),
    )
    const link = screen.getByRole('link', { name: /1284\.07/ })
    expect([link.textContent, link.getAttribute('href')]).toEqual(['$1,284.07', '/wallet'])
  })

  it('R3-082 the header of a page of project owners shows the current project with a link to its X account', () => {
    open().projects(projectOf('tea'))
    expect(screen.getByRole('button', { name: 'Project: Project tea. Choose another' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Project tea on X' }).getAttribute('href')).toBe('https://x.com/tea')
  })

  it('R3-083 R3-084 a press on a project that a search in the project dialog has found opens the dashboard of this project', async () => {
    const { app, projects, looper, answered } = open()
    projects(projectOf('tea'), projectOf('mesh'))
    fireEvent.click(screen.getByRole('button', { name: /Choose another/ }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(2)
    fireEvent.change(within(dialog).getByRole('searchbox'), { target: { value: ' me ' } })
    expect(within(dialog).getByText('Searching…')).toBeTruthy()
    app.hearInTab((ask) => ({ type: 'AlarmRang', ask: ask(Object.keys(looper.slices.tab.search.effects())[0] ?? '') }))
    answered(projectsQuery, { keyword: 'me' }, [projectOf('mesh')])
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(1)
    fireEvent.click(within(dialog).getByRole('button', { name: /Project mesh/ }))
    expect(where()).toBe(`${at}?projectId=mesh`)
    expect(looper.slices.account.selectedProject.get()).toEqual({ projectId: 'mesh' })
  })

  it.each([
    [10, 'normal'],
    [11, 'advanced'],
  ])('R3-320 the choice of a project shows %i projects in the %s layout', (count, layout) => {
    open(at).projects(...Array.from({ length: count }, (_, n) => projectOf(`p${n}`)))
    expect(only(document.body, '[data-layout]').dataset['layout']).toBe(layout)
  })

  it('R3-085 R3-086 the dashboard shows the current project with description, links, exclusive page and figures, and an active API as NORMAL', () => {
    open().projects(projectOf('tea'))
    const card = within(screen.getByRole('region', { name: 'Project' }))
    expect([card.getByText('What it is'), card.getByText('NORMAL'), card.getByText('/p/tea')].length).toBe(3)
    expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://x.com/tea',
      'https://tea.example/',
    ])
    expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '14',
      '2',
      '3',
      '186k',
      '17.1%',
    ])
  })

  it('R3-305 a copy button on the dashboard has the tooltip "Click to copy", and after a press the tooltip "Copied"', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    open().projects(projectOf('tea'))
    const [button] = within(screen.getByRole('region', { name: 'Project' })).getAllByRole('button', {
      name: /\/p\/tea/,
    })
    if (button === undefined) throw new Error('there is nothing to copy')
    fireEvent.pointerEnter(button)
    fireEvent.focus(button)
    expect(await screen.findByText('Click to copy')).toBeTruthy()
    fireEvent.click(button)
    expect((await screen.findAllByText('Copied')).length).toBeGreaterThan(0)
    expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/p/tea`)
    writeText.mockRestore()
  })

  it('R3-076 the financial settlement page says only that settlement is coming', () => {
    open('/looper/financial-settlement?projectId=tea').projects(projectOf('tea'))
    expect(screen.getByText('Coming')).toBeTruthy()
  })
})

describe('The current project', () => {
  it('the current project is the project in the URL, even if another tab has chosen another project', () => {
    const { projects, looper } = open()
    projects(projectOf('tea'), projectOf('mesh'))
    looper.hear({ type: 'looper/ChooseProject', projectId: 'mesh' })
    expect(screen.getByRole('button', { name: /Choose another/ }).getAttribute('aria-label')).toContain('Project tea')
  })
})
